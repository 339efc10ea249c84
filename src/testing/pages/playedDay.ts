import type { Page } from 'playwright-core';
import { newGame, moved } from '../../game/tree.ts';
import { writeGame } from '../../game/saved.ts';
import { noHelp } from '../../game/help.ts';
import { daysAfter, dayOf, type DateText } from '../../game/date.ts';
import { calendar, calendarId } from '../../puzzle/calendar.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import { compile, coveredBy, type Problem } from '../../solve/problem.ts';
import { plainSearch, startSearch } from '../../solve/search.ts';
import { END, kindOf, SOLUTION } from '../../solve/step.ts';
import { namesOf } from '../../teach/moment/names.ts';

/** The name of the piece that is laid last: a block, which has two orientations. */
const LAST = 'B';

/** A page on a date, in whose storage all pieces of the puzzle of a day but one lie, by hand. */
export interface PlayedDay {
  /** Run in the page before its own scripts. */
  readonly preludes: readonly string[];
  /** Lays the last piece by keys. */
  finish(page: Page): Promise<void>;
}

/** The clock on the wall is in the storage, at noon of a date at first. */
const onDate = (date: DateText): string => `{
  const Real = Date;
  const now = () => Number(localStorage.getItem('now') ?? ${Date.parse(`${date}T12:00`)});
  window.Date = class extends Real {
    constructor(...args) { super(...(args.length > 0 ? args : [now()])); }
    static now() { return now(); }
  };
}`;

/** Sets the clock on the wall. */
export const setClock = (page: Page, time: string): Promise<void> =>
  page.evaluate((now) => localStorage.setItem('now', now), String(Date.parse(time)));

const stored = (key: string, content: object): string =>
  `localStorage.getItem(${JSON.stringify(key)}) ?? localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify({ version: 1, ...content }))});`;

function solutionOf(problem: Problem): readonly number[] {
  const search = startSearch(problem, { ...plainSearch, solver: 'dlx' }, 'steps');
  for (let step = search.step(); kindOf(step) !== SOLUTION; step = search.step())
    if (step === END) throw new Error('There is no solution.');
  return [...search.path.subarray(0, search.depth)];
}

/**
 * @param time for how long the game of that day has been played, in ms
 * @param before the number of days before it that were solved in time
 */
export function playedDay(date: DateText, time = 0, before = 0): PlayedDay {
  const puzzle = calendar.get(calendarId(dayOf(date)))!();
  const problem = compile(puzzle);
  const isLast = (placement: number): boolean =>
    puzzle.pieces[problem.placements.piece[placement]!]!.name === LAST;
  const solution = solutionOf(problem);
  const last = solution.find(isLast)!;
  const game = solution
    .filter((placement) => placement !== last)
    .reduce((so, on) => moved(so, { on }), newGame);
  const kept = { game: writeGame(problem, game), help: noHelp, time };
  const days = Array.from({ length: before }, (_, i) => daysAfter(date, -1 - i));
  const names = namesOf(problem);
  const cells = [...coveredBy(problem, last)];
  const wanted = `would cover ${cells.map((cell) => names.cell(cell)).join(' ')}`;
  return {
    preludes: [
      onDate(date),
      stored('fitful.games', { games: { [`${date} ${printPuzzle(puzzle)}`]: kept } }),
      stored('fitful.byHand', { solved: Object.fromEntries(days.map((one) => [one, one])) }),
    ],
    async finish(page) {
      await page.locator('.waiting').focus();
      await page.keyboard.press('Enter');
      for (let turn = 0; turn < 2; turn++) {
        for (const cell of cells) {
          await page.locator(`[data-cell="${cell}"]`).focus();
          const heard = await page.locator('.hand-layer .unseen[role=status]').textContent();
          if (heard?.endsWith(wanted)) return page.keyboard.press('Enter');
        }
        await page.keyboard.press('t');
      }
      throw new Error('The last piece does not fit.');
    },
  };
}
