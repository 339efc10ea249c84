import { expect, test } from 'vitest';
import { heatLevel } from '../../../lag/heatScale.ts';
import type { Entrant } from './entrant.ts';
import { RaceHeat } from './heat.ts';

type Levels = readonly number[] | undefined;

/** An entrant whose board notes the levels that it is asked for. */
function setUp(counts: readonly number[] | undefined) {
  const asked: Levels[] = [];
  const reportOf = (chosen: readonly number[], step: number) => ({
    step,
    heat: { chosen: [...chosen, 99], cleared: chosen.map(() => 0), covered: chosen },
  });
  let report = counts && reportOf(counts, 5);
  const ask = (levels: Levels): void => void asked.push(levels);
  const lane = { playhead: { step: 5 } };
  const run = { lane, measured: () => report, pane: { view: { effects: { heat: { ask } } } } };
  const tell = (now: readonly number[] | undefined, step = 5): void => {
    report = now && reportOf(now, step);
  };
  const goTo = (step: number): void => void (lane.playhead.step = step);
  return { entrant: { run } as unknown as Entrant, asked, tell, goTo };
}

const levelsOf = (counts: readonly number[], scale: { least: number; most: number }): Levels =>
  counts.map((count) => heatLevel(count, scale));

test('boards have one scale, or each its own, and only news changes them', () => {
  const [one, other] = [setUp([0, 1, 10]), setUp([5, 1000, 0])];
  const both = [one.entrant, other.entrant];
  const heat = new RaceHeat({ heat: 'chosen', heatscale: 'one' });
  heat.show(both);
  expect(one.asked).toEqual([levelsOf([0, 1, 10], { least: 1, most: 1000 })]);
  expect(other.asked).toEqual([levelsOf([5, 1000, 0], { least: 1, most: 1000 })]);
  expect(heat.of(other.entrant)).toMatchObject({ step: 5, counts: [5, 1000, 0] });
  heat.show(both);
  expect(one.asked).toHaveLength(1);
  heat.choice = { ...heat.choice, heatscale: 'each' };
  heat.show(both);
  expect(one.asked.at(-1)).toEqual(levelsOf([0, 1, 10], { least: 1, most: 10 }));
  expect(heat.of(other.entrant)!.scale).toEqual({ least: 5, most: 1000 });
  other.tell([6, 1000, 0], 7);
  heat.show(both);
  expect(heat.of(other.entrant)).toMatchObject({ step: 7, counts: [6, 1000, 0] });
});

test('no cell is told to have been left alone before meters have come to anything', () => {
  const { entrant, asked, tell, goTo } = setUp([0, 0]);
  const heat = new RaceHeat({ heat: 'chosen', heatscale: 'one' });
  goTo(900);
  heat.show([entrant]);
  expect(heat.of(entrant)).toBeUndefined();
  expect(asked.at(-1)).toBeUndefined();
  tell([0, 2], 80);
  heat.show([entrant]);
  expect(heat.of(entrant)).toMatchObject({ step: 80, counts: [0, 2] });
  tell([0, 0], 0);
  goTo(0);
  heat.show([entrant]);
  expect(asked.at(-1)).toEqual([0, 0]);
});

test('a board shows nothing without a report, nor while nothing is chosen, nor before anything is counted', () => {
  const { entrant, asked, tell } = setUp([3, 4]);
  const heat = new RaceHeat({ heat: 'none', heatscale: 'one' });
  heat.show([entrant]);
  expect(asked).toEqual([]);
  heat.choice = { heat: 'chosen', heatscale: 'one' };
  heat.show([entrant]);
  expect(asked).toHaveLength(1);
  tell(undefined);
  heat.show([entrant]);
  expect(asked.at(-1)).toBeUndefined();
  expect(heat.of(entrant)).toBeUndefined();
  tell([3, 4]);
  heat.show([entrant]);
  heat.choice = { heat: 'cleared', heatscale: 'one' };
  heat.show([entrant]);
  expect(asked.at(-1)).toEqual([0, 0]);
  expect(heat.of(entrant)!.scale).toBeUndefined();
  heat.choice = { heat: 'none', heatscale: 'one' };
  heat.show([entrant]);
  expect(asked.at(-1)).toBeUndefined();
  const { length } = asked;
  heat.show([entrant]);
  expect(asked).toHaveLength(length);
});
