// Looking at what a button would do before it is pressed: by hovering over it, by the keyboard's focus, or by holding a
// finger on it. A finger that was held has looked, not pressed.

/** A finger that lies longer is held (milliseconds). As long as phones have it: a slow tap is still a tap. */
const HOLD = 450;

/**
 * @param {HTMLElement} button
 * @param {() => boolean} wanted whether there is anything to look at; if not, every press is a press
 * @param {(looking: boolean, held: boolean) => void} look `held`: it is, or was, a finger that looks
 * @returns {(event: Event) => boolean} whether this click of the button is only the end of a look
 */
export function listenToLooks(button, wanted, look) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let held = false;
  let looking = false;
  const begin = (/** @type {boolean} */ finger) => {
    if (!wanted()) return;
    held = finger;
    looking = true;
    look(true, finger);
  };
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!looking) return;
    looking = false;
    look(false, held);
  };
  const listen = (/** @type {keyof HTMLElementEventMap} */ type, /** @type {(event: any) => void} */ hear) =>
    button.addEventListener(type, hear);
  const isFinger = (/** @type {PointerEvent} */ { pointerType }) => pointerType === 'touch';

  listen('pointerenter', (event) => isFinger(event) || begin(false));
  listen('pointerleave', (event) => isFinger(event) || end());
  listen('focus', () => button.matches(':focus-visible') && begin(false));
  listen('blur', end);
  listen('pointerdown', (event) => {
    held = false;
    if (isFinger(event)) timer = setTimeout(() => begin(true), HOLD);
  });
  listen('pointermove', (/** @type {PointerEvent} */ event) => {
    if (!isFinger(event)) return;
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const outside = event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
    if (outside) end();
  });
  listen('pointerup', (event) => isFinger(event) && end());
  listen('pointercancel', (event) => isFinger(event) && end());
  // Phones open a menu at a long press.
  listen('contextmenu', (event) => (held || timer) && event.preventDefault());
  // Keys make clicks too, but hold nothing.
  return (event) => held && /** @type {MouseEvent} */ (event).detail > 0;
}
