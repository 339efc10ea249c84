import type { Step } from '../../run/step.ts';
import type { Draft } from '../draft.ts';
import { assignmentOf, DONE, STUCK } from '../events.ts';
import { NONE } from '../division.ts';
import type { SizedFrame } from '../sizes.ts';
import { divisionsOf, type Divisions, type TooManyStates } from '../uniform/divisions.ts';
import type { Course, Strategy } from './strategy.ts';

/** Draws one of all divisions, and assigns the cells in the order in which the sweep decides on them. */
class Drawing implements Course<null> {
  readonly temperature = 0;
  private readonly draft: Draft;
  private readonly found: () => Divisions | TooManyStates;

  constructor(draft: Draft, found: () => Divisions | TooManyStates) {
    this.draft = draft;
    this.found = found;
  }

  next(): Step {
    const { division, random } = this.draft;
    if (division.open === 0) return DONE;
    const found = this.found();
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

/** One of all divisions, each with the same chance. The frame is swept once, for whichever run needs that first. */
export function uniform({ frame, sizes }: SizedFrame): Strategy {
  let divisions: Divisions | TooManyStates | undefined;
  const found = () => (divisions ??= divisionsOf(frame, sizes));
  return {
    isColoured: false,
    start: (draft) => new Drawing(draft, found),
    issue() {
      const all = found();
      if ('code' in all) return all;
      return all.count === 0n ? { code: 'noDivision' } : undefined;
    },
  };
}
