// Makes a few numbers of many measurements.

/** The middle value, or the mean of the two in the middle. @param {readonly number[]} values at least one */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The mean. @param {readonly number[]} values */
export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How many times as fast as the base an engine was. The two are compared round by round: when the machine is slower
 * for a while, it is slower for both.
 * @param {readonly number[]} base the base's seconds, a number for each round
 * @param {readonly number[]} own the engine's, in the same rounds
 * @returns {{ ratio: number, least: number, most: number }} the median of the rounds' ratios, and their range
 */
export function compare(base, own) {
  const ratios = own.map((seconds, round) => base[round] / seconds);
  return { ratio: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

/**
 * Values of a list, evenly spaced and in their order: `count` of them, or all where there are no more.
 * @template T
 * @param {readonly T[]} list
 * @param {number} count
 */
export const sample = (list, count) =>
  count >= list.length
    ? [...list]
    : Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]);
