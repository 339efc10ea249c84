import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { allExperiments } from '../cli/experiments.ts';
import { readSearch } from '../solve/searchText.ts';

/**
 * Runs experiments by the terminal command, and prints the time each takes and whether its claims
 * hold. Exits with 1 if a claim is undecided or refuted, if an experiment takes too long, or if
 * complete searches of the same puzzle differ in their numbers of solutions.
 *
 *   npm run experiments               all of them
 *   npm run experiments -- islands    only these
 */
const MOST_SECONDS = 120;

interface Result {
  readonly races: readonly {
    readonly puzzle: string;
    readonly panes: readonly {
      readonly search: string;
      readonly solutions: number;
      readonly placements: number;
      readonly finished: boolean;
    }[];
  }[];
  readonly claims: readonly { readonly holds: boolean | null }[];
  readonly agrees: boolean | null;
}

const asked = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const main = join(root, 'src/cli/main.ts');
/** Puzzle and whether images count once → the solutions that a search of it counted. */
const counts = new Map<string, number>();
let wrong = 0;
const tell = (sentence: string): void => {
  wrong++;
  console.log(`  WRONG: ${sentence}`);
};

for (const { id } of allExperiments()) {
  if (asked.length > 0 && !asked.includes(id)) continue;
  const began = performance.now();
  const call = ['--import', 'tsx', main, 'experiment', id, '--json'];
  const printed = execFileSync(process.execPath, call, { cwd: root, encoding: 'utf8' });
  const seconds = (performance.now() - began) / 1000;
  const { races, claims, agrees } = JSON.parse(printed) as Result;
  const verdict = agrees === null ? 'open' : agrees ? 'agrees' : 'does not agree';
  console.log(`${id.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s  ${verdict}`);
  for (const [i, { holds }] of claims.entries()) {
    if (holds === null) tell(`claim ${i} is undecided`);
    if (holds === false) tell(`claim ${i} is refuted`);
  }
  if (seconds > MOST_SECONDS) tell(`it takes longer than ${MOST_SECONDS} seconds`);
  for (const { puzzle, panes } of races) {
    for (const { search, solutions, placements, finished } of panes) {
      console.log(`  ${puzzle} ${search}: ${placements} placements, ${solutions} solutions`);
      if (!finished) continue;
      const { unique } = readSearch(search)!;
      const before = counts.get(`${puzzle} ${unique}`) ?? solutions;
      if (before !== solutions) tell(`another search counted ${before} solutions`);
      counts.set(`${puzzle} ${unique}`, solutions);
    }
  }
}
process.exitCode = wrong > 0 ? 1 : 0;
