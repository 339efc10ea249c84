import { runLap } from './laps.ts';
import { atMost, byTurns, exactly, median, print } from './report.ts';

const MEMORY = 2 ** 30;
const LAPS = 3;
const DRAWS = 10_000;

/** Lists of all unique solutions against their count, and random solutions against the same. */
export async function benchLists(): Promise<void> {
  const dominoes = 'domino-8x8';
  for (const { id, solutions, most } of [
    { id: 'pentomino-6x10', solutions: 2339, most: 2 },
    { id: 'pentomino-tetromino-o-8x8', solutions: 16_146, most: 2 },
  ]) {
    const [counts, lists, draws] = await byTurns(
      LAPS,
      async () => (await runLap('largeCount', [id, true, MEMORY])).seconds,
      async () => {
        const found = await runLap('listed', [id]);
        if (found.solutions !== solutions) print(id, exactly(found.solutions, solutions));
        return found.seconds;
      },
      () => runLap('drawn', [dominoes, DRAWS]),
    );
    const count = median(counts!);
    print(`${id}, all listed against counted`, atMost(median(lists!) / count, most));
    print(`  ${DRAWS} random ${dominoes} against its count`, atMost(median(draws!) / count, 3));
  }
}
