import { writePosition } from '../../../game/position.ts';
import { compile } from '../../../solve/problem.ts';
import { playEntrance } from '../../../ui/play/entrance.ts';
import type { Mode } from '../mode.ts';

/** A board on which a person lays the pieces. */
export const play: Mode = {
  id: playEntrance.id,
  entrance: playEntrance,
  enter: ({ puzzle, lying = [] }) => ({ laid: writePosition(compile(puzzle), lying) }),
  load: async () => (await import('./playScene.ts')).createCode(),
};
