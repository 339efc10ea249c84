/** No parameters. */
type Nothing = object;

/** The possible errors in a puzzle text, with the parameters of their messages. */
export interface IssueParams {
  textTooLong: { limit: number };
  tab: Nothing;
  controlCharacter: { character: string };
  notAKey: Nothing;
  unknownKey: { key: string; keys: string };
  keyTwice: { key: string };
  missingValue: { key: string };
  valueTooLong: { key: string; limit: number };
  badChoice: { key: string; value: string; choices: string };
  badNumber: { key: string; value: string };
  unknownSet: { name: string; sets: string };
  setTooOften: { name: string; times: number; limit: number };
  unknownPiece: { name: string };
  missingBoard: Nothing;
  emptyBoard: Nothing;
  badBoardCharacter: { character: string; expected: string };
  unknownLetter: { character: string; expected: string };
  notThePiece: { name: string };
  unclearCopies: { name: string };
  slowCopies: { name: string };
  tooFewCopies: { name: string; copies: number };
  badPieceCharacter: { character: string; expected: string };
  misplacedCell: { character: string };
  tooManyCells: { limit: number };
  tooLarge: { limit: number };
  missingName: Nothing;
  offTable: { character: string };
  outsideTable: Nothing;
  tableInPlace: Nothing;
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

/** A position in a text; both count from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** An error and its position. */
export type PuzzleIssue = {
  [Code in keyof IssueParams]: { readonly code: Code } & TextPosition & Readonly<IssueParams[Code]>;
}[keyof IssueParams];

/** An invalid puzzle text. Its message is for developers; `words/` has the messages for users. */
export class PuzzleError extends Error {
  readonly issue: PuzzleIssue;

  constructor(issue: PuzzleIssue) {
    super(`${issue.code} in line ${issue.line}, column ${issue.column}`);
    this.name = 'PuzzleError';
    this.issue = issue;
  }
}

export function fail<Code extends keyof IssueParams>(
  code: Code,
  { line, column }: TextPosition,
  params: IssueParams[Code],
): never {
  throw new PuzzleError({ code, line, column, ...params } as unknown as PuzzleIssue);
}

/** Limits on pasted text. */
export const limits = {
  /** UTF-16 units of a whole text. */
  text: 65_536,
  /** Characters of a title or a source. */
  value: 200,
  /** Digits of a published count: more than any allowed board needs. */
  digits: 1000,
  /** Characters of a piece's name. */
  name: 40,
  copies: 999,
  /** Different pieces. */
  pieces: 200,
  /** Cells of the board, or of one piece. */
  cells: 1000,
  /** Columns or rows. */
  side: 200,
  /** Cells of all orientations of all pieces, times cells of the board; memory is proportional to it. */
  ways: 6_000_000,
} as const;
