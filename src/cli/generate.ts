import type { Day } from '../puzzle/calendar.ts';
import { printPuzzle } from '../puzzle/text.ts';
import { END } from '../run/step.ts';
import { LARGEST_SEED } from '../solve/random.ts';
import type { Blocks } from '../generate/blocks.ts';
import { Generation, type Plan } from '../generate/generation.ts';
import { puzzleOf } from '../generate/puzzleOf.ts';
import {
  boxOf,
  sizedFrame,
  type BlocksIssue,
  type SizedFrame,
  type Undivided,
} from '../generate/sizes.ts';
import { usualStrategy } from '../generate/strategies/ids.ts';
import { strategies } from '../generate/strategies/index.ts';
import type { StrategyIssue } from '../generate/strategies/strategy.ts';
import { blocksSentence, words } from '../words/index.ts';
import { CliError, DONE, INTERRUPTED, NOT_FOUND } from './cliError.ts';
import type { Call, Output } from './command.ts';
import type { OptionName } from './options.ts';
import { findBoard } from './puzzles.ts';
import { watchGeneration } from './watchGeneration.ts';

export const generateOptions = [
  'frame',
  'size',
  'blocks',
  'sizes',
  'strategy',
  'seed',
  'count',
  'watch',
  'speed',
  'json',
] as const satisfies readonly OptionName[];

/** What was asked for, unless it makes no sense. */
function sound<Asked extends object>(
  asked: Asked | BlocksIssue | StrategyIssue,
  { language }: Call,
): Asked {
  if ('code' in asked) throw new CliError(blocksSentence(asked, language));
  return asked;
}

async function boardFor(call: Call, today: Day): Promise<Undivided> {
  const { frame, size } = call.options;
  if (frame !== undefined && size) throw new CliError(call.say.together('--frame', '--size'));
  if (frame !== undefined) return findBoard(frame, call.language, today);
  if (size) return sound(boxOf(...size), call);
  throw new CliError(words(call.language).generate.missingBoard());
}

function blocksFor(call: Call): Blocks {
  const { blocks, sizes } = call.options;
  if (blocks !== undefined && sizes) throw new CliError(call.say.together('--blocks', '--sizes'));
  const asked = blocks ?? sizes;
  if (asked === undefined) throw new CliError(words(call.language).generate.missingBlocks());
  return asked;
}

function rejectContrary({ options, say, screen }: Call): void {
  if (options.speed !== undefined && !options.watch)
    throw new CliError(say.needs('--speed', '--watch'));
  if (options.watch && options.json) throw new CliError(say.together('--watch', '--json'));
  if (options.watch && !screen.isTerminal) throw new CliError(say.watchNeedsTerminal());
}

/** The plans of a call, one for each puzzle: with its seed, and those that follow. */
function* plansFor({ options }: Call, divided: SizedFrame): Generator<Plan> {
  const { strategy = usualStrategy, seed = 0, count = 1 } = options;
  for (let i = 0; i < count; i++)
    yield { ...divided, strategy, seed: (seed + i) % (LARGEST_SEED + 1) };
}

/**
 * `generate`: puzzles made by dividing a board, as texts or as JSON. One that gets stuck is said on stderr, and the
 * others are made all the same.
 */
export async function* generate(call: Call, today: Day): Output {
  rejectContrary(call);
  const board = await boardFor(call, today);
  const divided = sound(sizedFrame(board, blocksFor(call)), call);
  const { strategy: named = usualStrategy } = call.options;
  sound(strategies[named].issue?.(divided) ?? divided, call);
  const { puzzleTitle, stuck } = words(call.language).generate;
  let code = DONE;
  for (const plan of plansFor(call, divided)) {
    const { strategy, seed, sizes } = plan;
    const run = new Generation(plan, 'steps');
    if (call.options.watch) {
      if (yield* watchGeneration(call, run)) return INTERRUPTED;
    } else {
      while (run.step() !== END);
    }
    const { division, tries, restarts } = run.draft;
    const { score } = division;
    if (score > 0) {
      call.warn(stuck(strategy, seed, score));
      code = NOT_FOUND;
    }
    const text =
      score > 0 ? null : printPuzzle(puzzleOf(division, puzzleTitle(sizes.length, strategy, seed)));
    if (call.options.json) {
      const figures = { strategy, seed, score, steps: run.steps, tries, restarts };
      yield `${JSON.stringify({ ...figures, text })}\n`;
    } else if (text !== null) {
      yield call.options.count === undefined ? text : `${text}\n`;
    }
  }
  return code;
}
