import type { Step } from '../../run/step.ts';
import type { Draft } from '../draft.ts';
import { assignmentOf, DONE, STUCK } from '../events.ts';
import { NONE } from '../division.ts';
import type { Frame } from '../frame.ts';
import type { SizedFrame } from '../sizes.ts';
import {
  divisionsOf,
  MOST_STATES,
  type Divisions,
  type TooManyStates,
} from '../uniform/divisions.ts';
import type { SweepReport, TellWork } from '../workReport.ts';
import type { Strategy, StrategyIssue } from './strategy.ts';

/**
 * Draws one of all divisions while the draft is empty, and assigns the cells in the order in which the sweep
 * decides on them.
 */
function next(draft: Draft, found: Divisions | TooManyStates): Step {
  if ('code' in found || found.count === 0n) return STUCK;
  const drawn = found.draw(draft.random);
  const { sizes } = draft.division;
  const cells = sizes.map(() => 0);
  for (const block of drawn) cells[block]!++;
  // The blocks drawn have the sizes in another order.
  const left = [...sizes.keys()];
  const blocks = cells.map((size) => {
    const place = left.findIndex((block) => sizes[block] === size);
    return left.splice(place, 1)[0]!;
  });
  for (const cell of found.order)
    draft.plan(assignmentOf(cell, NONE, blocks[drawn[cell]!]!, sizes.length));
  return draft.nextPlanned()!;
}

/**
 * A division drawn from all, each with the same chance. The frame is swept once, for the first run that needs
 * it.
 */
export function uniform({ frame, sizes }: SizedFrame, tell: TellWork = () => {}): Strategy {
  let divisions: Divisions | TooManyStates | undefined;
  const found = () => (divisions ??= swept(frame, sizes, tell));
  return {
    isColoured: false,
    start: (draft) => ({ next: () => (draft.division.open === 0 ? DONE : next(draft, found())) }),
    issue: () => issueOf(found()),
    divisions: () => countOf(found()),
  };
}

/** All divisions of a frame; tells how far it is. */
function swept(frame: Frame, sizes: readonly number[], tell: TellWork): Divisions | TooManyStates {
  const sweep = { kind: 'sweep', added: 0, cells: frame.count, states: 0 } as const;
  const open = { ...sweep, outcome: 'open', divisions: undefined } as const;
  let last: SweepReport = open;
  tell(last);
  const divisions = divisionsOf(frame, sizes, MOST_STATES, (added, states) => {
    last = { ...open, added, states };
    tell(last);
  });
  tell({ ...last, outcome: issueOf(divisions) ?? 'found', divisions: countOf(divisions) });
  return divisions;
}

const countOf = (divisions: Divisions | TooManyStates): bigint | undefined =>
  'code' in divisions ? undefined : divisions.count;

function issueOf(divisions: Divisions | TooManyStates): StrategyIssue | undefined {
  if ('code' in divisions) return divisions;
  return divisions.count === 0n ? { code: 'noDivision' } : undefined;
}
