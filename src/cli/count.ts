import { printPuzzle } from '../puzzle/text.ts';
import { SECONDS_ALONE, secondsLeft } from '../run/pool.ts';
import { atLeast, estimate, type Estimate } from '../solve/estimate.ts';
import { Ledger, type Saved } from '../solve/ledger.ts';
import { writeInteger } from '../solve/validate.ts';
import { plainSearch } from '../solve/search.ts';
import { whole, type Part } from '../solve/shard.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { StrandCounter, type CountJob } from '../solve/strand.ts';
import { words, type Words } from '../words/index.ts';
import { searchFor, searchOptions, type PuzzleCommand } from './command.ts';
import { digestOf, nameOf, saveCount, loadCount, type CountRequest } from './countFile.ts';
import { SIGNALS } from './processes.ts';
import { DONE, FAILED, INTERRUPTED, NOT_FOUND, CliError } from './cliError.ts';
import { removeDrafts } from './replaceFile.ts';
import { cutTo } from './width.ts';
import { countInPlace, WorkFailed, runInWorkers } from './work.ts';
import { defaultWorkers } from './workers.ts';

/** How often it is noted how far the count is, and how often that is saved, in ms. */
const STATUS_EVERY = 250;
const SAVE_EVERY = 10_000;
/** How long it may take to estimate how long that is. */
const SECONDS_TO_ESTIMATE = 1;

