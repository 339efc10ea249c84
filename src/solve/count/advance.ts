/**
 * Puts an option on a front and goes on to the first cell that stays open. It writes which of the
 * cells after that one are covered, and returns how many cells further it is. Boards up to eight
 * squares wide and pieces of five have one word only, so that has a way of its own.
 */
export function advance(
  words: Int32Array,
  front: number,
  masks: Int32Array,
  option: number,
  width: number,
  into: Int32Array,
): number {
  if (width === 1) {
    const word = words[front]! | masks[option]!;
    const step = word === -1 ? 33 : 32 - Math.clz32(~word & -~word);
    into[0] = step > 31 ? 0 : word >>> step;
    return step;
  }
  const from = front * width;
  const mask = option * width;
  // Whole words first, then bits.
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
  // Where all words were full, the first open cell is the one after them.
  return 32 * skipped + (skipped < width ? bits : 1);
}
