/** The help that was taken in a game so far. */
export interface Help {
  /** The number of hints, however much each said, and of other questions. */
  readonly hints: number;
  readonly questions: number;
  /** Whether it was told after moves how many ways were left. */
  readonly isLive: boolean;
  /** Whether pieces were laid that a search, or a link, had laid before. */
  readonly isGiven: boolean;
}

export const noHelp: Help = { hints: 0, questions: 0, isLive: false, isGiven: false };

/** The help that was taken in one of two games at least, of which one went on from the other. */
export const helpInBoth = (one: Help, other: Help): Help => ({
  hints: Math.max(one.hints, other.hints),
  questions: Math.max(one.questions, other.questions),
  isLive: one.isLive || other.isLive,
  isGiven: one.isGiven || other.isGiven,
});
