import type { NearMisses } from '../../../play/nearMisses.ts';
import type { Player } from '../../../play/player.ts';
import { RecalledMoment } from '../../../play/playhead.ts';
import type { Tape } from '../../../play/tape.ts';
import type { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import type { BoardState } from '../../../solve/played/boardState.ts';
import { SearchReplay } from '../../../solve/played/searchReplay.ts';
import type { Problem } from '../../../solve/problem.ts';

export const pathOf = ({ path, depth }: BoardState): readonly number[] => [
  ...path.subarray(0, depth),
];

export interface FarthestParts {
  readonly tape: Tape;
  readonly nearMisses: NearMisses;
  readonly found: FoundSolutions;
}

/** How far a search has come: its last solution, or else the first of its deepest positions. */
export class Farthest {
  private readonly parts: FarthestParts;
  private readonly recalled: RecalledMoment<SearchReplay>;

  constructor(problem: Problem, parts: FarthestParts) {
    this.parts = parts;
    this.recalled = new RecalledMoment(new SearchReplay(problem), parts.tape);
  }

  /**
   * The placements of that position by the moment of a player, in the order laid; undefined while it is not at hand,
   * or if it was before the tape begins.
   */
  by({ at, replay }: Pick<Player<SearchReplay>, 'at' | 'replay'>): readonly number[] | undefined {
    const { tally, tiling } = replay;
    const { nearMisses, found } = this.parts;
    if (tally.solutions > 0) {
      const last = found.solutions.upTo(at);
      return last === 0 ? undefined : [...found.solutions.path(last - 1)];
    }
    if (tiling.depth === tally.deepest) return pathOf(tiling);
    const step = nearMisses.deepestBy(at);
    const deepest = step === undefined ? undefined : this.recalled.at(step);
    return deepest && pathOf(deepest.tiling);
  }
}
