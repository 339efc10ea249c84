import { inTeachingOrder, readExperiment } from '../../experiment/readExperiment.ts';
import { titleOf } from '../../words/titles.ts';
import { table } from '../terminal/columns.ts';
import { availableParallelism } from 'node:os';
import { findEntry } from '../../puzzle/catalogue.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import {
  columnsOf,
  figureOf,
  judge,
  type Experiment,
  type Verdict,
} from '../../experiment/experiment.ts';
import { kinds, type FiguresOf, type KindId } from '../../experiment/kinds.ts';
import { byRace, RunQueue, runsOf } from '../../experiment/runQueue.ts';
import { csvOf } from '../../experiment/runTable.ts';
import { lateWords, words, languages } from '../../words/index.ts';
import {
  boardTitle,
  claimSentences,
  lagSentences,
  namesOf,
  verdictSentence,
} from '../../words/verdict.ts';
import { rejectTogether, type Call, type Command } from '../command.ts';
import { catalogue } from '../puzzles.ts';
import { DONE, FAILED, NOT_FOUND, CliError } from '../cliError.ts';
import { WorkFailed, runInWorkers } from '../workers.ts';
import { assetTexts } from '../assets.ts';

/** All experiments that come with the program, as one leads to the next. */
export function allExperiments(): Experiment[] {
  const texts = Object.entries(assetTexts('experiments', '.json'));
  return inTeachingOrder(
    texts.map(([id, text]) => readExperiment(id, JSON.parse(text), languages)),
  );
}

/** How often the status is shown, in ms. */
const STATUS_EVERY = 250;
/** Any day: no experiment uses the puzzle of a day. */
const noDay = { month: 1, day: 1 };

const puzzleNamed = (id: string) => findEntry(catalogue(noDay, id), id)!.puzzle;

const textsOf = ({ texts }: Experiment, { language }: Call) => texts[language]!;

/** `experiment`: lists the experiments, or runs one. */
export const experiment: Command = {
  options: ['json', 'csv', 'lag', 'workers'],
  operands: 1,
  async *run(call, [id]) {
    const { json, csv } = call.options;
    rejectTogether(call, 'json', 'csv');
    const all = allExperiments();
    if (id === undefined) {
      yield* list(call, all);
      return DONE;
    }
    const found = all.find((one) => one.id === id);
    if (!found) {
      const ids = all.map((one) => one.id).join(', ');
      throw new CliError(lateWords(words(call.language)).experiments.unknown(id, ids), NOT_FOUND);
    }
    if (call.options.lag && found.kind !== 'search')
      throw new CliError(lateWords(words(call.language)).experiments.noLag(id));
    const figures = await runAll(call, found);
    const verdict = judge(found, figures);
    if (json) yield `${JSON.stringify(jsonReport(found, figures, verdict))}\n`;
    else if (csv) yield csvReport(call, found, figures);
    else yield* textReport(call, found, figures, verdict);
    return DONE;
  },
};

function* list(call: Call, all: readonly Experiment[]): Generator<string, void> {
  const texts = all.map((one) => ({ id: one.id, ...textsOf(one, call) }));
  if (call.options.json) {
    for (const { id, title, claim, source } of texts)
      yield `${JSON.stringify({ id, title, claim, source })}\n`;
    return;
  }
  const { listed } = lateWords(words(call.language)).experiments;
  yield* table([listed, ...texts].map(({ id, title }) => [id, title]));
}

