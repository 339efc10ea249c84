import type { CellShares } from '../../count/asked/cellShares.ts';
import { fixedOn, type Condition } from '../../count/asked/question.ts';
import { coveredBy, hasPiecesInPlace, type Problem } from '../../solve/problem.ts';
import { namesOf, type Names } from '../../teach/moment/names.ts';
import { lateWords, type Words } from '../../words/index.ts';
import type { AtlasModel } from './model.ts';

/** Pieces named in one breath. */
const MOST_TOPS = 3;

/** The piece of a condition, and the cells that all of its placements cover, in words. */
export function saidOf(
  problem: Problem,
  { placements }: Pick<Condition, 'placements'>,
): { piece: string; cells: string } {
  const names = namesOf(problem);
  const [first, ...others] = placements.map((one) => Array.from(coveredBy(problem, one)));
  const common = first!.filter((cell) => others.every((cells) => cells.includes(cell)));
  return {
    piece: names.placed(placements[0]!),
    cells: common.map((cell) => names.cell(cell)).join(' '),
  };
}

/** What is left, the conditions last. */
export function leftOf({ phase, shares, conditions }: AtlasModel, words: Words): string {
  const { atlas: say } = lateWords(words);
  if (shares && shares.total > 0n) return say.solutions(shares.total);
  if (shares) return conditions.length === 0 ? say.none : say.noneLeft;
  if (phase.kind === 'opening') return say.opening(phase.progress);
  if (phase.kind === 'full') return say.full(phase.memory, phase.cells, phase.of);
  return phase.kind === 'open' ? say.counting : say[phase.kind];
}

/** A cell and what lies there most often. */
export function cellSaid(
  { problem, piece }: Pick<AtlasModel, 'problem' | 'piece'>,
  shares: CellShares,
  names: Names,
  cell: number,
  words: Words,
): string {
  const { atlas: say } = lateWords(words);
  const { total } = shares;
  const name = names.cell(cell);
  if (piece !== undefined) {
    const of = shares.ofPiece(cell, piece);
    return of === 0n
      ? say.nothingOn(name, names.piece(piece))
      : say.openCell(name, say.top(names.piece(piece), of, total));
  }
  const tops = shares
    .piecesOn(cell)
    .slice(0, MOST_TOPS)
    .map(({ item, solutions }) => say.top(names.piece(item), solutions, total));
  return problem.cells[cell] ? say.openCell(name, tops.join(', ')) : name;
}

/**
 * On how many of the cells that nothing is fixed on a piece lies in no solution, or whether an option, which has
 * the same cells always, is in one; undefined where there is no such cell.
 */
export function neverSaid(
  problem: Problem,
  conditions: readonly Condition[],
  shares: Pick<CellShares, 'ofPiece'>,
  piece: number,
  words: Words,
): string | undefined {
  const { atlas: say } = lateWords(words);
  const isOption = hasPiecesInPlace(problem);
  const open = problem.cells.flatMap((_, cell) =>
    fixedOn(problem, conditions, cell) || (isOption && !canCover(problem, piece, cell))
      ? []
      : [cell],
  );
  if (open.length === 0) return undefined;
  const missing = open.filter((cell) => shares.ofPiece(cell, piece) === 0n);
  return say.neverOn(namesOf(problem).piece(piece), missing.length, open.length);
}

const canCover = (problem: Problem, piece: number, cell: number): boolean =>
  problem.placements.piece.some(
    (one, placement) => one === piece && coveredBy(problem, placement).includes(cell),
  );
