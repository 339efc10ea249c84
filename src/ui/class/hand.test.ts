import { expect, test } from 'vitest';
import { FoundSolutions } from '../../solve/found/foundSolutions.ts';
import { plainSearch, type Search } from '../../solve/search.ts';
import { Moments } from '../../teach/moment.ts';
import { namesOf } from '../../teach/names.ts';
import { Situations } from '../../teach/situation.ts';
import { levelsOf, TreeRaster } from '../../teach/treeRaster.ts';
import { problemOf } from '../../testing/situations.ts';
import { createHand } from './hand.ts';
import type { ClassCommands, ClassModel } from './model.ts';

const problems = new Map(['square-bar-corner', 'square-t-corner'].map((id) => [id, problemOf(id)]));
const search: Search = { ...plainSearch, order: 'rows' };

/** A puzzle in class, at a step and a tick. */
function modelOf(puzzle: string, step: number, tick = Infinity): ClassModel {
  const problem = problems.get(puzzle)!;
  const situation = new Situations(problem, search).at({ step, tick });
  const grain = tick < Infinity ? 'tries' : 'places';
  const moment = new Moments(problem, search).of(situation, grain);
  const found = new FoundSolutions(problem, search);
  const none = {
    ...{ ways: undefined, lesson: undefined, quest: undefined },
    ...{ solutions: 0, images: 0, panels: [], letters: [] },
  };
  const names = namesOf(problem);
  const raster = new TreeRaster(levelsOf(problem));
  return {
    problem,
    search,
    names,
    grain,
    situation,
    moment,
    nameCell: () => 0,
    found,
    raster,
    ...none,
  };
}

/** A class whose commands are carried out at once. */
function openClass(first: ClassModel) {
  const its = { shown: first, puzzle: 'square-bar-corner' };
  const goTo = (step: number): void => void (its.shown = modelOf(its.puzzle, step));
  const commands: Partial<ClassCommands> = {
    goTo,
    setGrain: () => {},
    step: (by) => goTo(its.shown.situation.step + by),
  };
  const hand = createHand(
    () => its.shown,
    () => commands as ClassCommands,
  );
  return { its, hand };
}

test('what was begun belongs to a step of a search, and to no other', () => {
  const { its, hand } = openClass(modelOf('square-bar-corner', 0));
  hand.toggle();
  hand.pointAt(0);
  hand.pick(2);
  expect(hand.marks.next).toBe(0);
  expect(hand.ghost).toHaveLength(3);
  its.shown = modelOf('square-bar-corner', 1);
  expect(hand.isOn).toBe(true);
  expect([hand.marks.next, hand.ghost, hand.piece]).toEqual([undefined, undefined, undefined]);
  its.shown = modelOf('square-bar-corner', 0);
  expect(hand.piece).toBe(2);
  its.shown = modelOf('square-t-corner', 0);
  expect([hand.marks.next, hand.ghost, hand.piece]).toEqual([undefined, undefined, undefined]);
});

test('a step is carried out from where all that is tried before it has been tried', () => {
  const { its, hand } = openClass(modelOf('square-bar-corner', 1, 1));
  expect(its.shown.moment.kind).toBe('next');
  hand.toggle();
  expect(its.shown.grain).toBe('places');
  const next = modelOf('square-bar-corner', 1).situation;
  const { item } = next.node!;
  hand.pointAt(item);
  hand.pick(2);
  hand.pointAt(item);
  expect(hand.says('en')).toMatch(/^(Right|Not yet|That does not fit)/);
  expect(hand.says('en')).not.toContain('Nothing is left');
});