/** Runs every pane to its end, as many at once as there are workers. */
async function runAll(call: Call, experiment: Experiment): Promise<FiguresOf<KindId>[][]> {
  const say = lateWords(words(call.language)).experiments.kinds[experiment.kind];
  const tasks = runsOf(experiment, (puzzle) => printPuzzle(puzzleNamed(puzzle)), call.options.lag);
  const runs = new RunQueue(tasks);
  const showStatus = (): void => {
    const { progress } = runs;
    const done = progress.filter((share) => share === 1).length;
    const share = progress.reduce((sum, one) => sum + one, 0) / progress.length;
    call.showStatus(say.progress(done, progress.length, share));
  };
  const timer = setInterval(showStatus, STATUS_EVERY);
  try {
    showStatus();
    const workers = Math.min(call.options.workers ?? availableParallelism(), tasks.length);
    await runInWorkers(runs, { spawn: call.spawnFor('runs', null), workers });
  } catch (error) {
    if (!(error instanceof WorkFailed)) throw error;
    throw new CliError(call.say.workFailed(error.message), FAILED);
  } finally {
    clearInterval(timer);
    call.showStatus('');
  }
  return byRace(experiment, runs.figures as readonly FiguresOf<KindId>[]);
}

function jsonReport<K extends KindId>(
  { id, kind, races }: Experiment<K>,
  figures: readonly FiguresOf<K>[][],
  verdict: Verdict,
) {
  const paneKind = kinds[kind];
  return {
    experiment: id,
    races: races.map(({ board, limit, panes }, race) => ({
      [paneKind.keys.board]: board,
      [paneKind.keys.limit]: limit,
      panes: panes.map((one, pane) => ({
        [paneKind.keys.pane]: paneKind.writePane(one),
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

/** Every pane with its name, board, limit and figures. */
function panesOf<K extends KindId>(
  { language }: Call,
  experiment: Experiment<K>,
  all: readonly FiguresOf<K>[][],
) {
  const names = namesOf(experiment, words(language));
  return experiment.races.flatMap(({ board, limit, panes }, race) =>
    panes.map((one, pane) => {
      const figures = all[race]![pane]!;
      return { board, limit, one, name: names[race]![pane]!, figures };
    }),
  );
}

function csvReport<K extends KindId>(
  call: Call,
  experiment: Experiment<K>,
  figures: readonly FiguresOf<K>[][],
): string {
  const paneKind = kinds[experiment.kind];
  return csvOf(
    panesOf(call, experiment, figures).map(({ board, limit, name, one, figures }) => ({
      [paneKind.keys.board]: board,
      [paneKind.keys.limit]: String(limit),
      ...paneKind.row(name, one, figures),
    })),
  );
}

function* textReport<K extends KindId>(
  call: Call,
  experiment: Experiment<K>,
  figures: readonly FiguresOf<K>[][],
  verdict: Verdict,
): Generator<string, void> {
  const dictionary = words(call.language);
  const { counting, experiments: say } = lateWords(dictionary);
  const titled = (id: string): string => titleOf(id, puzzleNamed(id), call.language);
  const { title, claim, look, source } = textsOf(experiment, call);
  yield `${title}\n\n`;
  yield `${say.claim}: ${claim}\n${say.source}: ${source}\n${say.look}: ${look}\n\n`;
  const number = (value: number | null): string => (value === null ? '–' : counting.number(value));
  const columns = columnsOf(experiment);
  const { pane, end } = say.kinds[experiment.kind];
  const rows = panesOf(call, experiment, figures).map(({ board, limit, name, figures }) => [
    boardTitle(board, titled, dictionary),
    name,
    ...columns.map((column) => number(figureOf(figures, column))),
    end(figures, limit),
  ]);
  const { board, end: ended } = say.columns;
  const header = [board, pane, ...columns.map((column) => say.columns[column]), ended];
  const toTheRight = columns.map((_, i) => i + 2);
  yield* table([header, ...rows], toTheRight);
  yield '\n';
  if (call.options.lag)
    yield* lagSentences(experiment, figures, titled, dictionary).map((sentence) => `${sentence}\n`);
  const sentences = claimSentences(experiment, figures, verdict, titled, dictionary);
  for (const { measured, claimed, holds } of sentences) {
    const mark = holds === null ? '?' : holds ? '✓' : '✗';
    yield `${mark} ${measured} (${claimed})\n`;
  }
  yield `\n${verdictSentence(verdict, dictionary)}\n`;
}
