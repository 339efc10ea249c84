import {
  byKinds,
  figureOfFixed,
  inOrbit,
  isCounted,
  isOptional,
  ofPiece,
  orbitsOf,
  touchingEdge,
  type Figures,
} from '../../count/asked/figures.ts';
import { type Row, type Rows, Tally } from '../../count/diagram/rows.ts';
import { MOST_LISTED } from '../../count/asked/chosen.ts';
import { crossroadsOn } from '../../count/asked/features.ts';
import { hasPiecesInPlace, type Problem } from '../../solve/problem.ts';
import { writeInteger } from '../../solve/saved/validate.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import { CliError } from '../cliError.ts';
import { jsonOf } from '../../solve/saved/solutionJson.ts';
import type { Call } from '../command.ts';
import { table } from '../terminal/columns.ts';
import type { Source } from './source.ts';
import type { Work } from './work.ts';

type FigureOf = (placements: readonly number[]) => number;

/** A figure to divide solutions by, and how its rows are written. */
export interface Division {
  /** What `--by` calls it. */
  readonly name: string;
  /** That of each tile, of which that of a solution is the sum; or of a solution, which is looked at for it. */
  readonly figures: Figures | FigureOf;
  readonly heading: string;
  /** Whether rows are in the order of the figure, not of the number of solutions. */
  readonly isOrdered: boolean;
  readonly text: (figure: number) => string;
  readonly json: (figure: number) => object;
}

/**
 * How many solutions have which figure, with an example of each: what is printed.
 *
 * @throws CliError if that are too many
 */
export async function by(
  call: Call,
  problem: Problem,
  source: Source,
  division: Division,
  work: Work,
): Promise<Iterable<string>> {
  const { figures, name } = division;
  if (typeof figures === 'function')
    return printed(call, problem, source, division, await lookedAt(call, source, figures, work));
  const found = source.distribution(figures);
  if (!found) throw new CliError(call.say.tooManyRows(name));
  const laid = figureOfFixed(problem, figures);
  const rows = [...found].map(([figure, row]) => [figure + laid, row] as const);
  return printed(call, problem, source, division, new Map(rows));
}

/**
 * Looks at each solution.
 *
 * @throws CliError if they are too many
 */
async function lookedAt(
  { say }: Call,
  source: Source,
  figureOf: FigureOf,
  work: Work,
): Promise<Rows> {
  const { count } = source;
  if (count > MOST_LISTED) throw new CliError(say.tooManyToLookAt(count, MOST_LISTED));
  const tally = new Tally();
  let looked = 0;
  for (const placements of source.from(0n)) {
    if (work.isDue()) await work.pause(() => say.looking(looked, count));
    looked++;
    tally.add(figureOf(placements), 1n, () => [...placements]);
  }
  return tally.rows;
}

function* printed(
  { options, say }: Call,
  problem: Problem,
  source: Source,
  { name, heading, isOrdered, text, json }: Division,
  found: Rows,
): Generator<string, void> {
  const rows = [...found].map(([figure, row]) => ({ figure, row }));
  rows.sort((one, other) =>
    isOrdered || one.row.solutions === other.row.solutions
      ? one.figure - other.figure
      : Number(other.row.solutions > one.row.solutions) * 2 - 1,
  );
  const number = ({ example }: Row): bigint => source.numberOf(example)! + 1n;
  if (options.json) {
    const { placement } = jsonOf(problem);
    for (const { figure, row } of rows) {
      const example = {
        solution: writeInteger(number(row)),
        placements: row.example.map(placement),
      };
      yield `${JSON.stringify({ ...json(figure), solutions: writeInteger(row.solutions), example })}\n`;
    }
    return;
  }
  const lines = rows.map(({ figure, row }) => [text(figure), row.solutions, number(row)] as const);
  if (options.csv) {
    yield `"${name}",solutions,example\n`;
    for (const [key, ...numbers] of lines) yield `"${key}",${numbers.join()}\n`;
    return;
  }
  const { solutions, example } = say.by;
  yield* table(
    [
      [heading, solutions, example],
      ...lines.map(([key, many, one]) => [key, say.by.number(many), say.by.number(one)]),
    ],
    [1, 2],
  );
}

