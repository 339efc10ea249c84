import type { Moment } from '../../run/step.ts';
import { Explainer } from '../../solve/rules/explain.ts';
import type { RuleId } from '../../solve/rules/index.ts';
import type { SearchNode } from '../../solve/solvers/solver.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { fixedTiles, type Problem } from '../../solve/problem.ts';
import { takesFewest, type Search } from '../../solve/search.ts';
import { stateAfter } from '../../solve/state.ts';
import {
  COVER,
  END,
  idOf,
  IMAGE,
  kindOf,
  PLACE,
  PRUNE,
  REJECT,
  SOLUTION,
  UNCOVER,
  type Step,
} from '../../solve/step.ts';
import { listedIn, listingOf, type Listing } from '../code/listing.ts';
import type { Explanation, Grain, PieceRefused, Reason } from './explanation.ts';
import { Laying, type Way } from './laying.ts';
import { namesOf, type Names } from './names.ts';
import { isLeaving, Situations, type Situation, type Start } from './situation.ts';
import { areAlike, isUsedUp, overlappedBy } from './tries.ts';

/** The solution, from 0, that a full board is an image of, if it is known. */
export type SolutionLike = (path: readonly number[]) => number | undefined;

export interface ExplainedMoment {
  readonly situation: Situation;
  readonly explanation: Explanation;
  readonly names: Names;
}

/**
 * Explains the moments of a search from their situations alone; and from the solutions before them, if
 * those are known.
 */
export class MomentExplainer {
  readonly names: Names;
  readonly situations: Situations;
  private readonly problem: Problem;
  private readonly search: Search;
  private readonly solutionLike: SolutionLike;
  private readonly explainer: Explainer;
  private readonly laying: Laying;
  private readonly listing: Listing;

  constructor(problem: Problem, search: Search, solutionLike: SolutionLike = () => undefined) {
    this.names = namesOf(problem);
    this.situations = new Situations(problem, search);
    this.problem = problem;
    this.search = search;
    this.solutionLike = solutionLike;
    this.explainer = new Explainer(problem, search);
    this.laying = new Laying(problem, search);
    this.listing = listingOf(search);
  }

  at(moment: Moment, grain: Grain, from?: Start): ExplainedMoment {
    const situation = this.situations.at(moment, from);
    return { situation, explanation: this.of(situation, grain), names: this.names };
  }

  /** @param situation unless at grain 'tries', one after all ticks of its step */
  of(situation: Situation, grain: Grain): Explanation {
    const { next, leaf, solutions, placements } = situation;
    if (next === END) return { kind: 'end', solutions, placements };
    const event = grain === 'tries' ? this.ofEvent(situation) : undefined;
    if (event) return event;
    if (leaf !== undefined) return this.ofLeaf(leaf, situation);
    return isLeaving(next) ? this.ofReturn(situation) : this.ofNode(situation, grain);
  }

  /** The explanation of the last event, where that matters more than its result. */
  private ofEvent({ lastStep, lastTick, next, node, path }: Situation): Explanation | undefined {
    if (lastTick === undefined) {
      if (lastStep === undefined) return undefined;
      const placement = idOf(lastStep);
      if (kindOf(lastStep) === PLACE) return { kind: 'place', placement, depth: path.length };
      return isLeaving(next) ? undefined : { kind: 'remove', placement };
    }
    const [kind, item] = [kindOf(lastTick), idOf(lastTick)];
    if (kind === UNCOVER) return { kind: 'uncover', item };
    // Rather than the last event before a node is left, why it is left is said.
    if (isLeaving(next)) return undefined;
    if (kind === COVER) return { kind: 'cover', item };
    return kind === REJECT ? this.ofTry(item, node!, path) : undefined;
  }

  private ofTry(
    placement: number,
    { candidates }: SearchNode,
    path: readonly number[],
  ): Explanation {
    const { problem } = this;
    const overlapped = overlappedBy(problem, placement, path);
    if (isUsedUp(problem, placement, path))
      return { kind: 'try', placement, isUsedUp: true, overlapped, alike: [placement] };
    const isAlike = (at: number): boolean => {
      const other = candidates[at];
      return other?.state === 'ruled-out' && areAlike(problem, other.placement, placement, path);
    };
    let first = candidates.findIndex((candidate) => candidate.placement === placement);
    let last = first;
    while (isAlike(first - 1)) first--;
    while (isAlike(last + 1)) last++;
    const alike = candidates.slice(first, last + 1).map((candidate) => candidate.placement);
    return { kind: 'try', placement, isUsedUp: false, overlapped, alike };
  }

