import { compile, type Problem } from '../../solve/problem.ts';
import { RandomStream } from '../../solve/random.ts';
import { writeInteger } from '../../solve/saved/validate.ts';
import { words } from '../../words/index.ts';
import { CliError, DONE, NOT_FOUND } from '../cliError.ts';
import { jsonOf, rejectTogether, type Call, type PuzzleCommand } from '../command.ts';
import { readText } from '../files.ts';
import type { OptionName } from '../options.ts';
import { by, divisionBy } from './by.ts';
import { map, neighbours } from './map.ts';
import { sourceOf, type Source } from './source.ts';
import { solutionWriter } from '../terminal/solutionOutput.ts';

/** Far more than anyone asks about at once. */
const MOST_BYTES = 256_000_000;

const questions = [
  'kth',
  'random',
  'rank',
  'shares',
  'by',
  'map',
  'all',
] as const satisfies readonly OptionName[];
const conditions = [
  'fix',
  'forbid',
  'no',
  'with',
  'unique',
] as const satisfies readonly OptionName[];

/** `ask`: about all solutions, none of which is searched for. */
export const ask: PuzzleCommand = {
  options: [...questions, ...conditions, 'seed', 'json', 'csv', 'letters', 'memory'],
  async *run(call, puzzle) {
    const { options, say } = call;
    // A map with a number asks for the neighbours of that solution.
    rejectTogether(call, ...questions.filter((name) => name !== 'kth'));
    rejectTogether(call, ...questions.filter((name) => name !== 'map'));
    const isPlain = questions.every((name) => options[name] === undefined);
    if (isPlain && conditions.every((name) => options[name] === undefined))
      throw new CliError(
        say.noQuestion([...questions, ...conditions].map((name) => `--${name}`).join(', ')),
      );
    if (options.seed !== undefined && options.random === undefined)
      throw new CliError(say.needs('--seed', '--random'));
    if (options.csv && options.by === undefined && options.map === undefined)
      throw new CliError(say.needs('--csv', '--by'));
    rejectTogether(call, 'json', 'csv');
    rejectTogether(call, 'kth', 'csv');
    rejectTogether(call, 'unique', 'shares');
    rejectTogether(call, 'unique', 'rank');
    const problem = compile(puzzle);
    const asked = options.rank === undefined ? [] : await solutionsIn(call, problem, options.rank);
    const division = options.by === undefined ? undefined : divisionBy(call, problem, options.by);
    const solutions = sourceOf(call, problem);
    if (isPlain) yield counted(call, solutions.count);
    if (options.map !== undefined)
      yield* options.kth === undefined
        ? map(call, problem, solutions)
        : neighbours(call, problem, solutions, options.kth);
    else if (options.kth !== undefined) yield kth(call, problem, solutions, options.kth);
    if (options.random !== undefined) yield* random(call, problem, solutions, options.random);
    if (options.shares) yield* shares(call, problem, solutions);
    if (division) yield* by(call, problem, solutions, division);
    if (options.all) yield* all(call, problem, solutions);
    for (const [line, placements] of asked.entries()) {
      const number = solutions.numberOf(placements);
      if (number === undefined) throw new CliError(say.notListed(line + 1));
      yield `${options.json ? JSON.stringify({ solution: writeInteger(number + 1n) }) : number + 1n}\n`;
    }
    return DONE;
  },
};

const counted = ({ options, say }: Call, solutions: bigint): string =>
  `${options.json ? JSON.stringify({ solutions: writeInteger(solutions) }) : say.total(solutions, true)}\n`;

function kth(call: Call, problem: Problem, solutions: Source, number: bigint): string {
  const { count } = solutions;
  if (number > count) throw new CliError(call.say.beyondLast(number, count), NOT_FOUND);
  return solutionWriter(call, problem, true)(solutions.at(number - 1n), number);
}

function* random(call: Call, problem: Problem, solutions: Source, many: number) {
  const write = solutionWriter(call, problem, false);
  const stream = new RandomStream(call.options.seed ?? 0);
  for (let i = 0; i < many; i++) {
    const number = stream.belowLarge(solutions.count);
    yield write(solutions.at(number), number + 1n);
  }
}

function* all(call: Call, problem: Problem, solutions: Source) {
  const write = solutionWriter(call, problem, false);
  let number = 0n;
  for (const placements of solutions.from(0n)) yield write(placements, ++number);
  if (!call.options.json) yield counted(call, number);
}

function* shares({ options, say }: Call, problem: Problem, solutions: Source) {
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
