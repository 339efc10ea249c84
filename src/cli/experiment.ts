import { availableParallelism } from 'node:os';
import { findEntry } from '../puzzle/catalogue.ts';
import { printPuzzle } from '../puzzle/text.ts';
import { judge, type Experiment, type Verdict } from '../experiment/experiment.ts';
import type { Figures } from '../experiment/measuredRun.ts';
import { byRace, RunQueue, runsOf } from '../experiment/runQueue.ts';
import { csvOf, runRow } from '../experiment/runTable.ts';
import { writeSearch } from '../solve/searchText.ts';
import { titleOf, words } from '../words/index.ts';
import { claimSentences, namesOf, verdictSentence } from '../words/verdict.ts';
import type { Call, Output } from './command.ts';
import { allExperiments } from './experiments.ts';
import type { OptionName } from './options.ts';
import { catalogue } from './puzzles.ts';
import { DONE, FAILED, NOT_FOUND, CliError } from './cliError.ts';
import { table } from './table.ts';
import { cutTo } from './width.ts';
import { WorkFailed, runInWorkers } from './work.ts';

/** The options of `experiment`. */
export const experimentOptions = [
  'json',
  'csv',
  'workers',
] as const satisfies readonly OptionName[];

/** How often the status is shown, in ms. */
const STATUS_EVERY = 250;
/** Any day: no experiment uses the puzzle of a day. */
const noDay = { month: 1, day: 1 };

const puzzleNamed = (id: string) => findEntry(catalogue(noDay, id), id)!.puzzle;

/** The texts of an experiment, in the language of the call. */
const textsOf = ({ texts }: Experiment, { language }: Call) => texts[language]!;

/** `experiment`: lists the experiments, or runs one. */
export async function* experiment(call: Call, id: string | undefined): Output {
  const { options, say } = call;
  if (options.json && options.csv) throw new CliError(say.together('--json', '--csv'));
  const all = allExperiments();
  if (id === undefined) {
    yield* list(call, all);
    return DONE;
  }
  const found = all.find((one) => one.id === id);
  if (!found) {
    const ids = all.map((one) => one.id).join(', ');
    throw new CliError(words(call.language).experiments.unknown(id, ids), NOT_FOUND);
  }
  const figures = await runAll(call, found);
  const verdict = judge(found, figures);
  if (options.json) yield `${JSON.stringify(jsonReport(found, figures, verdict))}\n`;
  else if (options.csv) yield csv(call, found, figures);
  else yield* textReport(call, found, figures, verdict);
  return DONE;
}

function* list(call: Call, all: readonly Experiment[]): Generator<string, void> {
  if (call.options.json) {
    for (const one of all) {
      const { title, claim, source } = textsOf(one, call);
      yield `${JSON.stringify({ id: one.id, title, claim, source })}\n`;
    }
    return;
  }
  const { listed } = words(call.language).experiments;
  yield* table([
    [listed.id, listed.title],
    ...all.map((one) => [one.id, textsOf(one, call).title]),
  ]);
}

/** Runs every pane to its end, as many at once as there are workers. */
async function runAll(call: Call, experiment: Experiment): Promise<Figures[][]> {
  const { options, screen, spawnFor } = call;
  const say = words(call.language).experiments;
  const tasks = runsOf(experiment, (puzzle) => printPuzzle(puzzleNamed(puzzle)));
  const runs = new RunQueue(tasks);
  const note = (): void => {
    const { progress } = runs;
    const done = progress.filter((share) => share === 1).length;
    const share = progress.reduce((sum, one) => sum + one, 0) / progress.length;
    call.showStatus(cutTo(screen.columns - 1, say.progress(done, progress.length, share)));
  };
  const timer = setInterval(note, STATUS_EVERY);
  try {
    note();
    const workers = Math.min(options.workers ?? availableParallelism(), tasks.length);
    await runInWorkers(runs, { spawn: spawnFor('runs', null), workers });
  } catch (error) {
    if (!(error instanceof WorkFailed)) throw error;
    throw new CliError(call.say.workFailed(error.message), FAILED);
  } finally {
    clearInterval(timer);
    call.showStatus('');
  }
  return byRace(experiment, runs.figures as readonly Figures[]);
}

function jsonReport({ id, races }: Experiment, figures: readonly Figures[][], verdict: Verdict) {
  return {
    experiment: id,
    races: races.map(({ puzzle, until, panes }, race) => ({
      ...{ puzzle, until },
      panes: panes.map((search, pane) => ({
        search: writeSearch(search),
        ...figures[race]![pane],
      })),
    })),
    claims: verdict.judgements.map(({ claim, range, holds }) => ({
      ...claim,
      // JSON has no Infinity: null means unbounded.
      measured: [range.low, range.high],
      holds,
    })),
    agrees: verdict.agrees,
  };
}

/** Every pane with its name, puzzle, search and figures. */
function panesOf({ language }: Call, experiment: Experiment, figures: readonly Figures[][]) {
  const names = namesOf(experiment, words(language));
  return experiment.races.flatMap(({ puzzle, until, panes }, race) =>
    panes.map((search, pane) => ({
      ...{ puzzle, until, search },
      name: names[race]![pane]!,
      figures: figures[race]![pane]!,
    })),
  );
}

function csv(call: Call, experiment: Experiment, figures: readonly Figures[][]): string {
  return csvOf(
    panesOf(call, experiment, figures).map(({ puzzle, until, name, search, figures }) => ({
      ...{ puzzle, until },
      ...runRow(name, search, figures),
    })),
  );
}

function* textReport(
  call: Call,
  experiment: Experiment,
  figures: readonly Figures[][],
  verdict: Verdict,
): Generator<string, void> {
  const { language } = call;
  const say = words(language).experiments;
  const titled = (id: string): string => titleOf(id, puzzleNamed(id), language);
  const { title, claim, look, source } = textsOf(experiment, call);
  yield `${title}\n\n`;
  yield `${say.claim}: ${claim}\n${say.source}: ${source}\n${say.look}: ${look}\n\n`;
  const number = words(language).counting.number;
  const columns = Object.values(say.columns);
  const rows = panesOf(call, experiment, figures).map(({ puzzle, until, name, figures }) => {
    const { placements, deadEnds, solutions, first } = figures;
    return [
      ...[titled(puzzle), name, number(placements), number(deadEnds), number(solutions)],
      ...[first === null ? '–' : number(first), say.end(figures, until)],
    ];
  });
  yield* table([columns, ...rows], [2, 3, 4, 5]);
  yield '\n';
  for (const { measured, claimed, holds } of claimSentences(
    ...([experiment, figures, verdict, titled, words(language)] as const),
  )) {
    const mark = holds === null ? '?' : holds ? '✓' : '✗';
    yield `${mark} ${measured} (${claimed})\n`;
  }
  yield `\n${verdictSentence(verdict, words(language))}\n`;
}
