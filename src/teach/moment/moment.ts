import { Explainer } from '../../solve/rules/explain.ts';
import type { SearchNode } from '../../solve/solvers/solver.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import type { Problem } from '../../solve/problem.ts';
import type { RuleId } from '../../solve/rules/index.ts';
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
  REMOVE,
  SOLUTION,
  UNCOVER,
  type Step,
} from '../../solve/step.ts';
import { Laying, type PieceLeaving, type Way } from './laying.ts';
import type { Situation } from './situation.ts';
import { areAlike, isUsedUp, overlappedBy } from './tries.ts';

/** Why no way to lay a piece on a cell is possible. */
export interface PieceRefused {
  readonly piece: number;
  /** The number of ways to lay it there, and of those that leave the board. */
  readonly ways: number;
  readonly leaving: number;
  /** The pieces that the other ways overlap, in the order they were placed. */
  readonly overlapped: readonly number[];
}

/**
 * The explanation of a moment. Items are cells and, numbered after all cells, pieces; their ways are the
 * placements that fit.
 */
export type Moment =
  /**
   * An item is branched on, and none of its ways has been tried yet. `refused` pieces do not fit, before the
   * first that does. Where all that is tried is shown, so is what a search does not list: the pieces that
   * leave the board there.
   */
  | {
      readonly kind: 'next';
      readonly item: number;
      readonly ways: number;
      readonly isFewest: boolean;
      readonly refused: readonly number[];
      readonly leaving: readonly PieceLeaving[];
    }
  /** Back at an item, after some of its ways, with some left; `taken` was removed last. */
  | {
      readonly kind: 'again';
      readonly item: number;
      readonly tried: number;
      readonly ways: number;
      readonly taken: number;
    }
  /**
   * A placement does not fit: no copy of its piece is left, or it overlaps others. `alike` are those of the
   * piece that are tried one after the other and overlap the same ones, this one among them.
   */
  | {
      readonly kind: 'try';
      readonly placement: number;
      readonly isUsedUp: boolean;
      readonly overlapped: readonly number[];
      readonly alike: readonly number[];
    }
  /** A placement is made; it is the `depth`-th on the board. */
  | { readonly kind: 'place'; readonly placement: number; readonly depth: number }
  /**
   * A rule proves that what is open cannot be filled: of these cells, with pieces of these sizes left.
   * `colours` are those cells by the lattice's colours.
   */
  | {
      readonly kind: 'refused';
      readonly rule: RuleId;
      readonly cells: readonly number[];
      readonly sizes: readonly number[];
      readonly colours: readonly (readonly number[])[];
    }
  /** The board is full: the `solution`-th solution. */
  | { readonly kind: 'full'; readonly solution: number }
  /** The board is full, with an image of the `solution`-th solution; undefined if it is not known which. */
  | { readonly kind: 'image'; readonly solution: number | undefined }
  /** The board is full, but these pieces have not been used. */
  | { readonly kind: 'leftover'; readonly pieces: readonly number[] }
  /** An item leaves the exact cover, or comes back. */
  | { readonly kind: 'cover' | 'uncover'; readonly item: number }
  /** Nothing fits on the item: a dead end. For a cell, with what keeps each piece from it. */
  | {
      readonly kind: 'stuck';
      readonly item: number;
      readonly pieces: number;
      readonly refused: readonly PieceRefused[];
    }
  /** All ways of the item have been tried; the last placement goes next. */
  | {
      readonly kind: 'exhausted';
      readonly item: number;
      readonly ways: number;
      readonly placement: number;
    }
  | { readonly kind: 'remove'; readonly placement: number }
  | { readonly kind: 'end'; readonly solutions: number; readonly placements: number };

/**
 * The moments that are shown: one after every event, one after every step and all its ticks, or only those
 * after which a node without children is left.
 */
export type Grain = 'tries' | 'places' | 'dead-ends';

/** Whether an event leaves the node: it removes the placement, or first frees the items of that. */
export const isLeaving = (event: Step): boolean => [REMOVE, UNCOVER].includes(kindOf(event));

/** The solution, from 0, that a full board is an image of, if it is known. */
export type SolutionLike = (path: readonly number[]) => number | undefined;

