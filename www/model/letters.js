// The marks or candidates of all cells as characters: the bits of all cells one after the other, a cell's smallest digit first.

/**
 * @typedef {{ characters: string, bitAt: (at: number) => number }} Code `characters`: one for each number of a few bits;
 *   `bitAt`: the bit of such a number that comes first, second …
 */

/** @param {Uint32Array} masks @param {number} side @param {Code} code */
export function lettersOf(masks, side, { characters, bitAt }) {
  const room = Math.log2(characters.length);
  const numbers = new Uint8Array(Math.ceil((masks.length * side) / room));
  for (let bit = 0; bit < masks.length * side; bit++) {
    if ((masks[Math.floor(bit / side)] >> (bit % side)) & 1) numbers[Math.floor(bit / room)] |= bitAt(bit % room);
  }
  return Array.from(numbers, (number) => characters[number]).join('');
}

/**
 * What such characters were made of; null where they can be of no such grid.
 * @param {string} text
 * @param {number} cells how many there are
 * @param {number} side
 * @param {Code} code
 */
export function masksIn(text, cells, side, { characters, bitAt }) {
  const room = Math.log2(characters.length);
  const numbers = Array.from(text, (character) => characters.indexOf(character));
  if (numbers.length !== Math.ceil((cells * side) / room) || numbers.includes(-1)) return null;
  const masks = new Uint32Array(cells);
  for (let bit = 0; bit < cells * side; bit++) {
    if (numbers[Math.floor(bit / room)] & bitAt(bit % room)) masks[Math.floor(bit / side)] |= 1 << (bit % side);
  }
  return masks;
}
