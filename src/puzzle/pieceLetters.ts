import type { Piece } from './types.ts';

/** Characters to choose from, in the end the accented letters: more than a puzzle has pieces. */
const spare = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...Array.from({ length: 400 }, (_, i) => String.fromCodePoint(0xc0 + i)).filter((character) =>
    /\p{L}/u.test(character),
  ),
];

/** One letter or digit, of those that are one column wide in a terminal. */
const isMark = (name: string): boolean => /^[\p{L}\p{N}]$/u.test(name) && name < '\u1100';

/**
 * One character for each piece, no two the same: its name where that is one letter or digit, else
 * the first letter of its name that no other piece has, else any that is left.
 */
export function pieceLetters(pieces: readonly Piece[]): string[] {
  const taken = new Set(pieces.map(({ name }) => name).filter(isMark));
  return pieces.map(({ name }) => {
    if (isMark(name)) return name;
    const letters = [...name.toUpperCase()].filter((one) => /\p{L}/u.test(one));
    const mark = [...letters, ...spare].find((one) => isMark(one) && !taken.has(one))!;
    taken.add(mark);
    return mark;
  });
}
