import {
  ConditionError,
  placementsIn,
  rejectOverlaps,
  type ConditionIssue,
} from '../../count/asked/conditions.ts';
import type { Problem } from '../../solve/problem.ts';
import { CliError } from '../cliError.ts';
import type { Call } from '../command.ts';

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
  const read = <Made>(option: string, reading: () => Made): Made => {
    try {
      return reading();
    } catch (error) {
      if (error instanceof ConditionError) throw new CliError(sentence(say, option, error.issue));
      throw error;
    }
  };
  const listsOf = (option: string, texts: readonly string[]): number[][] =>
    read(option, () => texts.map((text) => placementsIn(problem, text)));
  const fixed = listsOf('--fix', fix);
  const forbidden = listsOf('--forbid', forbid);
  read('--fix', () => rejectOverlaps(problem, fix, fixed));
  return { fix: fixed, forbid: forbidden };
}

function sentence(say: Call['say'], option: string, issue: ConditionIssue): string {
  if (issue.code === 'overlapping') return say.overlapping(...issue.texts);
  if (issue.code === 'unknownPiece') return say.unknownPiece(issue.piece, issue.names.join(', '));
  const { code, text } = issue;
  return code === 'unreadable' ? say.badPlacement(option, text) : say.fitsNowhere(option, text);
}
