import { coveredBy, type Problem } from '../../solve/problem.ts';
import { CliError } from '../cliError.ts';
import { jsonOf, type Call } from '../command.ts';

/** The placements that each condition fixes, or forbids. */
interface PlacementConditions {
  readonly fix: readonly (readonly number[])[];
  readonly forbid: readonly (readonly number[])[];
}

/**
 * Reads `--fix` and `--forbid`: a piece and some of the cells that it covers, such as `X 1,0 2,1`.
 *
 * @throws CliError for what is no such text, what does not fit, and two that cannot lie together
 */
export function conditionsOf({ options, say }: Call, problem: Problem): PlacementConditions {
  const { fix = [], forbid = [] } = options;
  const fixed = fix.map((text) => placementsOn(say, problem, '--fix', text));
  const forbidden = forbid.map((text) => placementsOn(say, problem, '--forbid', text));
  for (const [i, one] of fixed.entries())
    for (const [j, other] of fixed.slice(0, i).entries())
      if (!fitTogether(problem, one, other)) throw new CliError(say.overlapping(fix[j]!, fix[i]!));
  return { fix: fixed, forbid: forbidden };
}

/** The placements of a piece that cover some cells. */
function placementsOn(say: Call['say'], problem: Problem, option: string, text: string): number[] {
  const { pieces, cells, placements } = problem;
  const [, name, list] = /^(.+?)((?: +\d{1,4},\d{1,4})+)$/.exec(text.trim()) ?? [];
  if (name === undefined || list === undefined) throw new CliError(say.badPlacement(option, text));
  const piece = pieces.findIndex((one) => one.name === name);
  if (piece < 0) {
    const names = pieces.map((one) => one.name).join(', ');
    throw new CliError(say.unknownPiece(name, names));
  }
  const asJson = jsonOf(problem);
  const texts = cells.map((_, cell) => asJson.cell(cell).join());
  const wanted = list
    .trim()
    .split(/ +/)
    .map((one) => texts.indexOf(one.split(',').map(Number).join()));
  const found = [...placements.piece.keys()].filter((one) => {
    const covered = coveredBy(problem, one);
    return placements.piece[one] === piece && wanted.every((cell) => covered.includes(cell));
  });
  if (found.length === 0) throw new CliError(say.fitsNowhere(option, text));
  return found;
}

/** Whether some placement of one list is that of another, or leaves its cells open. */
function fitTogether(problem: Problem, one: readonly number[], other: readonly number[]): boolean {
  return one.some((first) => {
    const covered = coveredBy(problem, first);
    return other.some(
      (second) =>
        first === second || coveredBy(problem, second).every((cell) => !covered.includes(cell)),
    );
  });
}
