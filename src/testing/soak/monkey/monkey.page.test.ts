import { expect, inject, test } from 'vitest';
import { browserOf } from '../../pages/page.ts';
import { isLong } from '../../share.ts';
import { actionsOf } from './actions.ts';
import { contradictions, type Look } from './look.ts';
import { monkeyVisit } from './monkey.ts';

/** A third of the visits is made every day. */
const visits = isLong ? [1, 2, 3] : [1];

test('at random, in visits of 120 actions each, nothing goes wrong', async () => {
  const browser = await browserOf();
  for (const nth of visits) {
    const { complaint } = await monkeyVisit(browser, inject('site'), { seed: 1, nth, count: 120 });
    expect(complaint).toBeUndefined();
  }
}, 600_000);

test('what is done follows from the seed and the visit alone', () => {
  expect(actionsOf(3, 5, 50)).toEqual(actionsOf(3, 5, 80).slice(0, 50));
  expect(actionsOf(3, 5, 50)).not.toEqual(actionsOf(3, 6, 50));
  expect(actionsOf(3, 5, 50)).not.toEqual(actionsOf(4, 5, 50));
});

test('a page that is half of what it was before contradicts itself', () => {
  const pane = { puzzle: 'pentomino-6x10', steps: 7, finished: false };
  const look = (changes: Partial<Look>): Look =>
    ({
      status: { mode: 'class', running: false, panes: [pane] },
      query: 'mode=class&puzzle=pentomino-6x10',
      lang: 'en',
      figures: [],
      senseless: [],
      title: 'Twelve pentominoes, 6 × 10',
      isClass: true,
      isRace: false,
      panes: [],
      tray: '12',
      scene: undefined,
      ...changes,
    }) as unknown as Look;
  expect(contradictions(look({}))).toEqual([]);
  const wrong: [Partial<Look>, RegExp][] = [
    [{ title: 'Three pieces in a square' }, /^title/],
    [{ isClass: false }, /^class page/],
    [{ tray: '3' }, /^3 pieces/],
    [{ query: 'mode=class&puzzle=domino-5x2' }, /^address/],
    [{ query: 'mode=race&puzzle=pentomino-6x10' }, /^address/],
    [{ scene: '3/11' }, /^lesson bar/],
    [{ senseless: ['undefined steps'] }, /^senseless/],
  ];
  for (const [changes, said] of wrong) expect(contradictions(look(changes)).join()).toMatch(said);
});
