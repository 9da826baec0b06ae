// Reads the numbers that a person types.

/**
 * The index (from 0) that a typed number (from 1) stands for; null where there is no such index.
 * @param {string} typed may be grouped as in any language (1,000 or 1.000), and in full-width digits
 * @param {number} of how many there are
 */
export function indexIn(typed, of) {
  const index = Number(typed.normalize('NFKC').replaceAll(/[\s.,'’]/g, '')) - 1;
  return Number.isInteger(index) && index >= 0 && index < of ? index : null;
}
