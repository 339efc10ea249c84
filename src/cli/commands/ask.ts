import { Solutions } from '../../count/diagram/solutions.ts';
import { solutionsOf } from '../../count/diagram/solutionLayers.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { RandomStream } from '../../solve/random.ts';
import { writeInteger } from '../../solve/saved/validate.ts';
import { words } from '../../words/index.ts';
import { CliError, DONE, NOT_FOUND } from '../cliError.ts';
import { jsonOf, rejectTogether, type Call, type PuzzleCommand } from '../command.ts';
import { readText } from '../files.ts';
import type { OptionName } from '../options.ts';
import { Progress } from '../terminal/progress.ts';
import { solutionWriter } from '../terminal/solutionOutput.ts';
import { collectorFor } from '../workers.ts';
import { COLLECT_EVERY, layersMemory } from '../listing.ts';

/** Far more than anyone asks about at once. */
const MOST_BYTES = 256_000_000;

const questions = ['kth', 'random', 'rank', 'shares'] as const satisfies readonly OptionName[];

/** `ask`: about all solutions, none of which is searched for. */
export const ask: PuzzleCommand = {
  options: [...questions, 'seed', 'json', 'letters', 'memory'],
  async *run(call, puzzle) {
    const { options, say } = call;
    rejectTogether(call, ...questions);
    if (questions.every((name) => options[name] === undefined))
      throw new CliError(say.noQuestion(questions.map((name) => `--${name}`).join(', ')));
    if (options.seed !== undefined && options.random === undefined)
      throw new CliError(say.needs('--seed', '--random'));
    const problem = compile(puzzle);
    const asked = options.rank === undefined ? [] : await solutionsIn(call, problem, options.rank);
    const solutions = made(call, problem);
    if (solutions.count === 0n) throw new CliError(say.noSolution, NOT_FOUND);
    if (options.kth !== undefined) yield kth(call, problem, solutions, options.kth);
    if (options.random !== undefined) yield* random(call, problem, solutions, options.random);
    if (options.shares) yield* shares(call, problem, solutions);
    for (const [line, placements] of asked.entries()) {
      const number = solutions.numberOf(placements);
      if (number === undefined) throw new CliError(say.notListed(line + 1));
      yield `${options.json ? JSON.stringify({ solution: writeInteger(number + 1n) }) : number + 1n}\n`;
    }
    return DONE;
  },
};

/**
 * Sweeps all solutions.
 *
 * @throws CliError if that takes more memory
 */
function made(call: Call, problem: Problem): Solutions {
  const memory = layersMemory(call, problem);
  const collect = collectorFor({ memory });
  const progress = new Progress(call);
  const making = solutionsOf(problem, memory);
  for (let pauses = 1; ; pauses++) {
    const { value, done } = making.next();
    if (pauses % COLLECT_EVERY === 0) collect();
    if (!done) {
      progress.tick(() => call.say.sweeping(value));
      continue;
    }
    progress.clear();
    if (value instanceof Solutions) return value;
    throw new CliError(call.say.tooManyLayers(memory, value.cells, value.of));
  }
}

function kth(call: Call, problem: Problem, solutions: Solutions, number: bigint): string {
  const { count } = solutions;
  if (number > count) throw new CliError(call.say.beyondLast(number, count), NOT_FOUND);
  return solutionWriter(call, problem, true)(solutions.at(number - 1n), number);
}

function* random(call: Call, problem: Problem, solutions: Solutions, many: number) {
  const write = solutionWriter(call, problem, false);
  const stream = new RandomStream(call.options.seed ?? 0);
  for (let i = 0; i < many; i++) {
    const number = stream.belowLarge(solutions.count);
    yield write(solutions.at(number), number + 1n);
  }
}

function* shares({ options, say }: Call, problem: Problem, solutions: Solutions) {
  const asJson = jsonOf(problem);
  for (const [placement, many] of solutions.shares().entries()) {
    const { piece, cells } = asJson.placement(placement);
    const text = cells.map((cell) => cell.join()).join(' ');
    yield options.json
      ? `${JSON.stringify({ piece, cells, solutions: writeInteger(many) })}\n`
      : `${say.placementLine(piece, text, many)}\n`;
  }
}

/**
 * Reads solutions from lines of JSON: the placements of each.
 *
 * @throws CliError for a line with other placements
 */
async function solutionsIn(
  { language, say }: Call,
  problem: Problem,
  name: string,
): Promise<number[][]> {
  const counting = words(language).counting;
  const text = await readText(name, MOST_BYTES, counting.tooMuch(name), counting);
  const asJson = jsonOf(problem);
  const keyOf = ({ piece, cells }: { piece: string; cells: unknown }): string =>
    JSON.stringify([piece, cells]);
  const numbers = new Map<string, number>();
  for (const placement of problem.placements.piece.keys())
    numbers.set(keyOf(asJson.placement(placement)), placement);
  return text
    .trimEnd()
    .split('\n')
    .map((line, i) => {
      try {
        const { placements } = JSON.parse(line) as { placements: Parameters<typeof keyOf>[0][] };
        return placements.map((one) => {
          const placement = numbers.get(keyOf(one));
          if (placement === undefined) throw new Error('unknown');
          return placement;
        });
      } catch {
        throw new CliError(say.notListed(i + 1));
      }
    });
}
