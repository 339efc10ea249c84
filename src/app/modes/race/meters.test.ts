import { expect, test } from 'vitest';
import type { MeterReport, ShownSearch } from '../../../lag/paneMeters.ts';
import { PaneMeters } from '../../../lag/paneMeters.ts';
import { plainSearch } from '../../../solve/search.ts';
import { problemOf } from '../../../testing/random/situations.ts';
import type { FromMeters, ToMeters } from '../../workers/messages.ts';
import type { WorkerJob } from '../../workers/supervised.ts';
import { RaceMeters } from './meters.ts';

const problem = problemOf('square-bar-corner');
const laneAt = (step: number) => ({ lane: { playhead: { step } } as never, search: plainSearch });

/** Meters whose worker answers when it is told to. */
function setUp() {
  const sent: ToMeters[] = [];
  let job: WorkerJob<ToMeters, FromMeters> | undefined;
  let starts = 0;
  let closes = 0;
  const send = (message: ToMeters): void => void sent.push(message);
  const meters = new RaceMeters((started) => {
    starts++;
    job = started;
    started.initialise(send);
    return { send, close: () => closes++ };
  }, 'the puzzle');
  const shown = (): readonly ShownSearch[] => {
    const last = sent.at(-1)!;
    return 'shown' in last ? last.shown : [];
  };
  /** A true report on a search of those that were sent last, but with its step, if that is given. */
  function report(at: number, step = shown()[at]!.step): MeterReport {
    let found: MeterReport | undefined;
    const alone = new PaneMeters(problem);
    alone.show([{ ...shown()[at]!, step }]);
    while (alone.run((told) => (found = told)));
    return found!;
  }
  return { meters, sent, shown, report, job: () => job!, counts: () => ({ starts, closes }) };
}

type Lane = ReturnType<typeof laneAt>;
const move = ({ lane }: Lane, step: number): void => {
  (lane as { playhead: { step: number } }).playhead.step = step;
};

test('a worker is told of all lanes and their steps, when these have changed', () => {
  const { meters, sent, shown, counts } = setUp();
  meters.show([]);
  expect(counts().starts).toBe(0);
  const [one, other] = [laneAt(3), laneAt(5)];
  meters.show([one, other]);
  expect(sent[0]).toEqual({ text: 'the puzzle' });
  expect(shown().map(({ step, search }) => [step, search])).toEqual([
    [3, plainSearch],
    [5, plainSearch],
  ]);
  const { length } = sent;
  meters.show([one, other]);
  expect(sent).toHaveLength(length);
  move(one, 4);
  meters.show([one, other]);
  const before = shown();
  expect(before.map(({ step }) => step)).toEqual([4, 5]);
  const edited = laneAt(0);
  meters.show([edited, other]);
  expect(shown()[1]).toEqual(before[1]);
  expect(shown()[0]!.id).toBeGreaterThan(Math.max(...before.map(({ id }) => id)));
  meters.show([other]);
  expect(shown()).toEqual([before[1]]);
  expect(counts().starts).toBe(1);
});

test('the newest report on a lane is kept, but none of a step that is not on show yet', () => {
  const { meters, report, job } = setUp();
  const lane = laneAt(6);
  meters.show([lane]);
  expect(meters.of(lane.lane)).toBeUndefined();
  expect(job().isDue()).toBe(true);
  const [third, sixth] = [report(0, 3), report(0, 6)];
  job().received(third);
  expect(meters.of(lane.lane)).toBe(third);
  expect(job().isDue()).toBe(true);
  job().received(sixth);
  expect(job().isDue()).toBe(false);
  // What the worker comes past on its way is less than what is known.
  job().received(third);
  expect(meters.of(lane.lane)).toBe(sixth);
  expect(meters.show([lane])).toBe(true);
  expect(meters.show([lane])).toBe(false);
  move(lane, 4);
  // At once, even before the worker is told.
  expect(meters.of(lane.lane)).toBeUndefined();
  meters.show([lane]);
  job().received(sixth);
  expect(meters.of(lane.lane)).toBeUndefined();
  move(lane, 8);
  expect(meters.of(lane.lane)).toBeUndefined();
  job().received(third);
  expect(meters.of(lane.lane)).toBe(third);
});

test('what is reported on a lane that is no longer there is not taken', () => {
  const { meters, report, job } = setUp();
  const [one, edited] = [laneAt(6), laneAt(6)];
  meters.show([one]);
  const late = report(0);
  meters.show([edited]);
  job().received(late);
  expect([meters.of(one.lane), meters.of(edited.lane)]).toEqual([undefined, undefined]);
  job().received(report(0));
  expect(meters.of(edited.lane)?.step).toBe(6);
  meters.close();
  expect(meters.of(edited.lane)).toBeUndefined();
});

test('a report keeps up that is no older than the last few times that it was asked for', () => {
  const { meters, report, job } = setUp();
  const lane = laneAt(2);
  meters.show([lane]);
  expect(meters.keepsUp(lane.lane)).toBe(false);
  job().received(report(0, 2));
  expect(meters.keepsUp(lane.lane)).toBe(true);
  for (const step of [3, 4, 5]) {
    move(lane, step);
    meters.show([lane]);
    expect(meters.keepsUp(lane.lane)).toBe(true);
  }
  move(lane, 6);
  meters.show([lane]);
  expect(meters.keepsUp(lane.lane)).toBe(false);
});

test('where the worker fails nothing more is told, and no other one is started', () => {
  const { meters, report, job, counts } = setUp();
  const lane = laneAt(6);
  meters.show([lane]);
  const late = report(0);
  job().failed('broken');
  move(lane, 7);
  meters.show([lane]);
  expect(meters.of(lane.lane)).toBeUndefined();
  expect(counts().starts).toBe(1);
  job().received(late);
  meters.close();
  expect(counts().closes).toBe(0);
});
