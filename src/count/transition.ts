/**
 * Places an option at the first open cell of a frontier, and finds the frontier that follows.
 *
 *     words   1 0 1 1 0 0 …   which cells after the first open one are covered
 *     masks   0 1 0 0 1 0 …   which of them the option covers
 *     union   1 1 1 1 1 0 …   the next open cell is 6 cells on, and the cells after it are the new words
 *
 * Frontiers of one word, on boards up to eight squares wide with pieces of five cells, have a shorter way.
 *
 * @param into the words of the new frontier are written here
 * @returns how many cells its first open cell is after the old one
 */
export function advance(
  words: Int32Array,
  frontier: number,
  masks: Int32Array,
  option: number,
  width: number,
  into: Int32Array,
): number {
  if (width === 1) {
    const word = words[frontier]! | masks[option]!;
    const step = word === -1 ? 33 : 32 - Math.clz32(~word & -~word);
    into[0] = step > 31 ? 0 : word >>> step;
    return step;
  }
  const from = frontier * width;
  const mask = option * width;
  // Full words first, then bits.
  let skipped = 0;
  while (skipped < width && (words[from + skipped]! | masks[mask + skipped]!) === -1) skipped++;
  let bits = 0;
  if (skipped < width) {
    const open = ~(words[from + skipped]! | masks[mask + skipped]!);
    bits = 32 - Math.clz32(open & -open);
  }
  for (let i = 0; i < width; i++) {
    const word = i + skipped;
    const low = word < width ? words[from + word]! | masks[mask + word]! : 0;
    const high = word + 1 < width ? words[from + word + 1]! | masks[mask + word + 1]! : 0;
    // A shift by 32 would be none.
    into[i] = bits === 32 ? high : (low >>> bits) | (bits === 0 ? 0 : high << (32 - bits));
  }
  // If all words were full, the next open cell is the one after them.
  return 32 * skipped + (skipped < width ? bits : 1);
}