  private ofLeaf(leaf: Step, { path, solutions }: Situation): Explanation {
    const kind = kindOf(leaf);
    if (kind === SOLUTION) return { kind: 'full', solution: solutions };
    if (kind === IMAGE) {
      const found = this.solutionLike(path);
      return { kind: 'image', solution: found === undefined ? undefined : found + 1 };
    }
    const reason = this.explainer.reasonFor(leaf, path);
    if (reason?.kind !== PRUNE) throw new Error('A node was left without a reason.');
    return refusedFor(this.problem, path, reason.rule, reason.cells);
  }

  private ofReturn({ node, path }: Situation): Explanation {
    const { problem } = this;
    const { left } = stateAfter(problem, Int32Array.from(path));
    const pieces = [...problem.pieces.keys()].filter((piece) => left[piece]! > 0);
    if (!node) return { kind: 'leftover', pieces };
    const { item } = node;
    const ways = node.candidates.filter(({ state }) => state === 'tried').length;
    const listed = listedIn(this.listing, node).length;
    if (ways > 0) return { kind: 'exhausted', item, ways, listed, placement: path.at(-1)! };
    const isCell = item < problem.cells.length;
    const refused = isCell ? refusals(problem, path, this.laying.ways(item, path), pieces) : [];
    return { kind: 'stuck', item, pieces: pieces.length, refused };
  }

  private ofNode({ node, lastStep, next, path }: Situation, grain: Grain): Explanation {
    const { item, candidates } = node!;
    const fitting = candidates.filter(({ state }) => state !== 'ruled-out');
    const tried = fitting.filter(({ state }) => state === 'tried').length;
    const ways = fitting.length;
    const listed = listedIn(this.listing, node!).length;
    if (tried > 0) return { kind: 'again', item, tried, ways, listed, taken: idOf(lastStep!) };
    const isFewest = takesFewest(this.search);
    const refused =
      !isFewest && kindOf(next) === PLACE ? this.piecesBefore(idOf(next), node!, path) : [];
    const leaving =
      isFewest || grain !== 'tries' || item >= this.problem.cells.length
        ? []
        : this.laying.leavingAt(item, path);
    return { kind: 'next', item, ways, isFewest, refused, leaving };
  }

  /** The pieces left that were tried on an item in vain, before a placement of another one. */
  private piecesBefore(
    placement: number,
    { candidates }: SearchNode,
    path: readonly number[],
  ): readonly number[] {
    const pieceOf = this.problem.placements.piece;
    const { left } = stateAfter(this.problem, Int32Array.from(path));
    const at = candidates.findIndex((candidate) => candidate.placement === placement);
    const before = candidates.slice(0, at).map((candidate) => pieceOf[candidate.placement]!);
    return [...new Set(before)].filter((piece) => piece !== pieceOf[placement] && left[piece]! > 0);
  }
}

/** What there is to say where a rule proves that some open cells cannot be filled. */
export function refusedFor(
  problem: Problem,
  path: readonly number[],
  rule: RuleId,
  cells: readonly number[],
): Reason {
  const { left } = stateAfter(problem, Int32Array.from(path));
  const sizes = new Set(
    problem.pieces.filter((_, piece) => left[piece]! > 0).map((piece) => piece.cells.length),
  );
  const lattice = lattices[problem.puzzle.lattice];
  const colours = Array.from({ length: lattice.colours }, (_, colour) =>
    cells.filter((cell) => lattice.colourOf(problem.cells[cell]!) === colour),
  );
  return { kind: 'refused', rule, cells, sizes: [...sizes].sort((a, b) => a - b), colours };
}

/**
 * The reasons that keep pieces from a cell, given all ways to lay them there, of which none is possible.
 *
 * @param pieces those that are asked about, among them any that may lie there in no way
 */
export function refusals(
  problem: Problem,
  path: readonly number[],
  all: readonly Way[],
  pieces: Iterable<number> = new Set(all.map(({ piece }) => piece)),
): PieceRefused[] {
  return Array.from(pieces, (piece) => {
    const ways = all.filter((way) => way.piece === piece);
    const inside = ways.filter(({ leaves }) => !leaves);
    const hit = new Set(inside.flatMap(({ overlaps }) => overlaps));
    const overlapped = [...fixedTiles(problem), ...path]
      .filter((laid) => hit.has(laid))
      .map((laid) => problem.tiles.piece[laid]!);
    return { piece, ways: ways.length, leaving: ways.length - inside.length, overlapped };
  });
}
