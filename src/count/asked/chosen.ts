import { hasPiecesInPlace, type Problem } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import { type Progress, within } from '../diagram/progress.ts';
import type { Solutions } from '../diagram/solutions.ts';
import type { Choice, Sorting } from './choice.ts';
import { crossroadsOn, testFor } from './features.ts';
import {
  byKinds,
  figureOfFixed,
  inOrbit,
  isCounted,
  isOptional,
  ofPiece,
  orbitsOf,
  touchingEdge,
  type Figures,
} from './figures.ts';
import { imageOf } from './images.ts';

/** The most solutions that are looked at one by one. */
export const MOST_LISTED = 1_000_000;
/** The most figures that are told apart; where there are more, solutions are only sorted. */
const MOST_FIGURES = 200;

/** A solution, as it is shown. */
export interface Numbered {
  /** Its number among all solutions, from 1. */
  readonly number: bigint;
  readonly placements: readonly number[];
}

/** How many of the solutions that were looked at have which figure. */
export interface FigureRow {
  readonly figure: number;
  readonly solutions: number;
}

/** The solutions of a choice, in its order. */
export interface Chosen {
  readonly count: bigint;
  /** What they are sorted by, in order, whichever figure is chosen; empty where that is too much, or their number. */
  readonly rows: readonly FigureRow[];
  /** The solution at a place, from 0. */
  at(place: bigint): Numbered;
}

/** Why a choice cannot be shown: so many solutions are too many to be looked at; or a puzzle does not have such a figure. */
export type Refusal = { readonly tooMany: bigint } | { readonly noFigure: true };

export const isRefused = (made: { readonly count: bigint } | Refusal): made is Refusal =>
  !('count' in made);

type FigureOf = (placements: readonly number[]) => number;

/**
 * Chooses among all solutions. Where only placements are fixed or forbidden, none is looked at; else each is, and the
 * share of those that were is yielded.
 */
export function* chosenOf(
  problem: Problem,
  all: Solutions,
  choice: Choice,
): Progress<Chosen | Refusal> {
  const { once, without, having, fixed, forbidden, sorting, figure: only } = choice;
  const places = problem.placements.count;
  if ([...fixed, ...forbidden].some((placement) => placement >= places)) return { noFigure: true };
  const isFree = fixed.length + forbidden.length === 0;
  const conditions = { fixed: fixed.map((one) => [one]), forbidden };
  const isSorted = sorting.by !== 'number';
  const isLookedAt = isSorted || once || without.length + having.length > 0;
  // The share of the work that ends with the conditions, and that which ends with the figures.
  const met = isLookedAt ? Number(!isFree) / 4 : 1;
  const known = sorting.by === 'common' ? met + 1 / 4 : met;
  const some = isFree ? all : yield* within(all.findUnder(conditions), 0, met);
  const numbered = (rank: bigint): Numbered => {
    const placements = some.at(rank);
    return { placements, number: 1n + (isFree ? rank : all.numberOf(placements)!) };
  };
  if (!isLookedAt) return { count: some.count, rows: [], at: numbered };
  if (some.count > MOST_LISTED) return { tooMany: some.count };
  const figureOf = yield* within(figureFor(problem, some, sorting), met, known);
  if (!figureOf) return { noFigure: true };
  const tests = [
    ...without.map((feature) => [testFor(problem, feature), false] as const),
    ...having.map((feature) => [testFor(problem, feature), true] as const),
  ];
  const [, ...turns] = once ? symmetries(problem) : [];
  const isFirst = (placements: readonly number[], rank: number): boolean =>
    turns.every((turn) => {
      const other = some.numberOf(imageOf(turn, placements));
      return other === undefined || other >= rank;
    });
  const ranks: number[] = [];
  const figures: number[] = [];
  let rank = -1;
  for (const placements of some.from(0n)) {
    yield known + ((1 - known) * ++rank) / Number(some.count);
    if (!tests.every(([has, wanted]) => has(placements) === wanted)) continue;
    if (!isFirst(placements, rank)) continue;
    ranks.push(rank);
    figures.push(figureOf(placements));
  }
  const rows = rowsOf(figures);
  const sorted = isSorted ? inOrder(ranks, figures, rows, only) : Uint32Array.from(ranks);
  return {
    count: BigInt(sorted.length),
    rows: isSorted && rows.length <= MOST_FIGURES ? rows : [],
    at: (place) => numbered(BigInt(sorted[Number(place)]!)),
  };
}

