import { coveredBy, type Problem } from '../solve/problem.ts';
import { seal, unseal } from '../solve/saved/seal.ts';
import { isRecord } from '../solve/saved/validate.ts';
import { fits, stateAfter } from '../solve/state.ts';
import { after, wentTo, withNewest, type Game, type GameNode, type Move } from './tree.ts';

/** The most nodes of a text, unless the line of its game is longer. */
const MOST_NODES = 2000;

const NONE = -1;

/**
 * A node as numbers: its parent, its child visited last, and the first cell of the piece that comes off; then, if
 * a piece comes to lie, that piece, its orientation and its first cell; then, if it was given, `GIVEN`. `NONE` stands
 * for what there is not.
 */
type Row = readonly number[];
const GIVEN = 1;
const [SHORT, LONG] = [3, 6] as const;
const lengths: readonly number[] = [SHORT, LONG, LONG + 1];

/** What tells puzzles apart at first sight: the numbers of cells, of pieces and of placements. */
const sizesOf = ({ cells, pieces, placements }: Problem): readonly number[] => [
  cells.length,
  pieces.length,
  placements.count,
];

const firstCellOf = (problem: Problem, placement: number): number =>
  coveredBy(problem, placement)[0]!;

/** Writes a game of a puzzle as text, which holds no number of a placement. */
export function writeGame(problem: Problem, game: Game, most = MOST_NODES): string {
  const { piece, orientation } = problem.placements;
  const { nodes, at } = withNewest(game, most);
  const rows = nodes.map(({ parent = NONE, last = NONE, move: { off, on }, isGiven }): Row => {
    const from = off === undefined ? NONE : firstCellOf(problem, off);
    const way = on === undefined ? [] : [piece[on]!, orientation[on]!, firstCellOf(problem, on)];
    return [parent, last, from, ...way, ...(isGiven ? [GIVEN] : [])];
  });
  return seal({ of: sizesOf(problem), at, rows });
}

/** Reads a text of `writeGame`; undefined unless all of its moves are possible in this puzzle. */
export function readGame(problem: Problem, text: string): Game | undefined {
  const content = unseal(text);
  if (!isRecord(content)) return undefined;
  const { of, at, rows } = content;
  if (String(of) !== String(sizesOf(problem)) || !areRows(rows)) return undefined;
  const nodes = readNodes(problem, rows);
  if (!nodes || typeof at !== 'number' || !Object.hasOwn(nodes, at)) return undefined;
  return wentTo({ nodes, at }, at);
}

const areRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) &&
  value.every(
    (row) =>
      Array.isArray(row) &&
      lengths.includes(row.length) &&
      (row[LONG] ?? GIVEN) === GIVEN &&
      row.every((number) => Number.isSafeInteger(number) && number >= NONE),
  );

function readNodes(problem: Problem, rows: readonly Row[]): GameNode[] | undefined {
  const placementAt = placementsByWay(problem);
  const nodes: GameNode[] = [];
  /** Node → the placements that lie there. */
  const laidAt: (readonly number[])[] = [];
  for (const [node, row] of rows.entries()) {
    const [parent, last] = row as [number, number];
    const isRoot = node === 0;
    const isChild = last > node && rows[last]?.[0] === node;
    if (last !== NONE && !isChild) return undefined;
    if (isRoot ? parent !== NONE || row.length > SHORT : parent >= node) return undefined;
    const before = isRoot ? [] : laidAt[parent];
    const move = before && readMove(problem, row, before, placementAt);
    if (!move || isRoot !== (Object.keys(move).length === 0)) return undefined;
    laidAt.push(after(before, move));
    nodes.push({
      parent: isRoot ? undefined : parent,
      move,
      last: last === NONE ? undefined : last,
      ...(row.length > LONG && { isGiven: true }),
    });
  }
  return nodes;
}

/** The move of a row; undefined unless it is possible where some placements lie. */
function readMove(
  problem: Problem,
  [, , from, ...placed]: Row,
  laid: readonly number[],
  placementAt: ReadonlyMap<string, number>,
): Move | undefined {
  const off = laid.find((placement) => firstCellOf(problem, placement) === from);
  if (off === undefined && from !== NONE) return undefined;
  const taken: Move = off === undefined ? {} : { off };
  if (placed.length === 0) return taken;
  const [piece, orientation, first] = placed;
  const on = placementAt.get([piece, orientation, first].join());
  if (on === undefined || on === off) return undefined;
  const state = stateAfter(problem, Int32Array.from(after(laid, taken)));
  return fits(state, on) ? { ...taken, on } : undefined;
}

/** Piece, orientation and first cell → the placement. */
function placementsByWay(problem: Problem): ReadonlyMap<string, number> {
  const { piece, orientation } = problem.placements;
  return new Map(
    Array.from(piece, (own, placement) => [
      [own, orientation[placement]!, firstCellOf(problem, placement)].join(),
      placement,
    ]),
  );
}