/**
 * The figure that `--by` names.
 *
 * @throws CliError if the puzzle has none
 */
export function divisionBy(call: Call, problem: Problem, name: string): Division {
  const { options, say } = call;
  const division = { name, ...figureNamed(call, problem, name) };
  const { figures } = division;
  // What is looked at for it is the same in all images.
  if (typeof figures === 'function') return division;
  const isAlike = ({ placements }: { placements: Int32Array }): boolean =>
    placements.every((image, placement) => figures[image] === figures[placement]);
  if (options.unique && !symmetries(problem).every(isAlike))
    throw new CliError(say.differentImages(name));
  return division;
}

/** What stands before a piece to ask how many of it are at the edge. */
const AT_EDGE = 'edge:';

function pieceNamed(say: Call['say'], { pieces }: Problem, name: string): number {
  const piece = pieces.findIndex((one) => one.name === name);
  const names = pieces.map((one) => one.name).join(', ');
  if (piece < 0) throw new CliError(say.badDivision(name, names));
  return piece;
}

/** Whether a figure is about where pieces are, and not which. */
const isOfPlaces = (name: string): boolean =>
  name === 'edge' || name === 'crossroads' || name.startsWith(AT_EDGE);

function figureNamed({ say }: Call, problem: Problem, name: string): Omit<Division, 'name'> {
  const { pieces, placements } = problem;
  const numbered = (
    figures: Division['figures'],
    heading: string,
    key: string,
  ): Omit<Division, 'name'> => ({
    figures,
    heading,
    isOrdered: true,
    text: String,
    json: (figure) => ({ [key]: figure }),
  });
  if (hasPiecesInPlace(problem) && isOfPlaces(name))
    throw new CliError(say.senseless.areOptions(name));
  if (name === 'edge') return numbered(touchingEdge(problem), say.by.edge, 'edge');
  if (name === 'crossroads')
    return numbered(crossroadsOn(problem), say.by.crossroads, 'crossroads');
  if (name.startsWith(AT_EDGE)) {
    const own = ofPiece(problem, pieceNamed(say, problem, name.slice(AT_EDGE.length)));
    const figures = touchingEdge(problem).map((figure, tile) => figure * own[tile]!);
    return numbered(figures, say.by.atEdge(name.slice(AT_EDGE.length)), 'edge');
  }
  if (name === 'kinds') {
    if (!pieces.some((_, one) => isOptional(problem, one))) throw new CliError(say.allUsed());
    const kinds = byKinds(problem);
    if (!kinds) throw new CliError(say.tooManyRows(name));
    const used = (figure: number): (readonly [string, number])[] =>
      kinds
        .read(figure)
        .map((many, i) => [pieces[i]!.name, many] as const)
        .filter(([, many]) => many > 0);
    return {
      figures: kinds.figures,
      heading: say.by.kinds,
      isOrdered: false,
      text: (figure) =>
        used(figure)
          .map(([piece, many]) => (many === 1 ? piece : `${piece} ×${many}`))
          .join(', '),
      json: (figure) => ({ kinds: Object.fromEntries(used(figure)) }),
    };
  }
  const piece = pieceNamed(say, problem, name);
  if (isCounted(problem, piece) && placements.piece.includes(piece)) {
    if (!isOptional(problem, piece)) {
      const { copies, cells: shape } = pieces[piece]!;
      const alone = problem.cells.length / shape.length;
      throw new CliError(say.severalLie(name, pieces.length === 1 ? alone : copies));
    }
    return numbered(ofPiece(problem, piece), say.by.many(name), 'pieces');
  }
  const orbits = orbitsOf(problem, piece);
  if (!placements.piece.includes(piece)) throw new CliError(say.liesNowhere(name));
  const { placement } = jsonOf(problem);
  const cells = (figure: number) => (figure === 0 ? [] : placement(orbits[figure - 1]![0]!).cells);
  return {
    figures: inOrbit(problem, orbits),
    heading: say.by.place(name),
    isOrdered: false,
    text: (figure) =>
      figure === 0 ? say.by.unused : [name, ...cells(figure).map((cell) => cell.join())].join(' '),
    json: (figure) => ({ piece: name, cells: cells(figure) }),
  };
}
