import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { tasksOf, type Comparison } from '../../experiment/comparison/comparison.ts';
import {
  cellReport,
  cellRows,
  completeAmong,
  searchesAmong,
  shareOf,
  summariesOf,
} from '../../experiment/comparison/table.ts';
import { usualTerms } from '../../experiment/comparison/terms.ts';
import { RunQueue } from '../../experiment/runQueue.ts';
import { csvOf } from '../../experiment/runTable.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import { hasPiecesInPlace } from '../../solve/problem.ts';
import { unknownNames } from '../../solve/orders/pieceOrder.ts';
import { lateWords, words, wordsFor } from '../../words/index.ts';
import { joined } from '../../words/sentences.ts';
import { titleOf } from '../../words/titles.ts';
import { CliError, DONE, errorOf, FAILED, INTERRUPTED } from '../cliError.ts';
import { rejectTogether, type Call, type Command } from '../command.ts';
import { removeDrafts } from '../files.ts';
import { findPuzzle } from '../puzzles.ts';
import { cutTo } from '../terminal/columns.ts';
import { catchSignals, runInWorkers, WorkFailed } from '../workers.ts';
import { loadComparison, saveComparison } from './compareFile.ts';
import { textOf } from './compareText.ts';

/** How often the table and the status are drawn, and what is known saved, in ms. */
const DRAW_EVERY = 250;
const SAVE_EVERY = 10_000;

/** `compare`: how many placements each order needs, with each set of rules. */
export const compare: Command = {
  options: [
    'orders',
    'rule-sets',
    'pieces',
    'seeds',
    'until',
    'steps',
    'workers',
    'save',
    'json',
    'csv',
  ],
  operands: Infinity,
  isOnPuzzle: true,
  async *run(call, names) {
    const { options, language } = call;
    rejectTogether(call, 'json', 'csv');
    if (names.length === 0) throw new CliError(call.say.missingPuzzle());
    const { comparison, titles, areOptions } = await comparisonOf(call, names);
    const known = options.save ? await loadComparison(options.save, comparison, language) : [];
    const dictionary = wordsFor({ areOptions }, language);
    const run = new Comparing(call, comparison, known);
    const { stop, release } = catchSignals();
    try {
      run.save();
      const text = () => textOf(comparison, run.summaries, titles, dictionary);
      const failed = yield* run.finish(stop, text);
      // Before printing, which may fail too.
      const unsaved = errorOf(() => run.save());
      if (options.json)
        for (const one of run.summaries) yield `${JSON.stringify(cellReport(one, comparison))}\n`;
      else if (options.csv) yield csvOf(cellRows(comparison, run.summaries));
      else yield `${text().join('\n')}\n`;
      if (unsaved) throw unsaved;
      if (run.queue.done) return DONE;
      const stopped = lateWords(words(language)).comparing.stopped(
        run.done,
        run.runs,
        options.save,
      );
      if (!failed) throw new CliError(stopped, INTERRUPTED);
      throw new CliError(joined([call.say.workFailed(failed.message), stopped]), FAILED);
    } finally {
      release();
    }
  },
};

/**
 * The comparison that a call asks for, the titles of its puzzles, and whether the pieces of all are options.
 *
 * @throws CliError for an unknown puzzle or piece
 */
async function comparisonOf({ options, language, today }: Call, names: readonly string[]) {
  const { seeds = usualTerms.seeds } = options;
  // With several seeds, something has to vary.
  const { pieces = seeds > 1 ? 'random' : usualTerms.pieces } = options;
  const found = [];
  for (const name of names) found.push({ name, puzzle: await findPuzzle(name, language, today) });
  for (const { name, puzzle } of found) {
    const unknown = unknownNames(
      pieces,
      puzzle.pieces.map((piece) => piece.name),
    );
    if (unknown.length === 0) continue;
    const { comparing } = lateWords(wordsFor({ areOptions: hasPiecesInPlace(puzzle) }, language));
    throw new CliError(comparing.notInPuzzle(name, unknown));
  }
  const comparison: Comparison = {
    puzzles: found.map(({ name, puzzle }) => ({ name, text: printPuzzle(puzzle) })),
    until: options.until ?? usualTerms.until,
    orders: options.orders ?? usualTerms.orders,
    ruleSets: options['rule-sets'] ?? usualTerms.ruleSets,
    pieces,
    seeds,
    steps: options.steps ?? usualTerms.steps,
  };
  return {
    comparison,
    titles: found.map(({ name, puzzle }) => titleOf(name, puzzle, language)),
    areOptions: found.every(({ puzzle }) => hasPiecesInPlace(puzzle)),
  };
}

/** A comparison that runs in workers, drawn and saved meanwhile. */
class Comparing {
  readonly queue: RunQueue;
  private readonly call: Call;
  private readonly comparison: Comparison;

  constructor(call: Call, comparison: Comparison, known: RunQueue['known']) {
    this.call = call;
    this.comparison = comparison;
    this.queue = new RunQueue(tasksOf(comparison), known);
  }

  get runs(): number {
    return this.queue.progress.length;
  }

  get done(): number {
    return completeAmong(this.queue.progress);
  }

  get summaries() {
    const { figures, progress } = this.queue;
    return summariesOf(this.comparison, searchesAmong(figures), progress);
  }

  /**
   * Writes what is known to the file, if there is one.
   *
   * @throws CliError
   */
  save(): void {
    const { save } = this.call.options;
    if (save === undefined) return;
    removeDrafts(save, Date.now());
    saveComparison(save, this.comparison, searchesAmong(this.queue.known), this.call.language);
  }

  /** Runs until done or stopped; in a terminal it draws the table over and over. Returns a failure of workers. */
  async *finish(
    stop: AbortSignal,
    text: () => readonly string[],
  ): AsyncGenerator<string, WorkFailed | undefined> {
    const { call, queue } = this;
    const workers = Math.min(call.options.workers ?? availableParallelism(), this.runs);
    let failed: WorkFailed | undefined;
    const spawn = call.spawnFor('runs', null);
    const over = runInWorkers(queue, { spawn, workers, stop })
      .catch((error: unknown) => {
        if (!(error instanceof WorkFailed)) throw error;
        failed = error;
      })
      .then(() => true);
    const isDrawn = call.screen.isTerminal && !call.options.json && !call.options.csv;
    let drawn = 0;
    let saved = Date.now();
    const clear = () => (drawn > 0 ? `\x1b[${drawn}F\x1b[J` : '');
    try {
      for (let isOver = false; !isOver;) {
        this.showStatus();
        isOver = await Promise.race([over, sleep(DRAW_EVERY, false, { ref: false })]);
        if (Date.now() - saved > SAVE_EVERY) {
          saved = Date.now();
          errorOf(() => this.save());
        }
        if (!isDrawn || isOver) continue;
        const { columns, rows } = call.screen;
        const lines = text().map((line) => cutTo(columns - 1, line));
        call.showStatus('');
        // A table taller than the terminal could not be drawn over: its beginning is what counts.
        const seen = lines.slice(0, rows - 2);
        const frame = `${clear()}${seen.map((line) => `${line}\n`).join('')}`;
        drawn = seen.length;
        yield frame;
      }
    } finally {
      call.showStatus('');
    }
    if (drawn > 0) yield clear();
    return failed;
  }

  private showStatus(): void {
    const share = shareOf(this.queue.progress);
    this.call.showStatus(
      lateWords(words(this.call.language)).comparing.progress(this.done, this.runs, share),
    );
  }
}