/** Says what a moment is, from the situation alone; and from the solutions before it, if they are known. */
export class Moments {
  private readonly problem: Problem;
  private readonly search: Search;
  private readonly solutionLike: SolutionLike;
  private readonly explainer: Explainer;
  private readonly laying: Laying;

  constructor(problem: Problem, search: Search, solutionLike: SolutionLike = () => undefined) {
    this.problem = problem;
    this.search = search;
    this.solutionLike = solutionLike;
    this.explainer = new Explainer(problem, search);
    this.laying = new Laying(problem, search);
  }

  /** @param situation unless at grain 'tries', one after all ticks of its step */
  of(situation: Situation, grain: Grain): Moment {
    const { next, leaf, solutions, placements } = situation;
    if (next === END) return { kind: 'end', solutions, placements };
    const event = grain === 'tries' ? this.ofEvent(situation) : undefined;
    if (event) return event;
    if (leaf !== undefined) return this.ofLeaf(leaf, situation);
    return isLeaving(next) ? this.ofReturn(situation) : this.ofNode(situation, grain);
  }

  /** The explanation of the last event, where that matters more than its result. */
  private ofEvent({ lastStep, lastTick, next, node, path }: Situation): Moment | undefined {
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

  private ofTry(placement: number, { candidates }: SearchNode, path: readonly number[]): Moment {
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

  private ofLeaf(leaf: Step, { path, solutions }: Situation): Moment {
    const kind = kindOf(leaf);
    if (kind === SOLUTION) return { kind: 'full', solution: solutions };
    if (kind === IMAGE) {
      const found = this.solutionLike(path);
      return { kind: 'image', solution: found === undefined ? undefined : found + 1 };
    }
    const reason = this.explainer.reasonFor(leaf, path);
    if (reason?.kind !== PRUNE) throw new Error('A node was left without a reason.');
    const { left } = stateAfter(this.problem, Int32Array.from(path));
    const sizes = new Set(
      this.problem.pieces.filter((_, piece) => left[piece]! > 0).map(({ cells }) => cells.length),
    );
    const { rule, cells } = reason;
    const lattice = lattices[this.problem.puzzle.lattice];
    const colours = Array.from({ length: lattice.colours }, (_, colour) =>
      cells.filter((cell) => lattice.colourOf(this.problem.cells[cell]!) === colour),
    );
    return { kind: 'refused', rule, cells, sizes: [...sizes].sort((a, b) => a - b), colours };
  }

  private ofReturn({ node, path }: Situation): Moment {
    const { problem } = this;
    const { left } = stateAfter(problem, Int32Array.from(path));
    const pieces = [...problem.pieces.keys()].filter((piece) => left[piece]! > 0);
    if (!node) return { kind: 'leftover', pieces };
    const { item } = node;
    const ways = node.candidates.filter(({ state }) => state === 'tried').length;
    if (ways > 0) return { kind: 'exhausted', item, ways, placement: path.at(-1)! };
    const isCell = item < problem.cells.length;
    const refused = isCell ? refusals(problem, path, this.laying.ways(item, path)) : [];
    return { kind: 'stuck', item, pieces: pieces.length, refused };
  }

  private ofNode({ node, lastStep, next, path }: Situation, grain: Grain): Moment {
    const { item, candidates } = node!;
    const fitting = candidates.filter(({ state }) => state !== 'ruled-out');
    const tried = fitting.filter(({ state }) => state === 'tried').length;
    const ways = fitting.length;
    if (tried > 0) return { kind: 'again', item, tried, ways, taken: idOf(lastStep!) };
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

/** The reasons that keep pieces from a cell, given all ways to lay them there, of which none is possible. */
export function refusals(
  { placements }: Problem,
  path: readonly number[],
  all: readonly Way[],
): PieceRefused[] {
  return [...new Set(all.map(({ piece }) => piece))].map((piece) => {
    const ways = all.filter((way) => way.piece === piece);
    const inside = ways.filter(({ leaves }) => !leaves);
    const hit = new Set(inside.flatMap(({ overlaps }) => overlaps));
    const overlapped = path.filter((laid) => hit.has(laid)).map((laid) => placements.piece[laid]!);
    return { piece, ways: ways.length, leaving: ways.length - inside.length, overlapped };
  });
}
