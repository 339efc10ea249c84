import type { TargetKind } from '../teach/navigation/targets.ts';
import { number } from './enNumbers.ts';

interface BothWays {
  readonly ahead: string;
  readonly back: string;
}

/** What is said in English of ways to move through a search. */
export const enMoves = {
  title: 'Go to …',
  hint: 'Go to a solution, a dead end, a cell that is covered, a piece that is placed, a rule that prunes',
  over: { ahead: 'Over this branch', back: 'Back over this branch' },
  overHint: {
    ahead: 'Over all that follows from the piece just placed; elsewhere one stop on',
    back: 'Back to where that piece was placed; elsewhere one stop back',
  },
  out: 'Out of this branch',
  outHint: 'On until the search leaves this branch',
  /** Those for solutions have the same names as on the shelf. */
  goal: {
    deadEnd: { ahead: 'Next dead end', back: 'Previous dead end' },
    cell: { ahead: 'Until a cell is covered …', back: 'Cell covered earlier …' },
    piece: { ahead: 'Until a piece is placed …', back: 'Piece placed earlier …' },
    refusal: { ahead: 'Until a rule prunes', back: 'Pruned earlier by a rule' },
  } satisfies Record<Exclude<TargetKind, 'solution'>, BothWays>,
  point: {
    cell: {
      ahead: 'Which cell? The search goes on until it is covered.',
      back: 'Which cell? The search goes back to where it was covered.',
    },
    piece: {
      ahead: 'Which piece? The search goes on until it is placed.',
      back: 'Which piece? The search goes back to where it was placed.',
    },
  },
  /** `name` is that of the cell or piece. */
  looking: {
    solution: () => 'Looking for a solution …',
    deadEnd: () => 'Looking for a dead end …',
    cell: (name: string) => `Looking for the moment at which ${name} is covered …`,
    piece: (name: string) => `Looking for the moment at which ${name} is placed …`,
    refusal: () => 'Looking for a rule that prunes …',
    branch: () => 'Looking for the end of this branch …',
  } satisfies Record<TargetKind | 'branch', (name: string) => string>,
  lookedTo: (step: number): string => `step ${number(step)}`,
  none: {
    solution: {
      ahead: () => 'No solution follows.',
      back: () => 'There was no solution before.',
    },
    deadEnd: { ahead: () => 'No dead end follows.', back: () => 'There was no dead end before.' },
    cell: {
      ahead: (name: string) => `From here on, ${name} is never covered anew.`,
      back: (name: string) => `Before this, ${name} was never covered.`,
    },
    piece: {
      ahead: (name: string) => `From here on, ${name} is never placed again.`,
      back: (name: string) => `Before this, ${name} was never placed.`,
    },
    refusal: {
      ahead: () => 'From here on, no rule prunes.',
      back: () => 'Before this, no rule pruned.',
    },
    branch: {
      ahead: () => 'This branch does not end.',
      back: () => 'This branch has no beginning.',
    },
  } satisfies Record<TargetKind | 'branch', Record<keyof BothWays, (name: string) => string>>,
  stop: 'Stop looking',
  leave: 'Leave the QR code or the black screen; stop looking',
};

export type MovesWords = typeof enMoves;
