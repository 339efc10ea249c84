import type { CellShares } from '../../count/asked/cellShares.ts';
import type { ConditionIssue } from '../../count/asked/conditions.ts';
import type { Condition } from '../../count/asked/question.ts';
import type { Reach } from '../../count/diagram/listing.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Place } from '../status/cellMark.tsx';

/** How far it is known what all solutions are. */
type AtlasPhase =
  | { readonly kind: 'opening'; readonly progress: number }
  | { readonly kind: 'open' }
  /** They took all memory, in bytes. */
  | ({ readonly kind: 'full'; readonly memory: number } & Reach)
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' };

/** How many solutions are left under a condition and those before it; undefined while that is not known. */
export interface AtlasStep {
  readonly condition: Condition | undefined;
  readonly total: bigint | undefined;
}

/** What the overlay shows of an atlas of all solutions. */
export interface AtlasModel {
  readonly problem: Problem;
  /** Where the board is drawn. */
  readonly place: Place;
  /** Colour → as CSS writes it. */
  readonly colours: readonly string[];
  readonly phase: AtlasPhase;
  /** How far shares that are not known yet are counted, 0 to 1. */
  readonly counted: number;
  readonly conditions: readonly Condition[];
  /** From all solutions to those under all conditions. */
  readonly steps: readonly AtlasStep[];
  /** The shares under all conditions; undefined while they are not known. */
  readonly shares: CellShares | undefined;
  /** The piece whose shares are shown; undefined for all. */
  readonly piece: number | undefined;
  /** The solution that lies on the board; its number is from 0. */
  readonly solution:
    | { readonly number: bigint; readonly placements: readonly number[] }
    | undefined;
  /** Why a condition that was asked for is left out. */
  readonly issue: ConditionIssue | undefined;
  /** How many changes can be undone, and redone. */
  readonly made: number;
  readonly undone: number;
}

/** Which solution to lay on the board. */
export type WhichSolution = 'first' | 'next' | 'previous' | 'random';

export interface AtlasCommands {
  /** Fixes a placement. */
  fix(placement: number): void;
  /** Forbids a placement, which may be one that is fixed. */
  forbid(placement: number): void;
  /** Asks no longer for a condition. */
  drop(condition: Condition): void;
  undo(): void;
  redo(): void;
  /** Asks for no condition. */
  anew(): void;
  choose(piece: number | undefined): void;
  see(which: WhichSolution | undefined): void;
  stop(): void;
  /** Opens the solutions once more. */
  reopen(): void;
}
