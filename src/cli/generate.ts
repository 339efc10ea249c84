import {
  type Blocks,
  boxOf,
  sizedFrame,
  type SizedFrame,
  type Undivided,
} from '../generate/sizes.ts';
import { blocksOfSet, namedBySet, puzzleOf } from '../generate/puzzles.ts';
import { shapesIssue } from '../generate/goalSearch.ts';
import { basename, extname } from 'node:path';
import type { Day } from '../puzzle/calendar.ts';
import { printPuzzle } from '../puzzle/text.ts';
import { END } from '../run/step.ts';
import { LARGEST_SEED } from '../solve/random.ts';
import { writeInteger } from '../solve/validate.ts';
import { Generation, type Plan } from '../generate/generation.ts';
import { usualFor, type StrategyId } from '../generate/strategies/ids.ts';
import { strategies } from '../generate/strategies/index.ts';
import type { Strategy } from '../generate/strategies/strategy.ts';
import { noRequirements, type Requirements } from '../generate/requirements.ts';
import { blocksSentence, words } from '../words/index.ts';
import type { DivisionIssue } from '../words/sentences.ts';
import { CliError, DONE, INTERRUPTED, NOT_FOUND } from './cliError.ts';
import type { Call, Output } from './command.ts';
import type { OptionName } from './options.ts';
import { findWanted } from './findWanted.ts';
import { Progress } from './progress.ts';
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
  'set',
  'unique-solution',
  'different',
  'difficulty',
  'limit',
  'watch',
  'speed',
  'json',
] as const satisfies readonly OptionName[];

/** What was asked for, unless it makes no sense. */
function sound<Asked extends object | number>(
  asked: Asked | DivisionIssue,
  { language }: Call,
): Asked {
  if (typeof asked === 'object' && 'code' in asked)
    throw new CliError(blocksSentence(asked, language));
  return asked;
}

async function boardFor(call: Call, today: Day): Promise<Undivided> {
  const { frame, size } = call.options;
  if (frame !== undefined && size) throw new CliError(call.say.together('--frame', '--size'));
  if (frame !== undefined) return findBoard(frame, call.language, today);
  if (size) return sound(boxOf(...size), call);
  throw new CliError(words(call.language).generate.missingBoard());
}

/** What a board is called; undefined if it has no name. */
const nameIn = (frame: string | undefined): string | undefined =>
  frame === undefined || frame === '-' ? undefined : basename(frame, extname(frame));

function blocksFor(call: Call, board: Undivided): Blocks {
  const { blocks, sizes, set } = call.options;
  const given = ['--blocks', '--sizes', '--set'].filter(
    (_, i) => [blocks, sizes, set][i] !== undefined,
  );
  if (given.length > 1) throw new CliError(call.say.together(given[0]!, given[1]!));
  if (set !== undefined) return sound(blocksOfSet(board, set), call);
  const asked = blocks ?? sizes;
  if (asked === undefined) throw new CliError(words(call.language).generate.missingBlocks());
  return asked;
}

function rejectContrary({ options, say, screen }: Call): void {
  if (options.speed !== undefined && !options.watch)
    throw new CliError(say.needs('--speed', '--watch'));
  if (options.watch && options.json) throw new CliError(say.together('--watch', '--json'));
  const [requirement] = (['unique-solution', 'different', 'difficulty'] as const).filter(
    (name) => options[name] !== undefined,
  );
  if (requirement && options.watch) throw new CliError(say.together('--watch', `--${requirement}`));
  if (options.limit !== undefined && !requirement)
    throw new CliError(say.needs('--limit', '--unique-solution'));
  if (options.watch && !screen.isTerminal) throw new CliError(say.watchNeedsTerminal());
}

/** What is required of the puzzles; undefined if nothing is. */
function requirementsFor({ options }: Call): Requirements | undefined {
  const { different, difficulty } = options;
  const unique = options['unique-solution'];
  if (!unique && !different && !difficulty) return undefined;
  return { isUnique: unique === true, isDifferent: different === true, difficulty };
}

/** The plans of a call, one for each puzzle: with its seed, and those that follow. */
function* plansFor({ options }: Call, divided: SizedFrame, strategy: StrategyId): Generator<Plan> {
  const { seed = 0, count = 1 } = options;
  for (let i = 0; i < count; i++)
    yield { ...divided, strategy, seed: (seed + i) % (LARGEST_SEED + 1) };
}

/** A strategy that can divide a board; says how far it is in finding that out. */
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

/**
 * `generate`: puzzles made by dividing a board, as texts or as JSON. One that gets stuck, or is not as wanted, is said on
 * stderr, and the others are made all the same.
 */
export async function* generate(call: Call, today: Day): Output {
  rejectContrary(call);
  const { options, language } = call;
  const board = await boardFor(call, today);
  const divided = sound(sizedFrame(board, blocksFor(call, board)), call);
  const requirements = requirementsFor(call);
  const id =
    options.strategy ?? usualFor(divided.frame.board.cells.length, requirements !== undefined);
  const strategy = strategyFor(call, id, divided);
  if (requirements?.isDifferent) sound(shapesIssue(board.lattice, divided.sizes) ?? divided, call);
  const say = words(language).generate;
  const { puzzleTitle, stuck } = say;
  const name = nameIn(options.frame);
  // Where it is seen how far it is, each refusal is told, and an occasion to say so.
  const detail = call.showsStatus ? 'everything' : 'steps';
  let code = DONE;
  for (const plan of plansFor(call, divided, id)) {
    const { seed, sizes } = plan;
    const run = new Generation(plan, options.watch ? 'steps' : detail, strategy);
    if (options.watch) {
      if (yield* watchGeneration(call, run)) return INTERRUPTED;
    } else {
      const progress = new Progress(call);
      const { draft } = run;
      while (run.step() !== END)
        progress.tick(() => say.dividing(draft.tries, draft.division.score));
      progress.clear();
    }
    const { draft } = run;
    const { tries, restarts } = draft;
    const { score } = draft.division;
    if (score > 0) call.warn(stuck(id, seed, score));
    const require = requirements ?? noRequirements;
    const title = puzzleTitle({ board: board.board, name, sizes, strategy: id, seed, require });
    const last =
      requirements && score === 0
        ? await findWanted(call, draft, requirements, seed, title)
        : undefined;
    const made = requirements
      ? last?.found?.puzzle
      : score === 0 && puzzleOf(draft.division, title);
    const puzzle = made && options.set !== undefined ? namedBySet(made, options.set) : made;
    if (!puzzle) code = NOT_FOUND;
    const text = puzzle ? printPuzzle(puzzle) : null;
    if (options.json) {
      const figures = { strategy: id, seed, score, steps: run.steps, tries, restarts };
      const divisions = strategy.divisions?.();
      const all = divisions === undefined ? {} : { divisions: writeInteger(divisions) };
      const effort = { examined: last?.examined ?? 0, placements: last?.found?.placements ?? null };
      yield `${JSON.stringify({ ...figures, ...all, ...(requirements && effort), text })}\n`;
    } else if (text !== null) {
      yield options.count === undefined ? text : `${text}\n`;
    }
  }
  return code;
}
