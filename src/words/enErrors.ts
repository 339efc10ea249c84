import type { IssueParams } from '../puzzle/errors.ts';
import { count, number } from './enNumbers.ts';
import { short } from './short.ts';

/** A sentence for everything that can be wrong with a puzzle text, without line and column. */
type ErrorWords = { [Code in keyof IssueParams]: (its: IssueParams[Code]) => string };

/** Those sentences in English. */
export const errors = {
  textTooLong: ({ limit }) => `a puzzle text has at most ${number(limit)} characters.`,
  tab: () => 'there is a tab here; please use spaces.',
  controlCharacter: ({ character }) => `the invisible character ${character} cannot be used.`,
  notAKey: () =>
    'a line “key: value” was expected here; a blank line has to stand above the board.',
  unknownKey: ({ key, keys }) => `there is no key “${short(key)}”; the keys are: ${keys}.`,
  keyTwice: ({ key }) => `“${key}” is given for the second time.`,
  missingValue: ({ key }) => `“${key}” has no value.`,
  valueTooLong: ({ key, limit }) => `“${key}” may have at most ${number(limit)} characters.`,
  badChoice: ({ key, value, choices }) =>
    `“${key}” cannot be “${short(value)}”; choose among: ${choices}.`,
  badNumber: ({ key, value }) => `“${key}” has to be a whole number, not “${short(value)}”.`,
  unknownSet: ({ name, sets }) =>
    `there is no set of pieces named “${short(name)}” on this lattice; the sets are: ${sets}.`,
  unknownPiece: ({ name }) =>
    `no set named here has a piece “${short(name)}” that could be left out.`,
  missingBoard: () => 'the board is missing.',
  emptyBoard: () => 'the board has no cell.',
  badBoardCharacter: ({ character, expected }) =>
    `“${character}” cannot be used in a board; expected one of: ${expected} or a space.`,
  badPieceCharacter: ({ character, expected }) =>
    `“${character}” cannot be used in a piece; expected one of: ${expected} or a space.`,
  misplacedCell: ({ character }) =>
    `“${character}” does not fit the cells before it; it has to be one column to the left or right.`,
  tooManyCells: ({ limit }) => `more than ${number(limit)} cells are too many.`,
  tooLarge: ({ limit }) => `more than ${number(limit)} columns or rows are too many.`,
  missingName: () => 'the name of a piece was expected here, above its shape.',
  offTable: ({ character }) =>
    `“${character}” cannot stand here: in a table each cell is the letter of its piece, with a space before the next cell.`,
  outsideTable: () => 'this line is outside the table of pieces.',
  nameTooLong: ({ limit }) => `the name of a piece has at most ${number(limit)} characters.`,
  commaInName: ({ name }) => `“${name}” cannot be the name of a piece: commas stand between names.`,
  badCopies: ({ copies, limit }) =>
    `“x${short(copies)}” is no number of copies; expected x1 to x${limit}, or x* for any number.`,
  missingShape: ({ name }) => `the shape of the piece “${name}” is missing below its name.`,
  emptyShape: ({ name }) => `the shape of the piece “${name}” has no cell.`,
  /** @param name '' for a piece without a name */
  notConnected: ({ name }) =>
    `the cells of ${name === '' ? 'this piece' : `the piece “${name}”`} do not hang together.`,
  sameName: ({ name }) => `there is already a piece named “${name}”.`,
  sameShape: ({ name, other }) =>
    `“${name}” has the shape of “${other}”; for several alike, give the number of copies, such as “${other} x2”.`,
  noPieces: () =>
    'there are no pieces; draw some below the board, or name a set: “pieces: pentomino”.',
  tooManyPieces: ({ pieces, limit }) =>
    `${count(pieces, 'different piece')} are too many; at most ${number(limit)} are allowed.`,
  setTooOften: ({ name, times, limit }) =>
    `“${name}” is named ${number(times)} times; at most ${number(limit)} copies are allowed.`,
  tooManyWays: ({ pieces, board, limit }) =>
    `turned in every way they may, the pieces have ${number(pieces)} cells together; for a board of ${count(board, 'cell')}, at most ${number(limit)} are allowed.`,
  areasDiffer: ({ board, pieces }) =>
    `the board has ${count(board, 'cell')}, but the pieces have ${number(pieces)}.`,
} satisfies ErrorWords;
