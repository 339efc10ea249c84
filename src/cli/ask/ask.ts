import { imagesOf } from '../../count/asked/images.ts';
import { SolutionList } from '../../count/asked/list.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { RandomStream } from '../../solve/random.ts';
import { writeInteger } from '../../solve/saved/validate.ts';
import { lateWords, words } from '../../words/index.ts';
import { CliError, DONE, NOT_FOUND } from '../cliError.ts';
import { jsonOf } from '../../solve/saved/solutionJson.ts';
import { rejectTogether, type Call, type PuzzleCommand } from '../command.ts';
import { readText } from '../files.ts';
import type { OptionName } from '../options.ts';
import { by, divisionBy } from './by.ts';
import { mapped } from './map.ts';
import { pairs } from './pairs.ts';
import { sourceOf, type Source } from './source.ts';
import { Work } from './work.ts';
import { solutionWriter } from '../terminal/solutionOutput.ts';
import { catchSignals } from '../workers.ts';

/** Far more than anyone asks about at once. */
const MOST_BYTES = 256_000_000;

const questions = [
  'kth',
  'random',
  'rank',
  'shares',
  'by',
  'pairs',
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
    if (options.csv && options.by === undefined && !options.pairs && options.map === undefined)
      throw new CliError(say.needs('--csv', '--by'));
    rejectTogether(call, 'json', 'csv');
    rejectTogether(call, 'kth', 'csv');
    rejectTogether(call, 'unique', 'shares');
    const problem = compile(puzzle);
    const asked = options.rank === undefined ? [] : await solutionsIn(call, problem, options.rank);
    const division = options.by === undefined ? undefined : divisionBy(call, problem, options.by);
    const { stop, release } = catchSignals();
    try {
      const work = new Work(call, stop);
      const source = await sourceOf(call, problem, work);
      const isPaired = options.pairs && source instanceof SolutionList;
      const output = isPaired
        ? await pairs(call, problem, source, work)
        : division
          ? await by(call, problem, source, division, work)
          : options.map !== undefined
            ? await mapped(call, problem, source, work)
            : answer(call, problem, source, asked);
      yield* work.printing(output);
    } finally {
      release();
    }
    return DONE;
  },
};

/** What is printed for the question of a call, other than a division or pairs. */
function* answer(
  call: Call,
  problem: Problem,
  source: Source,
  asked: readonly (readonly number[])[],
): Generator<string, void> {
  const { options } = call;
  if (options.kth !== undefined) yield kth(call, problem, source, options.kth);
  else if (options.random !== undefined) yield* random(call, problem, source, options.random);
  else if (options.rank !== undefined) yield* ranks(call, source, asked);
  else if (options.shares) yield* shares(call, problem, source);
  else if (options.all) yield* all(call, problem, source);
  else yield counted(call, source.count);
}

const counted = ({ options, say }: Call, solutions: bigint): string =>
  `${options.json ? JSON.stringify({ solutions: writeInteger(solutions) }) : say.total(solutions, true)}\n`;

function kth(call: Call, problem: Problem, solutions: Source, number: bigint): string {
  const { count } = solutions;
  if (number > count) throw new CliError(call.say.beyondLast(number, count), NOT_FOUND);
  const placements = solutions.at(number - 1n);
  return solutionWriter(call, problem, true)(placements, number, imagesIn(solutions, placements));
}

function* random(call: Call, problem: Problem, solutions: Source, many: number) {
  const write = solutionWriter(call, problem, false);
  const stream = new RandomStream(call.options.seed ?? 0);
  for (let i = 0; i < many; i++) {
    const number = stream.belowLarge(solutions.count);
    const placements = solutions.at(number);
    yield write(placements, number + 1n, imagesIn(solutions, placements));
  }
}

function* all(call: Call, problem: Problem, solutions: Source) {
  const write = solutionWriter(call, problem, false);
  let number = 0n;
  for (const placements of solutions.from(0n))
    yield write(placements, ++number, imagesIn(solutions, placements));
  if (!call.options.json) yield counted(call, number);
}

function* ranks({ options, say }: Call, source: Source, asked: readonly (readonly number[])[]) {
  for (const [line, placements] of asked.entries()) {
    const number = source.numberOf(placements);
    if (number === undefined) throw new CliError(say.notListed(line + 1));
    const solution = writeInteger(number + 1n);
    yield options.json
      ? `${JSON.stringify({ solution, ...imagesIn(source, placements) })}\n`
      : `${number + 1n}\n`;
  }
}

/** The number of images of a solution, where it stands for them. */
const imagesIn = (source: Source, placements: readonly number[]): { images?: number } =>
  source instanceof SolutionList && source.isUnique
    ? { images: imagesOf(source.group, placements).length }
    : {};

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
  const counting = lateWords(words(language)).counting;
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
