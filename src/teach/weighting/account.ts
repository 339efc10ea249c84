import type { LatticeId } from '../../puzzle/lattices/index.ts';
import type { Problem } from '../../solve/problem.ts';
import { weightingOf } from './find.ts';
import { proves } from './verify.ts';
import type { Weighting } from './weighting.ts';

/** So many copies that cover, or weigh, the same each, at most, or at least. */
export interface Tally {
  readonly copies: number;
  readonly weight: number;
  /** The names of the pieces, if they are few. */
  readonly names: readonly string[];
}

/** The most pieces that are named. */
const FEW = 3;

/** What is counted: all cells, some that are marked, or figures in the cells. */
export type Counted = 'cells' | 'marked' | 'figures';

/** What the board has of what is counted, against what the pieces cover. */
export interface Comparison {
  readonly counted: Counted;
  /** What the board has, and what all pieces together cover. */
  readonly board: number;
  readonly pieces: number;
  /** What pieces cover that cover something, the most first; whether there are others. */
  readonly tallies: readonly Tally[];
  readonly hasOthers: boolean;
}

/** Why a puzzle has no solution, as there is something to say of it. */
export type Account =
  | { readonly kind: 'fitsNowhere'; readonly names: readonly string[] }
  | { readonly kind: 'uncovered'; readonly cells: number }
  /** Pieces cover so many in all, an odd or an even number, at most, or at least. */
  | ({ readonly kind: 'sum' | 'parity' | 'atMost' | 'atLeast' } & Comparison)
  /** Of a division by a number remainders are compared, and tallies are of them; `board` is not divided. */
  | ({ readonly kind: 'remainder'; readonly modulus: number; readonly rest: number } & Comparison);

/** A proof, and what there is to say of it. */
export interface Proof {
  readonly weighting: Weighting;
  readonly account: Account;
  /** The lattice whose colours the marked cells are, if they are cells of one of two. */
  readonly colours: Exclude<LatticeId, 'hexagon'> | undefined;
}

/** The proof by weights that a problem has no solution, verified; undefined if none was found. */
export function proofOf(problem: Problem): Proof | undefined {
  const weighting = weightingOf(problem);
  if (!weighting || !proves(problem, weighting)) return undefined;
  const { lattice } = problem.puzzle;
  const isColour = weighting.pattern === 'colours' && countedIn(weighting) === 'marked';
  return {
    weighting,
    account: accountOf(problem, weighting),
    colours: isColour && lattice !== 'hexagon' ? lattice : undefined,
  };
}

function countedIn({ weights }: Weighting): Counted {
  if (weights.some((weight) => weight !== 0 && weight !== 1)) return 'figures';
  return weights.includes(0) ? 'marked' : 'cells';
}

/** A weight, or what is left of it by a modulus. */
const restOf = (value: number, modulus: number): number =>
  modulus === 0 ? value : ((value % modulus) + modulus) % modulus;

/** Pieces that weigh the same, or leave the same remainder. */
interface WeightGroup {
  readonly weight: number;
  readonly copies: number;
  readonly pieces: readonly number[];
}

/** Pieces by what they weigh, the heaviest first. */
export function weightGroups({ shares, modulus }: Weighting): readonly WeightGroup[] {
  const present = shares.filter(({ copies }) => copies > 0);
  const weights = new Set(present.map(({ weight }) => restOf(weight, modulus)));
  return [...weights]
    .sort((one, other) => other - one)
    .map((weight) => {
      const own = present.filter((share) => restOf(share.weight, modulus) === weight);
      const copies = own.reduce((sum, share) => sum + share.copies, 0);
      return { weight, copies, pieces: own.flatMap((share) => share.pieces) };
    });
}

function accountOf({ pieces }: Problem, weighting: Weighting): Account {
  const { pattern, relation, modulus, board } = weighting;
  const groups = weightGroups(weighting);
  const some = groups.filter(({ weight }) => weight !== 0);
  const namesOf = (group: WeightGroup) => group.pieces.map((piece) => pieces[piece]!.name);
  if (pattern === 'piece') return { kind: 'fitsNowhere', names: some.flatMap(namesOf) };
  if (pattern === 'cell') return { kind: 'uncovered', cells: board };
  const compared: Comparison = {
    counted: countedIn(weighting),
    board,
    pieces: restOf(weighting.pieces, modulus),
    tallies: some.map((group): Tally => {
      const { weight, copies } = group;
      const isFew = group.pieces.length === copies && copies <= FEW;
      return { weight, copies, names: isFew ? namesOf(group) : [] };
    }),
    hasOthers: some.length < groups.length,
  };
  if (relation !== 'equal') return { kind: relation, ...compared };
  if (modulus === 0) return { kind: 'sum', ...compared };
  if (modulus === 2) return { kind: 'parity', ...compared };
  return { kind: 'remainder', modulus, rest: restOf(board, modulus), ...compared };
}
