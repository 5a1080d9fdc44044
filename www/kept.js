// What a reader has chosen, kept for the next visit. Storage may be closed to us; then a choice holds for this visit.

/** @type {Map<string, string>} */
const unkept = new Map();

/**
 * The choice made earlier, or null.
 * @param {string} name
 */
export function kept(name) {
  try {
    return unkept.get(name) ?? localStorage.getItem(`o-an-quan.${name}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem(`o-an-quan.${name}`, value);
    unkept.delete(name);
  } catch {
    unkept.set(name, value);
  }
}
