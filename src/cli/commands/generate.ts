import {
  type Blocks,
  boxOf,
  sizedFrame,
  type SizedFrame,
  type Undivided,
} from '../../generate/sizes.ts';
import { blocksOfSet, namedBySet, puzzleOf } from '../../generate/puzzles.ts';
import { writeInteger } from '../../solve/saved/validate.ts';
import type { DivisionIssue } from '../../words/sentences.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { basename, extname } from 'node:path';
import { printPuzzle } from '../../puzzle/text.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { END } from '../../run/step.ts';
import { hasPiecesInPlace } from '../../solve/problem.ts';
import { LARGEST_SEED } from '../../solve/random.ts';
import type { Draft } from '../../generate/draft.ts';
import { Generation, type Plan } from '../../generate/generation.ts';
import {
  noRequirements,
  type Requirements,
  usualFor,
  type StrategyId,
} from '../../generate/asked.ts';
import { strategies } from '../../generate/strategies/index.ts';
import type { Strategy } from '../../generate/strategies/strategy.ts';
import * as goalSearch from '../../generate/goalSearch.ts';
import { blocksSentence, words } from '../../words/index.ts';
import { CliError, DONE, INTERRUPTED, NOT_FOUND } from '../cliError.ts';
import { rejectTogether, type Call, type Command } from '../command.ts';
import { findBoard } from '../puzzles.ts';
import { Progress } from '../terminal/progress.ts';
import { checkWatching, watchGeneration } from '../terminal/watch.ts';
import { catchSignals } from '../workers.ts';

/** @throws CliError with the sentence of the issue, if the value is one */
function sound<Value extends object | number>(
  value: Value | DivisionIssue,
  { language }: Call,
): Value {
  if (typeof value === 'object' && 'code' in value)
    throw new CliError(blocksSentence(value, language));
  return value;
}

/** The board of a call, from a puzzle or as a box. */
async function boardFor(call: Call): Promise<Undivided> {
  const { frame, size } = call.options;
  rejectTogether(call, 'frame', 'size');
  if (frame !== undefined) {
    const found = await findBoard(frame, call.language, call.today);
    const areOptions = 'pieces' in found && hasPiecesInPlace(found);
    return sound<Undivided>(areOptions ? { code: 'noBoard' } : found, call);
  }
  if (size) return sound(boxOf(...size), call);
  throw new CliError(words(call.language).generate.missingBoard());
}

const nameOf = (frame: string | undefined): string | undefined =>
  frame === undefined || frame === '-' ? undefined : basename(frame, extname(frame));

/** The blocks of a call: their number, their sizes, or a set of pieces. */
function blocksFor(call: Call, board: Undivided): Blocks {
  const { blocks, sizes, set } = call.options;
  rejectTogether(call, 'blocks', 'sizes', 'set');
  if (set !== undefined) return sound(blocksOfSet(board, set), call);
  const asked = blocks ?? sizes;
  if (asked === undefined) throw new CliError(words(call.language).generate.missingBlocks());
  return asked;
}

/** The requirements on puzzles; undefined if there are none. They are not watched while they are met. */
function requirementsFor(call: Call): Requirements | undefined {
  const { different, difficulty, limit, 'unique-solution': unique } = call.options;
  for (const name of ['unique-solution', 'different', 'difficulty'] as const)
    rejectTogether(call, 'watch', name);
  if (unique || different || difficulty)
    return { isUnique: unique === true, isDifferent: different === true, difficulty };
  if (limit !== undefined) throw new CliError(call.say.needs('--limit', '--unique-solution'));
  return undefined;
}

type Order = Awaited<ReturnType<typeof orderOf>>;

/** The order of a call: a divided board, a strategy for it, and the requirements on its puzzles. */
async function orderOf(call: Call) {
  const requirements = requirementsFor(call);
  checkWatching(call);
  const board = await boardFor(call);
  const divided = sound(sizedFrame(board, blocksFor(call, board)), call);
  const cells = divided.frame.board.cells.length;
  const id = call.options.strategy ?? usualFor(cells, requirements !== undefined);
  const strategy = strategyFor(call, id, divided);
  if (requirements?.isDifferent)
    sound(goalSearch.shapesIssue(board.lattice, divided.sizes) ?? divided, call);
  return { board, divided, id, strategy, requirements };
}

/** A strategy that can divide a board; the status says how far it is in finding that out. */
function strategyFor(call: Call, id: StrategyId, divided: SizedFrame): Strategy {
  const say = words(call.language).generate;
  const progress = new Progress(call, 1);
  const began = performance.now();
  const strategy = strategies[id](divided, (work) =>
    progress.tick(() => {
      const ms = performance.now() - began;
      return `${say.working.sweep()} · ${say.progress({ ...work, ms })}`;
    }),
  );
  const issue = strategy.issue?.();
  progress.clear();
  sound(issue ?? divided, call);
  return strategy;
}

