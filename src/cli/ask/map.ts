import { MOST_LISTED } from '../../count/asked/chosen.ts';
import { imageOf } from '../../count/asked/images.ts';
import { folded, withImages } from '../../count/map/folded.ts';
import { figuresOf } from '../../count/map/figures.ts';
import { linksAmong, type Link } from '../../count/map/links.ts';
import type { Problem } from '../../solve/problem.ts';
import { jsonOf } from '../../solve/saved/solutionJson.ts';
import { writeInteger } from '../../solve/saved/validate.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import { Relays } from '../../solve/walk/relays.ts';
import { CliError, NOT_FOUND } from '../cliError.ts';
import type { Call } from '../command.ts';
import { table } from '../terminal/columns.ts';
import type { Source } from './source.ts';
import type { Work } from './work.ts';

/** The fewest pieces that can be laid anew: one alone only fits as it lies. */
const FEWEST = 2;

/** The numbers of pieces that `--map` links solutions by. */
const linked = ({ options }: Call): number[] => {
  const most = Number(options.map);
  return Array.from({ length: most - FEWEST + 1 }, (_, i) => FEWEST + i);
};

/**
 * Writes how solutions are linked where a few pieces are laid anew, or with `--kth` the neighbours of one.
 *
 * @throws CliError for too many solutions, or if there is no such solution
 */
export async function mapped(
  call: Call,
  problem: Problem,
  source: Source,
  work: Work,
): Promise<Iterable<string>> {
  const { options, say } = call;
  if (options.kth !== undefined) return neighbours(call, problem, source, options.kth);
  if (source.count > MOST_LISTED)
    throw new CliError(say.tooManyToLookAt(source.count, MOST_LISTED));
  const listed = [...source.from(0n)];
  const every = options.unique ? withImages(problem, listed) : listed;
  const solutions = every.map((one) => one.toSorted((a, b) => a - b));
  const links: LinksOf[] = [];
  for (const many of linked(call)) {
    const found: Link[] = [];
    for (const link of linksAmong(problem, solutions, many)) {
      if (work.isDue()) await work.pause(() => say.map.linking(found.length));
      if (link) found.push(link);
    }
    links.push({ many, found });
  }
  work.clear();
  return map(call, problem, solutions, links);
}

/** Links between solutions that differ by so many pieces. */
interface LinksOf {
  readonly many: number;
  readonly found: readonly Link[];
}

function* map(
  { options, say }: Call,
  problem: Problem,
  solutions: readonly (readonly number[])[],
  links: readonly LinksOf[],
): Generator<string, void> {
  const all = links.flatMap(({ found }) => found);
  const classes = options.unique ? folded(problem, solutions, all) : undefined;
  const figures = classes
    ? figuresOf(classes.classes, classes.links)
    : figuresOf(solutions.length, all);
  const { degrees, parts, longest } = figures;
  const largest = parts[0]!;
  if (options.json) {
    const byPieces = Object.fromEntries(links.map(({ many, found }) => [many, found.length]));
    yield `${JSON.stringify({
      solutions: figures.solutions,
      links: figures.links,
      // Links between classes may come of both.
      ...(classes ? { own: classes.own } : { pieces: byPieces }),
      parts: parts.length,
      largest,
      longest,
      neighbours: degrees,
    })}\n`;
    return;
  }
  if (options.csv) {
    yield 'neighbours,solutions\n';
    for (const [degree, many] of degrees.entries()) yield `${degree},${many}\n`;
    return;
  }
  const { number } = say.by;
  const rows: [string, number | undefined][] = [
    [say.by.solutions, figures.solutions],
    [say.map.links, figures.links],
    ...(classes
      ? [[say.map.own, classes.own] satisfies [string, number]]
      : links.length > 1
        ? links.map(({ many, found }): [string, number] => [say.map.relaid(many), found.length])
        : []),
    [say.map.parts, parts.length],
    [say.map.largest, largest],
    [say.map.longest, longest],
  ];
  yield* table(
    rows.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, number(BigInt(value))] as const],
    ),
    [1],
  );
  yield '\n';
  yield* table(
    [
      [say.map.neighbours, say.by.solutions],
      ...degrees.map((many, degree) => [number(BigInt(degree)), number(BigInt(many))] as const),
    ],
    [0, 1],
  );
}

/**
 * Writes the neighbours of one solution on that map, by their numbers, with the pieces that are laid anew.
 *
 * @throws CliError if there is no such solution
 */
function* neighbours(
  call: Call,
  problem: Problem,
  source: Source,
  number: bigint,
): Generator<string, void> {
  const { options, say } = call;
  if (number > source.count) throw new CliError(say.beyondLast(number, source.count), NOT_FOUND);
  const solution = source.at(number - 1n);
  const relays = new Relays(problem);
  const images = options.unique ? symmetries(problem) : undefined;
  const { placement } = jsonOf(problem);
  const found = new Set<bigint>();
  for (const many of linked(call))
    for (const { lifted, laid } of relays.of(solution, many)) {
      const other = [...solution.filter((one) => !lifted.includes(one)), ...laid];
      const numbers = (images?.map((symmetry) => imageOf(symmetry, other)) ?? [other])
        .map((one) => source.numberOf(one))
        .filter((one) => one !== undefined);
      const [at] = numbers;
      // Others do not meet the conditions, or are an image of it or of a neighbour.
      if (at === undefined || at === number - 1n || found.has(at)) continue;
      found.add(at);
      const pieces = lifted.map((one) => problem.pieces[problem.placements.piece[one]!]!.name);
      yield options.json
        ? `${JSON.stringify({
            solution: writeInteger(at + 1n),
            lifted: lifted.map(placement),
            laid: laid.map(placement),
          })}\n`
        : `${say.map.neighbour(at + 1n, pieces)}\n`;
    }
  if (!options.json) yield `${say.map.neighboursOf(number, found.size)}\n`;
}
