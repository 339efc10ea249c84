import { hasPiecesInPlace, type Problem } from '../../solve/problem.ts';
import { BoardState } from '../../solve/played/boardState.ts';
import { writeInteger } from '../../solve/saved/validate.ts';
import { jsonOf } from '../../solve/saved/solutionJson.ts';
import type { Call } from '../command.ts';
import {
  letterPicture,
  optionPicture,
  painter,
  textOf,
  textWithin,
  type Picture,
} from './pictures.ts';

/**
 * Makes a function that writes a solution as the options ask.
 *
 * @param isOne whether only one is written, which needs no heading
 */
export function solutionWriter({ options, say, screen }: Call, problem: Problem, isOne: boolean) {
  const letters = letterPicture(problem);
  const asJson = jsonOf(problem);
  const paint = painter(screen.colours);
  const painted =
    (of: Picture) =>
    (state: BoardState): string =>
      of(state).map(paint).join('\n');
  const picture = options.letters
    ? painted(letters)
    : hasPiecesInPlace(problem)
      ? painted(optionPicture(problem))
      : textWithin(problem, screen.columns, screen.colours);
  const state = new BoardState(problem);
  return (path: ArrayLike<number>, number: number | bigint, more: object = {}): string => {
    state.set(path);
    if (options.json) {
      const placements = Array.from(path, asJson.placement);
      const { fixed } = asJson;
      const solution = { solution: writeInteger(BigInt(number)), placements, fixed, ...more };
      return `${JSON.stringify({ ...solution, letters: letters(state).map(textOf).join('\n') })}\n`;
    }
    const heading = isOne ? '' : `${say.solution(number)}\n`;
    return `${heading}${picture(state)}\n${isOne ? '' : '\n'}`;
  };
}
