// A surface over the page that is dealt with before anything else: settings, rules, a question.

import { drawn } from './icons.js';
import { make } from './make.js';

const CROSS = 'M6 6l12 12M18 6 6 18';

/**
 * Opens a panel. The browser keeps the focus in it, closes it at Escape, and gives the focus back.
 * @param {ParentNode & Node} root
 * @param {{title: string, close: string, className?: string}} words
 * @param {...(Node | string)} content
 * @returns {{dialog: HTMLDialogElement, closed: Promise<string>}} `closed` gives what the panel was closed with, '' for nothing
 */
export function openPanel(root, { title, close, className = '' }, ...content) {
  const shut = make(
    'button',
    { type: 'button', class: 'quiet shut', 'aria-label': close, title: close, onclick: () => dialog.close() },
    drawn(CROSS),
  );
  const dialog = make(
    'dialog',
    { part: 'panel', class: className, 'aria-label': title },
    make('header', {}, make('h2', {}, title), shut),
    make('div', { class: 'content' }, ...content),
  );
  dialog.addEventListener('click', (event) => {
    // Only the backdrop is the dialog itself; what lies in it is its content.
    if (event.target === dialog) dialog.close();
  });
  const closed = new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
  root.append(dialog);
  dialog.showModal();
  return { dialog, closed };
}

/**
 * Asks a question that is answered by yes or no.
 * @param {ParentNode & Node} root
 * @param {{title: string, text: string, yes: string, no: string}} words
 * @returns {Promise<boolean>}
 */
export async function ask(root, { title, text, yes, no }) {
  const answer = (/** @type {string} */ value) => () => panel.dialog.close(value);
  const panel = openPanel(
    root,
    { title, close: no, className: 'question' },
    make('p', {}, text),
    make(
      'div',
      { class: 'answers' },
      make('button', { type: 'button', class: 'main', onclick: answer('yes') }, yes),
      make('button', { type: 'button', onclick: answer('') }, no),
    ),
  );
  return (await panel.closed) === 'yes';
}
