import { calendarId } from '../puzzle/calendar.ts';
import { runLap } from './laps.ts';
import { atMost, exactly, median, print, ratio } from './report.ts';

const POSITIONS = 1000;
/** The most milliseconds of the processor for a position, and for the empty box. */
const POSITION = 100;
const EMPTY = 300;

/** In how many ways random positions can be completed, with three pieces at least, and the empty 6 × 10 box. */
export async function benchCompletions(): Promise<void> {
  const now = new Date();
  const today = calendarId({ month: now.getMonth() + 1, day: now.getDate() });
  for (const id of ['pentomino-6x10', 'hexiamond-6x6', 'tetrahex-7x4', today]) {
    const found = await runLap('completions', [id, POSITIONS]);
    const { cold, exact, first, both, alone, solvable } = found;
    print(id, `${POSITIONS} positions, ${solvable} can be completed`);
    print('  ms until the number is known, median', median(exact).toFixed(1));
    print('  at most', atMost(Math.max(...exact), POSITION));
    print('  at most for the first in a new process', Math.max(...cold).toFixed(1));
    print('  ms until it is known whether there is one, at most', Math.max(...first).toFixed(1));
    print('  search and count against count alone', ratio(alone / both, 1));
  }
  const { milliseconds, ways } = await runLap('emptyBoard', ['pentomino-6x10']);
  print('empty 6 × 10', exactly(ways, 9356));
  print('  ms', atMost(milliseconds, EMPTY));
}
