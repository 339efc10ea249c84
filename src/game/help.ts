/** The help that was taken in a game so far. */
export interface Help {
  /** The number of hints, however much each said, and of other questions. */
  readonly hints: number;
  readonly questions: number;
  /** Whether it was told after moves how many ways were left. */
  readonly isLive: boolean;
}

export const noHelp: Help = { hints: 0, questions: 0, isLive: false };
