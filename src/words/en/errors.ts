import type { LessonIssueParams } from '../../teach/lesson/lesson.ts';
import type { IssueParams } from '../../puzzle/errors.ts';
import { short } from '../format.ts';
import type { ByTag, DivisionIssue, Sentences } from '../sentences.ts';
import { count, either, number } from './numbers.ts';

/** Errors in a puzzle text. */
export const puzzleErrors: Sentences<IssueParams> = {
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
  unknownLetter: ({ character, expected }) =>
    `“${character}” is neither the letter of a piece nor one of: ${expected}.`,
  notThePiece: ({ name }) =>
    `the connected cells with this letter are not the piece “${name}”, nor several copies of it.`,
  unclearCopies: ({ name }) =>
    `the copies of “${name}” that touch here cannot be told apart: their cells can be divided in several ways.`,
  slowCopies: ({ name }) =>
    `so many copies of “${name}” touch here that it takes too long to tell them apart.`,
  tooFewCopies: ({ name, copies }) =>
    `the board has more copies of “${name}” than the puzzle, which has ${number(copies)}.`,
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
  tableInPlace: () =>
    'a table with borders does not say where on the board its pieces lie; draw each below its name.',
  nameTooLong: ({ limit }) => `the name of a piece has at most ${number(limit)} characters.`,
  commaInName: ({ name }) => `“${name}” cannot be the name of a piece: commas stand between names.`,
  badCopies: ({ copies, limit }) =>
    `“x${short(copies)}” is no number of copies; expected x1 to x${limit}, or x* for any number.`,
  missingShape: ({ name }) => `the shape of the piece “${name}” is missing below its name.`,
  emptyShape: ({ name }) => `the shape of the piece “${name}” has no cell.`,
  /** `name` is '' for a piece without a name. */
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
};

/** An error of `puzzleErrors`, and its position. */
export const errorAt = (line: number, column: number, sentence: string): string =>
  `Line ${line}, column ${column}: ${sentence}`;

/** The remedy where a value of an address is invalid, given the value used instead; '' for none. */
function insteadOf(used: string): string {
  if (used === '') return 'it is left out';
  return used === 'auto' ? 'it is chosen for you' : `“${used}” is used instead`;
}

/** Errors in the page's address. */
export const address = {
  badValue: (name: string, value: string, used: string) =>
    `“${short(name)}=${short(value)}” in the address makes no sense; ${insteadOf(used)}.`,
  unknownPieces: (value: string, unknown: readonly string[], known: string) =>
    `“pieces=${short(value)}” in the address: the puzzle has no piece ${either(unknown)}, which is passed over; its pieces are: ${known}.`,
  unknownPuzzle: (value: string, used: string) =>
    `There is no puzzle “${short(value)}” here; “${used}” is shown instead. The gallery (G) has them all.`,
  badText: (sentence: string) => `The puzzle in the address cannot be read. ${sentence}`,
  unknownName: (name: string) => `“${short(name)}” in the address has no meaning and is ignored.`,
  notHeld: (value: string) =>
    `“hold=${short(value)}” in the address is passed over: no such piece is left to be placed, or it has no such orientation, or it cannot stand for the symmetries of unique solutions.`,
  tooLong: (kilobytes: number) =>
    `The address is longer than ${number(kilobytes)} kB, and is passed over. A puzzle as large as that can be opened as a file.`,
  notPacked: 'It is not a packed puzzle text.',
  /** A name in a list of the address. */
  badName: (setting: string, name: string, known: readonly string[]) =>
    `“${short(name)}” in “${setting}” of the address has no meaning and is passed over; known are: ${known.join(', ')}.`,
  more: (more: number) => `${number(more)} other parts of the address make no sense either.`,
};

/** Values that a figure of a lesson needs, by their key. */
const figureValues: Readonly<Record<string, string>> = {
  puzzle: 'the id of a puzzle',
  search: 'a search, such as “backtrack:rows”',
  step: 'a number of steps',
  is: 'a number',
};

