/** There is nothing to add. */
type Nothing = object;

/** What can be wrong with a puzzle text, and what a sentence about it has to mention. */
export interface IssueParams {
  textTooLong: { limit: number };
  tab: Nothing;
  controlCharacter: { character: string };
  notAKey: Nothing;
  unknownKey: { key: string; known: string };
  keyTwice: { key: string };
  missingValue: { key: string };
  valueTooLong: { key: string; limit: number };
  badChoice: { key: string; value: string; choices: string };
  badNumber: { key: string; value: string };
  unknownSet: { name: string; known: string };
  setTooOften: { name: string; times: number; limit: number };
  unknownPiece: { name: string };
  missingBoard: Nothing;
  emptyBoard: Nothing;
  badBoardCharacter: { character: string; expected: string };
  badPieceCharacter: { character: string; expected: string };
  misplacedCell: { character: string };
  tooManyCells: { limit: number };
  tooLarge: { limit: number };
  missingName: Nothing;
  nameTooLong: { limit: number };
  commaInName: { name: string };
  badCopies: { copies: string; limit: number };
  missingShape: { name: string };
  emptyShape: { name: string };
  notConnected: { name: string };
  sameName: { name: string };
  sameShape: { name: string; other: string };
  noPieces: Nothing;
  tooManyPieces: { pieces: number; limit: number };
  tooManyWays: { pieces: number; board: number; limit: number };
  areasDiffer: { board: number; pieces: number };
}

/** What is wrong, and where: both line and column begin at 1. */
export type PuzzleIssue = {
  [Code in keyof IssueParams]: {
    readonly code: Code;
    readonly line: number;
    readonly column: number;
  } & Readonly<IssueParams[Code]>;
}[keyof IssueParams];

/** A puzzle text that cannot be read. Its message is for developers; `words/` makes sentences. */
export class PuzzleError extends Error {
  readonly issue: PuzzleIssue;

  constructor(problem: PuzzleIssue) {
    super(`${problem.code} in line ${problem.line}, column ${problem.column}`);
    this.name = 'PuzzleError';
    this.issue = problem;
  }
}

/** A place in a text, counted from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Throws the PuzzleError that says so. */
export function fail<Code extends keyof IssueParams>(
  code: Code,
  { line, column }: TextPosition,
  params: IssueParams[Code],
): never {
  throw new PuzzleError({ code, line, column, ...params } as unknown as PuzzleIssue);
}

/** Bounds on what people may paste. */
export const limits = {
  /** UTF-16 units of a whole text. */
  text: 65_536,
  /** Characters of a title or a source. */
  value: 200,
  /** Characters of a count: no board that may be asked for has as many solutions. */
  digits: 1000,
  /** Characters of a piece's name. */
  name: 40,
  copies: 999,
  /** Pieces that differ. */
  pieces: 200,
  /** Cells of the board, or of one piece. */
  cells: 1000,
  /** Columns or rows. */
  side: 200,
  /** Cells of all orientations of all pieces, times cells of the board: memory grows with it. */
  ways: 6_000_000,
} as const;