/** Milliseconds between two lines of status, and checks for signals. */
const SLICE = 100;

/**
 * Looks for a puzzle that meets requirements, from a division on; the number of divisions examined goes to
 * stderr.
 *
 * @throws CliError if interrupted
 */
async function findWanted(
  call: Call,
  draft: Draft,
  requirements: Requirements,
  seed: number,
  title: string,
): Promise<goalSearch.Progress> {
  const say = words(call.language).generate;
  const most = call.options.limit ?? goalSearch.MOST_EXAMINED;
  const { stop, release } = catchSignals();
  let last: goalSearch.Progress = { examined: 0 };
  try {
    let due = performance.now() + SLICE;
    for (const progress of goalSearch.examineDivisions(draft, requirements, title)) {
      if (progress.examined > most) break;
      last = progress;
      if (performance.now() < due) continue;
      call.showStatus(say.examining(progress.examined));
      await nextTurn();
      if (stop.aborted) throw new CliError(say.stopped(progress.examined, seed), INTERRUPTED);
      due = performance.now() + SLICE;
    }
  } finally {
    call.showStatus('');
    release();
  }
  call.warn((last.found ? say.examined : say.noneAsWanted)(last.examined, seed));
  return last;
}

function divide(call: Call, run: Generation): void {
  const say = words(call.language).generate;
  const progress = new Progress(call);
  const { draft } = run;
  while (run.step() !== END) progress.tick(() => say.dividing(draft.tries, draft.division.score));
  progress.clear();
}

/** The puzzle that a finished generation leads to, if any, and what was examined for it. */
async function puzzleFrom(
  call: Call,
  { board, id, requirements }: Order,
  { draft }: Generation,
  { seed, sizes }: Plan,
): Promise<{ readonly puzzle?: Puzzle | undefined; readonly last?: goalSearch.Progress }> {
  const { puzzleTitle, stuck } = words(call.language).generate;
  const { frame, set } = call.options;
  const { score } = draft.division;
  if (score > 0) {
    call.warn(stuck(id, seed, score));
    return {};
  }
  const require = requirements ?? noRequirements;
  const name = nameOf(frame);
  const title = puzzleTitle({ board: board.board, name, sizes, strategy: id, seed, require });
  const named = (made: Puzzle) => (set === undefined ? made : namedBySet(made, set));
  if (!requirements) return { puzzle: named(puzzleOf(draft.division, title)) };
  const last = await findWanted(call, draft, requirements, seed, title);
  return { puzzle: last.found && named(last.found.puzzle), last };
}

/**
 * `generate`: puzzles made by dividing a board, as texts or as JSON, with the seed of the call and those that
 * follow. A division that gets stuck, or a puzzle that does not meet the requirements, is reported on stderr.
 */
export const generate: Command = {
  options: [
    'frame',
    'size',
    'blocks',
    'sizes',
    'set',
    'strategy',
    'seed',
    'count',
    'unique-solution',
    'different',
    'difficulty',
    'limit',
    'watch',
    'speed',
    'json',
  ],
  operands: 0,
  async *run(call) {
    const order = await orderOf(call);
    const { divided, id, strategy, requirements } = order;
    const { seed: first = 0, count = 1, watch, json } = call.options;
    // Where the status is shown, each refusal is a step, and an occasion to update it.
    const detail = call.showsStatus && !watch ? 'everything' : 'steps';
    let code = DONE;
    for (let i = 0; i < count; i++) {
      const seed = (first + i) % (LARGEST_SEED + 1);
      const plan = { ...divided, strategy: id, seed };
      const run = new Generation(plan, detail, strategy);
      if (!watch) divide(call, run);
      else if (yield* watchGeneration(call, run)) return INTERRUPTED;
      const { puzzle, last } = await puzzleFrom(call, order, run, plan);
      if (!puzzle) code = NOT_FOUND;
      const text = puzzle ? printPuzzle(puzzle) : null;
      if (json) {
        const { tries, restarts, division } = run.draft;
        const figures = { score: division.score, steps: run.steps, tries, restarts };
        const divisions = strategy.divisions?.();
        const all = divisions === undefined ? {} : { divisions: writeInteger(divisions) };
        const { examined = 0, found } = last ?? {};
        const effort = requirements && { examined, placements: found?.placements ?? null };
        yield `${JSON.stringify({ strategy: id, seed, ...figures, ...all, ...effort, text })}\n`;
      } else if (text !== null) {
        yield call.options.count === undefined ? text : `${text}\n`;
      }
    }
    return code;
  },
};