function rowsOf(figures: readonly number[]): FigureRow[] {
  const counts = new Map<number, number>();
  for (const figure of figures) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return [...counts]
    .map(([figure, solutions]) => ({ figure, solutions }))
    .sort((one, other) => one.figure - other.figure);
}

/** The solutions by figure, then by number; where only one figure is wanted, those that have it. */
function inOrder(
  ranks: readonly number[],
  figures: readonly number[],
  rows: readonly FigureRow[],
  only: number | undefined,
): Uint32Array {
  const start = new Map<number, number>();
  let next = 0;
  for (const { figure, solutions } of rows) {
    if (only !== undefined && figure !== only) continue;
    start.set(figure, next);
    next += solutions;
  }
  const sorted = new Uint32Array(next);
  for (const [i, figure] of figures.entries()) {
    const at = start.get(figure);
    if (at === undefined) continue;
    sorted[at] = ranks[i]!;
    start.set(figure, at + 1);
  }
  return sorted;
}

/** What is sorted by where pieces are, which says nothing of options. */
const ofPlaces: readonly Sorting['by'][] = ['edge', 'crossroads'];

/** What solutions are sorted by, as a number; undefined if a puzzle has no such figure. */
function* figureFor(
  problem: Problem,
  all: Solutions,
  sorting: Sorting,
): Progress<FigureOf | undefined> {
  if (sorting.by === 'number') return () => 0;
  if (ofPlaces.includes(sorting.by) && hasPiecesInPlace(problem)) return undefined;
  if (sorting.by === 'crossroads') return crossroadsOn(problem);
  const figures = yield* figuresFor(problem, all, sorting);
  if (!figures) return undefined;
  const laid = sorting.by === 'common' ? 0 : figureOfFixed(problem, figures);
  return (placements) => {
    let sum = laid;
    for (const placement of placements) sum += figures[placement]!;
    return sum;
  };
}

function* figuresFor(
  problem: Problem,
  all: Solutions,
  sorting: Sorting,
): Progress<Figures | undefined> {
  const { pieces, placements } = problem;
  if (sorting.by === 'edge') return touchingEdge(problem);
  // In how many solutions its pieces lie as they do, together: a few millions at most.
  if (sorting.by === 'common') return Float64Array.from(yield* all.findShares(), Number);
  if (sorting.by === 'kinds' && !pieces.some((_, one) => isOptional(problem, one)))
    return undefined;
  if (sorting.by === 'kinds') return byKinds(problem)?.figures;
  if (sorting.by !== 'piece') return undefined;
  const piece = pieces.findIndex(({ name }) => name === sorting.piece);
  if (piece < 0 || !placements.piece.includes(piece)) return undefined;
  if (!isCounted(problem, piece)) return inOrbit(problem, orbitsOf(problem, piece));
  if (!isOptional(problem, piece)) return undefined;
  return ofPiece(problem, piece);
}

/** A solution and its images, each once, by their numbers. */
export function imagesOf(
  problem: Problem,
  all: Solutions,
  placements: readonly number[],
): Numbered[] {
  const ranks = symmetries(problem).map((one) => all.numberOf(imageOf(one, placements))!);
  return [...new Set(ranks)]
    .sort((one, other) => (one < other ? -1 : 1))
    .map((rank) => ({ number: rank + 1n, placements: all.at(rank) }));
}
