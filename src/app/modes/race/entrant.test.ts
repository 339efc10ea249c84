import { expect, test } from 'vitest';
import type { Lane } from '../../../play/lane.ts';
import type { Race } from '../../../play/race.ts';
import type { Terms } from '../../../ui/race/panes/standing.ts';
import { celebrationLasts } from '../../../view/effects/lifts.ts';
import { box } from '../../../testing/runs/runs.ts';
import { fullDepth } from '../../../solve/problem.ts';
import { promptLane, raceOf } from '../../../testing/runs/racers.ts';
import { seeEnd, standsFor, type Entrant } from './entrant.ts';

const kind = { isVain: (status: object) => 'found' in status && status.found === 0 };

/** An entrant whose board notes how many pieces it celebrates. */
function entrantOf(lane: Lane, found: number) {
  const celebrated: number[] = [];
  let successes = 0;
  const celebrate = (_: number, order: readonly number[] = []) => celebrated.push(order.length);
  const run = {
    lane,
    pane: { view: { celebrate } },
    status: () => ({ found }),
    lying: () => [0, 1, 2],
    isSuccess: (until: Race['until']) => until === 'first' && found > 0,
    succeeded: () => successes++,
  };
  const entrant = { id: 0, tag: 0, run, isSeen: false } as unknown as Entrant;
  return { entrant, celebrated, successes: () => successes };
}

/** How many pieces each of two runs celebrates at its end, which is played up to or sought; the second wins. */
function celebratedBy(
  how: 'played' | 'sought',
  {
    found = 1,
    until = 'first',
    lesson,
  }: { found?: number; until?: Race['until'] } & Partial<Terms> = {},
) {
  const race = raceOf('steps', until, [promptLane(0), promptLane(2)]);
  const all = race.lanes.map((lane) => entrantOf(lane, found));
  race.speed = 'max';
  if (how === 'sought') race.seek(1_000_000);
  for (let frame = 0; frame < 1000 && !race.over; frame++) race.advance(16);
  expect(race.over).toBe(true);
  for (let frame = 0; frame < 2; frame++)
    for (const { entrant } of all) seeEnd(entrant, race, frame, { kind, lesson });
  return {
    celebrated: all.map(({ celebrated }) => celebrated),
    successes: all.map((each) => each.successes()),
  };
}

test('a winner is celebrated piece by piece, once, and the success of others with a wave', () => {
  expect(celebratedBy('played').celebrated).toEqual([[0], [3]]);
  expect(celebratedBy('played', { until: 'all' }).celebrated).toEqual([[], [3]]);
});

test('who was first to search everything, and found nothing, is not celebrated', () => {
  for (const until of ['first', 'all'] as const)
    expect(celebratedBy('played', { until, found: 0 }).celebrated).toEqual([[], []]);
});

test('nobody wins in a lesson, where a solution is shown as anywhere', () => {
  expect(celebratedBy('played', { lesson: {} }).celebrated).toEqual([[0], [0]]);
  expect(celebratedBy('played', { lesson: {}, until: 'all' }).celebrated).toEqual([[], []]);
});

test('an end that was sought is not celebrated, but its solution is noted', () => {
  expect(celebratedBy('sought')).toEqual({ celebrated: [[], []], successes: [1, 1] });
});

test('a race that is over stays until its winner has been celebrated', () => {
  expect(standsFor(box)).toBeGreaterThanOrEqual(celebrationLasts(fullDepth(box)));
  expect(standsFor(undefined)).toBeGreaterThanOrEqual(6000);
});