/** Errors in the file of a lesson, each after `inLesson` or `inScene` of `lesson`. */
export const lessonErrors: Sentences<LessonIssueParams> = {
  notJson: ({ line }) =>
    `this is not valid JSON${line > 0 ? `; look near line ${number(line)}` : ''}: often a comma or a quotation mark is missing, or there is one too many.`,
  notARecord: ({ part }) =>
    part === ''
      ? 'names and their values, between { and }, were expected here.'
      : `“${part}” has to be names and their values, between { and }.`,
  unknownKey: ({ key, keys }) => `there is no “${short(key)}”; there can be: ${keys}.`,
  missing: ({ part }) => `“${part}” is missing.`,
  notByLanguage: ({ part }) =>
    `“${part}” has to say which language it is in, such as: {"en": "Dead end"}.`,
  badLanguage: ({ language }) =>
    `“${short(language)}” is no language; expected something like “en”, “ja” or “fr”.`,
  missingLanguage: ({ part, language }) => `“${part}” has no text in “${language}”.`,
  otherLanguage: ({ part, language, languages }) =>
    `“${part}” has a text in “${short(language)}”, but the title of the lesson is in: ${languages}.`,
  noScenes: () => '“scenes” has to be a list with at least one scene.',
  noStops: () =>
    '“stops” has to be a list of addresses, such as ["puzzle=square-bar-corner&order=rows&step=2"], or of stops with texts of their own, such as [{"at": "…", "say": {"en": "…"}}].',
  twoTexts: ({ part }) => `the stop “${short(part)}” can have “ask” or “say”, but not both.`,
  badPoint: ({ point, kinds }) =>
    `“point” has to be the kind of a question, not “${short(point)}”: ${kinds}.`,
  badNodes: ({ nodes }) =>
    `“nodes” goes with “point”: “node”, as a list of the steps that place the right nodes, such as [1, 6]${nodes === '""' ? '' : `, not ${short(nodes)}`}.`,
  badHands: ({ hands, most }) =>
    `“hands” has to be a number of steps from 1 to ${number(most)}, at a stop without “point”, not “${short(hands)}”.`,
  fewSteps: ({ stop, hands, left }) =>
    `stop ${number(stop)} has ${count(hands, 'step')} carried out by hand, but the search ends after ${number(left)}.`,
  coveredBoard: () =>
    '“end” covers the board, so it cannot stand at a stop with “hands” or “point”.',
  badStop: ({ stop, said }) => `stop ${number(stop)}: ${said}`,
  noLessonThere: ({ stop, mode }) =>
    `stop ${number(stop)} leads to “mode=${short(mode)}”, where no lesson is given; expected: class or race.`,
  unknownFigure: ({ part, figure }) =>
    `“${part}” names a figure “{${figure}}” that “expect” does not have.`,
  unusedFigure: ({ figure }) => `“expect” has a figure “${figure}” that no text names.`,
  badFigureName: ({ figure }) =>
    `“${short(figure)}” cannot be the name of a figure: letters, digits and _ alone.`,
  badFigure: ({ figure, key, value }) =>
    key === 'measure'
      ? `the figure “${figure}” cannot measure “${short(value)}”.`
      : `“${key}” of the figure “${figure}” has to be ${figureValues[key]}, not “${short(value)}”.`,
  pieceOfFigure: ({ figure, measure }) =>
    measure === 'ways' || measure === 'size'
      ? `the figure “${figure}” has to name a “piece”.`
      : `the figure “${figure}” is of no piece.`,
};

/** Reasons why a board cannot be divided into blocks, each after a colon. */
export const blocksErrors: Sentences<ByTag<'code', DivisionIssue>> = {
  tooManyCells: ({ cells, limit }) =>
    `${number(cells)} cells are too many: a board to be divided may have ${number(limit)} at most.`,
  tooLong: ({ side, limit }) =>
    `${number(side)} cells in a row are too many: a board may have ${number(limit)} at most.`,
  tooManyBlocks: ({ cells, blocks }) =>
    `${count(cells, 'cell')} cannot be divided into ${number(blocks)} pieces.`,
  noCells: () => 'a piece needs one cell at least.',
  sizesDiffer: ({ cells, sum }) =>
    `the sizes add up to ${number(sum)}, but the board has ${count(cells, 'cell')}.`,
  partsDiffer: ({ parts }) =>
    `the board is in ${number(parts.length)} parts, of ${parts.slice(0, 10).map(number).join(', ')}${parts.length > 10 ? ' …' : ''} cells, and no choice of the pieces fills each of them.`,
  tooManyStates: ({ most }) =>
    `the board is too large to count its divisions: that takes more than ${number(most)} states; other strategies can divide it.`,
  noBoard: () =>
    'items and options are no board that can be divided; choose a rectangle, or a puzzle of pieces.',
  noDivision: () => 'the board cannot be divided into connected pieces of these sizes.',
  unknownSet: ({ name, known }) =>
    `there is no set “${short(name)}” of pieces for this board; choose among: ${known.join(', ')}.`,
  setDiffers: ({ cells, size }) =>
    `${count(cells, 'cell')} cannot be divided into pieces of ${number(size)}, as those of the set are.`,
  tooFewShapes: ({ size, shapes, blocks }) =>
    `${count(blocks, 'piece')} of ${count(size, 'cell')} cannot all be different: there ${shapes === 1 ? 'is' : 'are'} only ${number(shapes)} of that size.`,
};
