import { carried } from '../../../game/carried.ts';
import { readPosition, writePosition } from '../../../game/position.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import { subjectOf } from '../../../settings/settings.ts';
import { fixedAt } from '../../../solve/fixedAt.ts';
import { compile } from '../../../solve/problem.ts';
import { playEntrance } from '../../../ui/play/entrance.ts';
import type { Mode } from '../mode.ts';

/** A board on which a person lays the pieces. */
export const play: Mode = {
  id: playEntrance.id,
  entrance: playEntrance,
  enter: ({ puzzle, lying = [] }) => ({ laid: writePosition(compile(puzzle), lying) }),
  /** Back from a search that went on from a game: what the search laid is laid in the game. */
  comeBack: ({ puzzle, lying = [] }, left) => {
    const problem = compile(left.puzzle);
    const laid = readPosition(problem, left.settings.laid) ?? [];
    if (laid.length === 0) return undefined;
    if (printPuzzle(fixedAt(problem, laid)) !== printPuzzle(puzzle)) return undefined;
    const { search } = left.settings;
    const now = carried(compile(puzzle), lying, problem);
    return {
      puzzle: left.puzzle,
      changes: {
        ...subjectOf(left.settings.puzzle),
        search,
        laid: writePosition(problem, [...laid, ...now.filter((one) => !laid.includes(one))]),
      },
    };
  },
  load: async () => (await import('./playScene.ts')).createCode(),
};
