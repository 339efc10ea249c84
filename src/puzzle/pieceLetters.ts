import type { Piece } from './types.ts';

/** Characters to choose from, in the end the accented letters: more than a puzzle has pieces. */
const spare = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...Array.from({ length: 400 }, (_, i) => String.fromCodePoint(0xc0 + i)).filter((character) =>
    /\p{L}/u.test(character),
  ),
];

/** One letter or digit, of those that are one column wide in a terminal. */
const isLetter = (name: string): boolean => /^[\p{L}\p{N}]$/u.test(name) && name < '\u1100';

/**
 * One character for each piece, no two the same: its name where that is one letter or digit, else
 * the first letter of its name that no other piece has, else any that is left.
 */
export function pieceLetters(pieces: readonly Piece[]): string[] {
  const taken = new Set(pieces.map(({ name }) => name).filter(isLetter));
  return pieces.map(({ name }) => {
    if (isLetter(name)) return name;
    const letters = [...name.toUpperCase()].filter((one) => /\p{L}/u.test(one));
    const mark = [...letters, ...spare].find((one) => isLetter(one) && !taken.has(one))!;
    taken.add(mark);
    return mark;
  });
}
