// The row of buttons beside the board.

import { icon } from './icons.js';
import { make } from './make.js';

/** @typedef {'new' | 'undo' | 'hint' | 'giveUp' | 'settings' | 'rules' | 'language'} Command */

/** @type {[Command, Parameters<typeof icon>[0] | null][]} */
const BUTTONS = [
  ['new', 'new'],
  ['undo', 'undo'],
  ['hint', 'hint'],
  ['giveUp', 'flag'],
  ['settings', 'settings'],
  ['rules', 'question'],
  ['language', null],
];

export class Bar {
  /** @type {Map<Command, {button: HTMLButtonElement, label: HTMLElement}>} */
  #buttons = new Map();

  /**
   * @param {HTMLElement} parent
   * @param {Record<Command, () => void>} commands
   */
  constructor(parent, commands) {
    for (const [command, drawing] of BUTTONS) {
      const label = make('span', { class: 'label' });
      const run = () => button.getAttribute('aria-disabled') || commands[command]();
      const button = make('button', { type: 'button', class: `quiet ${command}`, onclick: run }, drawing ? icon(drawing) : null, label);
      parent.append(button);
      this.#buttons.set(command, { button, label });
    }
  }

  /** @param {import('../locale.js').Locale} locale */
  speak(locale) {
    for (const [command, { button, label }] of this.#buttons) {
      const shown = locale.say(command === 'language' ? 'bar.language.short' : `bar.${command}`);
      // A name begins with what is seen, for those who speak to their computer.
      const name = command === 'language' ? `${shown}: ${locale.say('bar.language')}` : shown;
      label.textContent = shown;
      button.setAttribute('aria-label', name);
      button.title = name;
    }
  }

  /**
   * Buttons that can't be used keep their place and the focus.
   * @param {Partial<Record<Command, boolean>>} usable
   */
  enable(usable) {
    for (const [command, { button }] of this.#buttons) {
      if (usable[command] === false) button.setAttribute('aria-disabled', 'true');
      else button.removeAttribute('aria-disabled');
    }
  }
}
