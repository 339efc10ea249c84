/** Scrambles a number of 32 bits. */
export function scrambled(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
  return twice ^ (twice >>> 15);
}

/** How often a Feistel network scrambles a pair. */
export const ROUNDS = 4;