/** `count`: how many solutions there are. */
export const count: PuzzleCommand = {
  options: [...searchOptions, 'json', 'workers', 'shard', 'save', 'resume'],
  async *run(call, puzzle, name) {
    const { options } = call;
    const say = words(call.language).counting;
    // Where nothing is said of a search there is none, and so no recipe for it.
    const recipe = () => plainSearch;
    const { search, isUnspecified, problem, start } = searchFor({ ...call, recipe }, puzzle);
    const { unique } = search;
    const job: CountJob = {
      text: printPuzzle(puzzle),
      search: isUnspecified ? null : search,
      unique,
    };
    const counter = new StrandCounter(problem, job);
    const shard = options.shard ?? whole;
    const solver = isUnspecified ? undefined : start('placements');
    const isOne = solver?.remembers ?? false;
    const workers = options.workers ?? (isOne ? 1 : defaultWorkers());
    const { save, resume } = options;
    // Whoever wants the number alone has no use for a digest, which takes its time.
    const digest = options.json || save || resume ? digestOf(puzzle) : '';
    const asked: CountRequest = { digest, search: job.search, unique, shard: nameOf(shard) };
    const before =
      resume === undefined ? undefined : await loadCount(resume, asked, resume === save, say);
    if (before) checkStates(before.saved, counter, resume!, say);
    const size = solver && call.showsStatus ? estimateSize(solver, shard) : undefined;

    const patience = workers === 1 ? Infinity : options.workers ? 0 : SECONDS_ALONE;
    // A search that takes no longer than that is not cut; once begun it cannot be, so a longer one begins again,
    // also one that was put down so soon.
    const isNew = (before?.seconds ?? 0) < SECONDS_ALONE;
    const isUncut = job.search !== null && isNew && shard.of === 1 && patience === SECONDS_ALONE;
    let ledger = before
      ? new Ledger(job, shard, before.saved)
      : Ledger.begin(job, shard, { many: patience === 0, isOne });
    const began = process.uptime();
    const elapsed = () => process.uptime() - began;
    const seconds = () => (before?.seconds ?? 0) + elapsed();
    const keep = () => {
      if (save !== undefined)
        saveCount(save, asked, { saved: ledger.saved(), seconds: seconds() }, say);
    };
    let isKept = true;
    /** Meanwhile a full disk is no reason to give the count up; that and its end are told once. */
    const keepIfPossible = () => {
      const unsaved = errorOf(keep);
      if (isKept && unsaved) call.warn(say.notSavedNow(save!));
      if (!isKept && !unsaved) call.warn(say.savedAgain(save!));
      isKept = !unsaved;
    };
    const note = () => {
      // Nothing is said of what may begin again.
      if (!call.showsStatus || (isUncut && elapsed() < patience)) return;
      const { sums } = ledger;
      const left = secondsLeft(sums.progress, seconds(), elapsed());
      const seen = size && atLeast(size, Number(sums.placements ?? 0));
      call.showStatus(cutTo(call.screen.columns - 1, say.line({ ...sums, left, size: seen })));
    };

    const stop = new AbortController();
    const interrupt = () => stop.abort();
    for (const signal of SIGNALS) process.on(signal, interrupt);
    let failed: WorkFailed | undefined;
    try {
      const timers = [setInterval(note, STATUS_EVERY), setInterval(keepIfPossible, SAVE_EVERY)];
      try {
        if (save !== undefined) removeDrafts(save, Date.now());
        const unsavable = errorOf(keep);
        // What cannot be saved from the beginning was asked for in vain.
        if (unsavable) throw new CliError(unsavable.message);
        note();
        await countInPlace(counter, ledger, () => stop.signal.aborted || elapsed() >= patience);
        if (!ledger.done && !stop.signal.aborted) {
          ledger = isUncut ? Ledger.begin(job, shard, { many: true, isOne }) : ledger.anew(workers);
          const spawn = call.spawnFor('count', job);
          await runInWorkers(ledger, { spawn, workers, stop: stop.signal });
        }
      } catch (error) {
        if (!(error instanceof WorkFailed)) throw error;
        failed = error;
      } finally {
        for (const timer of timers) clearInterval(timer);
        call.showStatus('');
      }
      // Before anything is printed, which may fail, too.
      const unsaved = errorOf(keep);
      const { done, sums } = ledger;
      const { solutions, placements } = sums;
      if (options.json) {
        const { solver, order, pieces, rules, seed, hold } = search;
        const how = isUnspecified
          ? { solver: 'fastest', order: null, pieces: null, rules: [], seed: null, hold: null }
          : { solver, order, pieces, rules, seed, hold: hold || null };
        const result = {
          puzzle: name,
          digest: asked.digest,
          ...how,
          unique,
          shard: asked.shard,
          solutions: writeInteger(solutions),
          placements: placements === null ? null : writeInteger(placements),
          seconds: Math.round(1000 * seconds()) / 1000,
          complete: done,
        };
        yield `${JSON.stringify(result)}\n`;
      } else if (done) {
        yield `${solutions}\n`;
      }
      if (unsaved) throw unsaved;
      if (done) return solutions > 0 || shard.of > 1 ? DONE : NOT_FOUND;
      const stopped = say.stopped(sums.progress, solutions, save);
      if (failed)
        throw new CliError(
          `${words(call.language).cli.workFailed(failed.message)} ${stopped}`,
          FAILED,
        );
      throw new CliError(stopped, INTERRUPTED);
    } finally {
      // Not before all is told and saved: Ctrl-C may come twice.
      for (const signal of SIGNALS) process.off(signal, interrupt);
    }
  },
};

/** The Refusal that something ends in, if it does. */
function errorOf(act: () => void): CliError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof CliError) return error;
    throw error;
  }
}

/** About how large a part of a search is. */
function estimateSize(solver: Solver, { of }: Part): Estimate | undefined {
  const last = process.uptime() + SECONDS_TO_ESTIMATE;
  const all = estimate(solver, 0, { isOver: () => process.uptime() > last });
  return all && { placements: all.placements / of, spread: all.spread / of };
}

/** Throws a Refusal if what was saved is no state of this count. */
function checkStates(
  { open }: Saved,
  counter: StrandCounter,
  name: string,
  say: Words['counting'],
): void {
  try {
    for (const strand of open) if (strand.state) counter.begin(strand);
  } catch {
    throw new CliError(say.damaged(name));
  }
}
