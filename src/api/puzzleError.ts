/** What is wrong with a text. */
export type PuzzleErrorCode =
  | 'textTooLong'
  | 'tab'
  | 'controlCharacter'
  | 'notAKey'
  | 'unknownKey'
  | 'keyTwice'
  | 'missingValue'
  | 'valueTooLong'
  | 'badChoice'
  | 'badNumber'
  | 'unknownSet'
  | 'setTooOften'
  | 'unknownPiece'
  | 'missingBoard'
  | 'emptyBoard'
  | 'badBoardCharacter'
  | 'unknownLetter'
  | 'notThePiece'
  | 'unclearCopies'
  | 'slowCopies'
  | 'tooFewCopies'
  | 'badPieceCharacter'
  | 'misplacedCell'
  | 'tooManyCells'
  | 'tooLarge'
  | 'missingName'
  | 'offTable'
  | 'outsideTable'
  | 'tableInPlace'
  | 'nameTooLong'
  | 'commaInName'
  | 'badCopies'
  | 'missingShape'
  | 'emptyShape'
  | 'notConnected'
  | 'sameName'
  | 'sameShape'
  | 'noPieces'
  | 'tooManyPieces'
  | 'tooManyWays'
  | 'areasDiffer';

/** An invalid puzzle text. */
export class PuzzleError extends Error {
  readonly code: PuzzleErrorCode;
  /** The place in the text; both count from 1. */
  readonly line: number;
  readonly column: number;
  /** What the code is about, such as the two areas that differ. */
  readonly details: Readonly<Record<string, string | number>>;

  constructor(
    code: PuzzleErrorCode,
    place: { readonly line: number; readonly column: number },
    details: Readonly<Record<string, string | number>>,
  ) {
    const { line, column } = place;
    const about = Object.entries(details).map(([name, value]) => `, ${name} ${value}`);
    super(`${code} in line ${line}, column ${column}${about.join('')}`);
    this.name = 'PuzzleError';
    this.code = code;
    this.line = line;
    this.column = column;
    this.details = details;
  }
}
