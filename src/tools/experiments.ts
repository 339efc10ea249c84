import { allExperiments } from '../cli/commands/experiment.ts';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { columnsOf, figureOf } from '../experiment/experiment.ts';
import { kinds, type FiguresOf, type KindId, type PaneOf } from '../experiment/kinds.ts';
import type { Search } from '../solve/search.ts';

/**
 * Runs experiments by the terminal command, and prints the time each takes and whether its claims
 * hold. Exits with 1 if a claim is undecided, if an experiment disagrees with its claims without an answer
 * for that, or agrees in spite of one, if it takes too long, or if complete searches of the same puzzle
 * differ in their numbers of solutions.
 *
 *   npm run experiments               all of them
 *   npm run experiments -- islands    only these
 */
const MOST_SECONDS = 120;

interface Result {
  readonly races: readonly { readonly panes: readonly FiguresOf<KindId>[] }[];
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

const nameOf = <K extends KindId>(kind: K, pane: PaneOf<K>): string => kinds[kind].writePane(pane);

for (const experiment of allExperiments()) {
  const { id, kind } = experiment;
  if (asked.length > 0 && !asked.includes(id)) continue;
  const began = performance.now();
  const call = ['--import', 'tsx', main, 'experiment', id, '--json'];
  const printed = execFileSync(process.execPath, call, { cwd: root, encoding: 'utf8' });
  const seconds = (performance.now() - began) / 1000;
  const { races, claims, agrees } = JSON.parse(printed) as Result;
  const verdict = agrees === null ? 'open' : agrees ? 'agrees' : 'does not agree';
  console.log(`${id.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s  ${verdict}`);
  const isRefuted = experiment.answer.disagrees !== undefined;
  if (agrees && isRefuted) tell('its claims hold, and are published as refuted');
  for (const [i, { holds }] of claims.entries()) {
    if (holds === null) tell(`claim ${i} is undecided`);
    if (holds === false && !isRefuted) tell(`claim ${i} is refuted`);
  }
  if (seconds > MOST_SECONDS) tell(`it takes longer than ${MOST_SECONDS} seconds`);
  for (const [race, { board, panes }] of experiment.races.entries()) {
    for (const [i, pane] of panes.entries()) {
      const figures = races[race]!.panes[i]!;
      const told = columnsOf(experiment).map((name) => `${name} ${figureOf(figures, name) ?? '–'}`);
      console.log(`  ${board} ${nameOf(kind, pane)}: ${told.join(', ')}`);
      if (!('finished' in figures) || !figures.finished) continue;
      const { solutions } = figures;
      const counted = `${board} ${String((pane as Search).unique)}`;
      const before = counts.get(counted) ?? solutions;
      if (before !== solutions) tell(`another search counted ${before} solutions`);
      counts.set(counted, solutions);
    }
  }
}
process.exitCode = wrong > 0 ? 1 : 0;
