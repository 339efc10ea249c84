import { allot } from '../sizes.ts';
import type { Draft } from '../draft.ts';
import { shuffledBy } from '../../solve/random.ts';
import { NONE } from '../division.ts';
import { assignmentOf, DONE, STUCK } from '../events.ts';
import type { Step } from '../../run/step.ts';
import type { Course, Strategy } from './strategy.ts';

const MOST_RESTARTS = 500;

/** A block that may give away a cell, if it can have another. */
interface Link {
  readonly block: number;
  /** The cell that it gives away, and the link it goes to; none at the first. */
  readonly lost: number;
  readonly to: Link | undefined;
}

/**
 * Blocks grow from single cells. In each round a smallest block gets one more cell: an open cell beside it,
 * or a cell of another block, which gets another one in turn, and so on along the shortest chain to an open
 * cell. All blocks stay connected all the time. As in “divvy” of Simon Tatham's Puzzles. The draft alone
 * decides, so there is no state besides.
 */
export class Growth implements Course {
  private readonly draft: Draft;

  constructor(draft: Draft) {
    this.draft = draft;
  }

  next(): Step {
    const { draft } = this;
    const { open, frame } = draft.division;
    if (open === 0) return DONE;
    const isPlanned = open === frame.count ? this.planSeeds() : this.planRound();
    if (isPlanned) return draft.nextPlanned()!;
    const event = open === frame.count ? STUCK : draft.restart(MOST_RESTARTS);
    if (event !== STUCK) this.planClearing();
    return event;
  }

  /** Plans the first cell of each block, in a part of the frame that it shares with others exactly. */
  private planSeeds(): boolean {
    const { division, random } = this.draft;
    const { frame, sizes } = division;
    const blocks = shuffledBy([...sizes.keys()], random);
    const parts = allot(
      frame.parts.map((part) => part.length),
      blocks.map((block) => sizes[block]!),
    );
    if (parts === undefined || parts === 'unknown') return false;
    const left = frame.parts.map((part) => shuffledBy(part, random));
    blocks.forEach((block, i) => this.planAssignment(left[parts[i]!]!.pop()!, NONE, block));
    return true;
  }

  private planRound(): boolean {
    const { division, random } = this.draft;
    const { sizes } = division;
    const growing = [...sizes.keys()].filter((block) => division.sizeOf(block) < sizes[block]!);
    const inTurn = shuffledBy(growing, random).sort(
      (a, b) => division.sizeOf(a) - division.sizeOf(b),
    );
    return inTurn.some((block) => this.planChainFrom(block));
  }

  /** Plans a chain from an open cell to a block; false if there is none. */
  private planChainFrom(first: number): boolean {
    const { division, random } = this.draft;
    const { owner } = division;
    const isReached = new Uint8Array(division.sizes.length);
    isReached[first] = 1;
    const links: Link[] = [{ block: first, lost: -1, to: undefined }];
    for (const link of links) {
      for (const cell of shuffledBy(this.cellsBeside(link), random)) {
        const block = owner[cell]!;
        if (block === NONE) {
          this.planChain(link, cell);
          return true;
        }
        if (isReached[block] === 1 || !this.canLose(block, cell)) continue;
        isReached[block] = 1;
        links.push({ block, lost: cell, to: link });
      }
    }
    return false;
  }

  /** The cells beside a block without the one it gives away. */
  private cellsBeside({ block, lost }: Link): number[] {
    const { frame, owner } = this.draft.division;
    const { start, neighbours } = frame;
    const beside = new Set<number>();
    for (const cell of this.draft.division.cellsOf(block)) {
      if (cell === lost) continue;
      for (let i = start[cell]!; i < start[cell + 1]!; i++)
        if (owner[neighbours[i]!] !== block) beside.add(neighbours[i]!);
    }
    // The cells of a block are in no order that a mark would restore.
    return [...beside].sort((a, b) => a - b);
  }

  /** Whether a block has other cells than this one, and they are connected. */
  private canLose(block: number, cell: number): boolean {
    const { division } = this.draft;
    const { start, neighbours } = division.frame;
    const others = division.sizeOf(block) - 1;
    if (others === 0) return false;
    const isReached = new Set([cell]);
    const reached: number[] = [];
    const reach = (from: number): void => {
      for (let i = start[from]!; i < start[from + 1]!; i++) {
        const next = neighbours[i]!;
        if (division.owner[next] !== block || isReached.has(next)) continue;
        isReached.add(next);
        reached.push(next);
        if (from === cell) return;
      }
    };
    reach(cell);
    for (const next of reached) reach(next);
    return reached.length === others;
  }

  /** Plans what each block of a chain takes: the first from the second, the last an open cell. */
  private planChain(last: Link, open: number): void {
    const chain: Link[] = [];
    for (let link: Link | undefined = last; link; link = link.to) chain.unshift(link);
    chain.forEach(({ block }, i) => {
      const giver = chain[i + 1];
      this.planAssignment(giver?.lost ?? open, giver?.block ?? NONE, block);
    });
  }

  private planClearing(): void {
    for (const [cell, block] of this.draft.division.owner.entries())
      if (block !== NONE) this.planAssignment(cell, block, NONE);
  }

  private planAssignment(cell: number, from: number, to: number): void {
    const { draft } = this;
    draft.plan(assignmentOf(cell, from, to, draft.division.sizes.length));
  }
}

/** Blocks grow cell by cell. */
export const grow: Strategy = { isColoured: false, start: (draft) => new Growth(draft) };
