// Numbers that are typed.

/**
 * The index that a number from 1 stands for, or null where there is no such.
 * @param {string} typed as any language groups its digits, full width or not
 * @param {number} of how many there are
 */
export function indexIn(typed, of) {
  const index = Number(typed.normalize('NFKC').replaceAll(/[\s.,'’]/g, '')) - 1;
  return Number.isInteger(index) && index >= 0 && index < of ? index : null;
}
