import type { Draft } from '../draft.ts';
import { DONE, swapOf } from '../events.ts';
import type { Step } from '../../run/step.ts';
import { Growth } from './grow.ts';
import { branchesOfTree } from './spanningTree.ts';
import type { Course, Strategy } from './strategy.ts';

/** How many pairs of blocks are joined, for each block. */
const ROUNDS = 10;

interface RecombinationState {
  readonly rounds: number;
  readonly isGrown: boolean;
}

/**
 * Begins with any division into connected blocks. Again and again two neighbouring blocks are joined, a random spanning
 * tree is drawn on their cells, and an edge is cut that leaves two parts of their sizes, if there
 * is one. As in ReCom (DeFord, Duchin, Solomon 2021), a Markov chain used for electoral districts.
 */
class Recombination implements Course<RecombinationState> {
  readonly temperature = 0;
  private readonly draft: Draft;
  private readonly growth: Growth;
  private isGrown = false;
  private rounds = 0;
  /** Room for all pairs of neighbouring cells. */
  private readonly borders: Int32Array;

  constructor(draft: Draft) {
    this.draft = draft;
    this.borders = new Int32Array(draft.division.frame.neighbours.length);
    this.growth = new Growth(draft);
  }

  next(): Step {
    const { draft } = this;
    if (!this.isGrown) {
      const event = this.growth.next();
      if (event !== DONE) return event;
      this.isGrown = true;
    }
    const pair = this.borderPair();
    if (!pair || this.rounds === ROUNDS * draft.division.sizes.length) return DONE;
    this.rounds++;
    return this.planExchange(...pair) ? draft.nextPlanned()! : draft.refuse(...pair);
  }

  /** Two neighbouring cells of different blocks, at random; undefined if there are none. */
  private borderPair(): readonly [number, number] | undefined {
    const { division, random } = this.draft;
    const { owner, frame } = division;
    const { start, neighbours, count } = frame;
    const { borders } = this;
    let found = 0;
    for (let cell = 0; cell < count; cell++)
      for (let i = start[cell]!; i < start[cell + 1]!; i++)
        if (owner[cell] !== owner[neighbours[i]!]) borders[found++] = cell * count + neighbours[i]!;
    if (found === 0) return undefined;
    const border = borders[random.below(found)]!;
    return [Math.floor(border / count), border % count];
  }

  /** Plans the swaps that divide the blocks of two cells anew; false if nothing is to change. */
  private planExchange(one: number, other: number): boolean {
    const { draft } = this;
    const { division, random } = draft;
    const { owner, frame } = division;
    const [a, b] = [owner[one]!, owner[other]!];
    const cells = [...division.cellsOf(a), ...division.cellsOf(b)].sort((x, y) => x - y);
    const [sizeOfA, sizeOfB] = [division.sizeOf(a), division.sizeOf(b)];
    const branches = [...branchesOfTree(frame, cells, random).values()].filter(
      ({ length }) => length === sizeOfA || length === sizeOfB,
    );
    const branch = new Set(branches[random.below(branches.length)]);
    if (branch.size === 0) return false;
    const isA = (cell: number): boolean => owner[cell] === a;
    // Blocks of equal size keep as many cells as they can.
    const kept = [...branch].filter(isA).length;
    const branchIsA = sizeOfA === sizeOfB ? 2 * kept >= sizeOfA : branch.size === sizeOfA;
    const moved = cells.filter((cell) => isA(cell) !== (branch.has(cell) === branchIsA));
    const fromB = moved.filter((cell) => !isA(cell));
    for (const [i, cell] of moved.filter(isA).entries())
      draft.plan(swapOf(cell, fromB[i]!, frame.count));
    return moved.length > 0;
  }

  state(): RecombinationState {
    return { rounds: this.rounds, isGrown: this.isGrown };
  }

  restore({ rounds, isGrown }: RecombinationState): void {
    this.rounds = rounds;
    this.isGrown = isGrown;
  }
}

/** Neighbouring blocks are joined and divided anew, from a division to another. */
export const recombine: Strategy = {
  isColoured: false,
  start: (draft) => new Recombination(draft),
};
