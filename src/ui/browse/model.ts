import type { Choice } from '../../count/asked/choice.ts';
import type { FigureRow, Numbered, Refusal } from '../../count/asked/chosen.ts';
import type { Reach } from '../../count/diagram/listing.ts';

/** How far it is known what all solutions of a puzzle are. */
export type OpeningPhase =
  | { readonly kind: 'opening'; readonly progress: number }
  | { readonly kind: 'open'; readonly count: bigint }
  /** They take more memory. */
  | ({ readonly kind: 'full' } & Reach)
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' };

/** How many solutions were chosen, and what they are sorted by. */
export interface ChosenOnes {
  readonly count: bigint;
  readonly rows: readonly FigureRow[];
}

/** What a list is for: to be looked through, or saved. */
type ListUse = 'grid' | 'file';

/** All solutions of a puzzle, some of which are chosen. Promises are fulfilled with undefined if another question came. */
export interface SolutionSource {
  /** @param told called with the share of the solutions that were looked at */
  choose(choice: Choice, told: (share: number) => void): Promise<ChosenOnes | Refusal | undefined>;
  /** Some of those that were chosen, from a place of the list on, which begins with 0; one question of each use at a time. */
  list(
    use: ListUse,
    choice: Choice,
    place: bigint,
    many: number,
  ): Promise<readonly Numbered[] | undefined>;
  /** A solution and its images. */
  images(choice: Choice, placements: readonly number[]): Promise<readonly Numbered[] | undefined>;
  /** Gives up opening. */
  stop(): void;
  close(): void;
}

/** Opens all solutions of a puzzle, as text; `changed` is called with each phase. */
export type OpenSolutions = (
  text: string,
  changed: (phase: OpeningPhase) => void,
) => SolutionSource;
