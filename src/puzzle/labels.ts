import { numbering } from './geometry.ts';
import type { Label, Question, Piece } from './types.ts';

/** The labels that stay visible: those on cells outside the board. */
export function openLabels({ board, labels = [] }: Question): Label[] {
  const numberOf = numbering(board.cells);
  return labels.filter(({ cell }) => numberOf(cell) === undefined);
}

/** Characters to choose from, accented letters last: more than a puzzle has pieces. */
const spare = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...Array.from({ length: 400 }, (_, i) => String.fromCodePoint(0xc0 + i)).filter((character) =>
    /\p{L}/u.test(character),
  ),
];

/** A character for a number; characters repeat after some hundred. */
export const letterAt = (index: number): string => spare[index % spare.length]!;

/** Whether a name is one letter or digit that is one column wide in a terminal. */
export const isLetter = (name: string): boolean => /^[\p{L}\p{N}]$/u.test(name) && name < '\u1100';

/** The most letters that are legible on one cell. */
const LONGEST = 5;

/** The lettering of each piece: its name or, if any name is too long, a letter. */
export function shortNames(pieces: readonly Piece[]): readonly string[] {
  const names = pieces.map(({ name }) => name);
  return names.some(({ length }) => length > LONGEST) ? pieceLetters(pieces) : names;
}

/**
 * A unique character for each piece: its name if that is one letter or digit, else the first free
 * letter of its name, else any free character.
 *
 * @param reserved characters that are no piece's
 */
export function pieceLetters(
  pieces: readonly Piece[],
  reserved: readonly string[] = [],
): readonly string[] {
  const isOwn = (name: string): boolean => isLetter(name) && !reserved.includes(name);
  const taken = new Set([...reserved, ...pieces.map(({ name }) => name).filter(isOwn)]);
  return pieces.map(({ name }) => {
    if (isOwn(name)) return name;
    const letters = [...name.toUpperCase()].filter((one) => /\p{L}/u.test(one));
    const mark = [...letters, ...spare].find((one) => isLetter(one) && !taken.has(one))!;
    taken.add(mark);
    return mark;
  });
}
