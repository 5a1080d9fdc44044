// What a browser tool must be able to do. Everything else of the driver is written on top of it, once, in page.js; so a
// new browser is one new file that fulfils these types.

/**
 * How the page is seen. Nothing of it comes from the machine the tests run on.
 * @typedef {object} View
 * @property {number} width in CSS pixels
 * @property {number} height in CSS pixels
 * @property {number} scale device pixels per CSS pixel
 * @property {boolean} touch a touch screen without a mouse, as on a phone
 * @property {string} locale a BCP 47 tag: `navigator.language`, `Accept-Language`, `Intl`'s default
 * @property {'light' | 'dark'} colorScheme
 * @property {boolean} reducedMotion
 * @property {boolean} forcedColors
 */

/**
 * Something the page said that a person would find in the developer tools.
 * @typedef {object} Message
 * @property {'console' | 'error' | 'request'} kind a console call, an uncaught error or rejection, a failed request
 * @property {string} level `error` for the last two kinds, else the console method's name: `log`, `warn`, …
 * @property {string} text
 * @property {string} where the address it came from, as far as it is known
 */

/** @typedef {{ x: number, y: number }} Point in CSS pixels from the viewport's corner */

/** @typedef {Point & { width: number, height: number }} Box */

/** @typedef {'Shift' | 'Control' | 'Alt' | 'Meta'} Modifier */

/**
 * One page in one browser. Input arrives as the browser's own events, never as events made by a script.
 * @typedef {object} Tab
 * @property {(url: string) => Promise<void>} goto resolves when the page has loaded
 * @property {() => Promise<void>} reload
 * @property {(view: View) => Promise<void>} resize takes width, height and scale from the view
 * @property {(expression: string) => Promise<unknown>} evaluate an expression's value, awaited, as JSON carries it; it must
 *   work under any content security policy
 * @property {(at: Point) => Promise<void>} move moves the mouse
 * @property {(at: Point) => Promise<void>} click moves the mouse there and clicks
 * @property {(at: Point) => Promise<void>} tap touches with one finger
 * @property {(at: Point, during: (move: (to: Point) => Promise<void>) => Promise<void>) => Promise<void>} hold touches with one
 *   finger, which stays there, or is moved, until the function is done
 * @property {(name: string, modifiers: Modifier[]) => Promise<void>} key presses and releases, by `KeyboardEvent.key`
 * @property {(text: string) => Promise<void>} type
 * @property {(box?: Box) => Promise<Uint8Array>} screenshot a PNG of the viewport or a part of it
 * @property {() => Message[]} messages since the page was opened
 * @property {() => Promise<void>} close
 */

/**
 * One running browser.
 * @typedef {object} Tool
 * @property {(view: View) => Promise<Tab>} open an empty page that shares no storage with any other
 * @property {() => Promise<void>} close
 */

export {};
