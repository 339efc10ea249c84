/** Levels of difficulty, and their names in the catalogue. */
export const difficultyOf = { gentle: 'easy', fair: 'medium', hard: 'hard' } as const;

export type DifficultyLevel = keyof typeof difficultyOf;
export const difficultyLevels = Object.keys(difficultyOf) as readonly DifficultyLevel[];

/** Requirements of a puzzle. */
export interface Requirements {
  /** Exactly one solution, those turned and flipped counted once. */
  readonly isUnique: boolean;
  /** No two pieces alike. */
  readonly isDifferent: boolean;
  readonly difficulty?: DifficultyLevel | undefined;
}

/** Any division will do. */
export const noRequirements: Requirements = { isUnique: false, isDifferent: false };

/** Whether any division will do. */
export const requiresNothing = ({ isUnique, isDifferent, difficulty }: Requirements): boolean =>
  !isUnique && !isDifferent && !difficulty;
