import type { Step } from '../../run/step.ts';
import type { Draft } from '../draft.ts';
import { assignmentOf, DONE, STUCK } from '../events.ts';
import type { Frame } from '../frame.ts';
import { NONE } from '../division.ts';
import { Divisions, divisionsOf, type TooManyStates } from '../uniform/divisions.ts';
import type { Course, Strategy } from './strategy.ts';

/** The last sweep over each frame, which all runs there share: they differ in what they draw. */
const sweeps = new WeakMap<Frame, { sizes: string; found: Divisions | TooManyStates }>();

function sweepOver(frame: Frame, blocks: readonly number[]): Divisions | TooManyStates {
  const sizes = blocks.join();
  const last = sweeps.get(frame);
  if (last?.sizes === sizes) return last.found;
  const found = divisionsOf(frame, blocks);
  sweeps.set(frame, { sizes, found });
  return found;
}

/** Draws one of all divisions, and assigns the cells in the order in which the sweep decides on them. */
class Drawing implements Course<null> {
  readonly temperature = 0;
  private readonly draft: Draft;

  constructor(draft: Draft) {
    this.draft = draft;
  }

  next(): Step {
    const { division, random } = this.draft;
    const { frame, sizes, open } = division;
    if (open === 0) return DONE;
    const found = sweepOver(frame, sizes);
    if ('code' in found || found.count === 0n) return STUCK;
    this.planAll(found.order, found.draw(random));
    return this.draft.nextPlanned()!;
  }

  /** Plans the assignment of all cells to the blocks of a division, which have the sizes in another order. */
  private planAll(order: readonly number[], drawn: Int32Array): void {
    const { draft } = this;
    const { sizes } = draft.division;
    const cells = sizes.map(() => 0);
    for (const block of drawn) cells[block]!++;
    const left = [...sizes.keys()];
    const blocks = cells.map((size) => {
      const place = left.findIndex((block) => sizes[block] === size);
      return left.splice(place, 1)[0]!;
    });
    for (const cell of order)
      draft.plan(assignmentOf(cell, NONE, blocks[drawn[cell]!]!, sizes.length));
  }

  /** It draws while the draft is empty, and then all is planned. */
  state(): null {
    return null;
  }

  restore(): void {}
}

/** One of all divisions, each with the same chance. */
export const uniform: Strategy = {
  isColoured: false,
  start: (draft) => new Drawing(draft),
  issue({ frame, sizes }) {
    const found = sweepOver(frame, sizes);
    if ('code' in found) return found;
    return found.count === 0n ? { code: 'noDivision' } : undefined;
  },
};
