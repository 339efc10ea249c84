import { expect, test } from 'vitest';
import { rules } from '../solve/rules/index.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { searchProcess } from '../solve/played/searchProcess.ts';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import { END, kindOf, REMOVE } from '../solve/step.ts';
import { Situations, type Situation } from '../teach/moment/situation.ts';
import { problemOf } from '../testing/random/situations.ts';
import { Playhead } from './playhead.ts';
import { RunHistory } from './runHistory.ts';
import { sourceInPlace } from './source.ts';
import { Tape } from './tape.ts';

const boards = [
  'square-bar-corner',
  'square-t-corner',
  'three-in-a-square',
  'pentomino-puv-5x3',
  'pentomino-puy-5x3',
  'pentomino-lxy-5x3',
  'domino-5x2',
  'domino-4x4-corners',
  'polyomino-3x3',
  'tromino-l-3x3',
];

const by = (search: Partial<Search>): Search => ({ ...plainSearch, order: 'rows', ...search });
const searches: readonly Search[] = [
  by({}),
  by({ unique: true }),
  by({ solver: 'dlx' }),
  by({ order: 'fewest', rules: Object.keys(rules) as Search['rules'] }),
];

/** What is done once number k of n is: a share for each digit before, of the share that the digits before it leave. */
function product(branches: Situation['branches'], isDone: boolean): number {
  let [share, done] = [1, 0];
  for (const [level, { tried, listed }] of branches.entries()) {
    share /= listed;
    done += share * (isDone && level === branches.length - 1 ? tried : tried - 1);
  }
  return done;
}

test('progress is the product of the odometer at every step, in a class, of a player, and in charts, and dead ends are as many', () => {
  for (const board of boards)
    for (const search of searches) {
      const problem = problemOf(board);
      const situations = new Situations(problem, search);
      const history = new RunHistory();
      const tape = new Tape((deliver) => sourceInPlace(searchProcess(problem, search), deliver));
      tape.onNew = (chunk) => history.add(chunk);
      tape.want(0, 8192);
      const playhead = new Playhead(new SearchReplay(problem), tape);
      let last: Situation['branches'] = [];
      let highest = 0;
      for (let step = 0; step <= tape.recordedTo; step++) {
        const { branches, progress, deadEnds, next, lastStep } = situations.at({
          step,
          tick: Infinity,
        });
        const hasLeft = lastStep !== undefined && kindOf(lastStep) === REMOVE;
        const expected =
          next === END ? 1 : hasLeft ? product(last, true) : product(branches, false);
        expect(progress).toBeCloseTo(expected, 12);
        expect(playhead.moveTo(step)).toBe(true);
        expect(playhead.progress).toBeCloseTo(expected, 6);
        expect(playhead.replay.tally.deadEndsBefore(playhead.around.next)).toBe(deadEnds);
        if (step <= 1024) expect(history.upTo(step).progress.at(-1)).toBeCloseTo(expected, 6);
        expect(progress).toBeGreaterThanOrEqual(highest);
        highest = progress;
        last = branches;
      }
      expect(highest).toBe(1);
    }
});
