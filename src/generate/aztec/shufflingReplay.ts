import type { Replay } from '../../run/replay.ts';
import { idOf, kindOf, type Step } from '../../run/step.ts';
import type { Tiling } from '../../run/tiling.ts';
import { Diamond } from './diamond.ts';
import { shuffle, shufflingKinds, TILED, type ShufflingMark } from './shuffling.ts';

/** Ways in which a domino moves. */
const WAYS = 4;

/** Shows a shuffling of dominoes: each is a tile, coloured by the way it moves. */
export class ShufflingReplay implements Replay<ShufflingMark> {
  readonly kinds = shufflingKinds;
  readonly tiling: Tiling;
  steps = 0;
  private readonly diamond: Diamond;

  constructor(order: number) {
    const diamond = new Diamond(order);
    const owner = new Int32Array(diamond.cells.length).fill(-1);
    this.diamond = diamond;
    this.tiling = {
      owner,
      cellsOf: (tile) => {
        const [first, way] = [Math.floor(tile / WAYS), tile % WAYS];
        return [first, diamond.second(first, way)];
      },
      colourOf: (tile) => tile % WAYS,
    };
  }

  meters() {
    return { steps: this.steps, dominoes: this.diamond.dominoes };
  }

  set({ steps, ways }: ShufflingMark): void {
    this.diamond.set(ways);
    this.steps = steps;
    this.show();
  }

  apply(event: Step): void {
    if (kindOf(event) === TILED) return;
    shuffle(this.diamond, kindOf(event), idOf(event));
    this.steps++;
    this.show();
  }

  private show(): void {
    const { first, way } = this.diamond;
    const { owner } = this.tiling;
    for (let cell = 0; cell < owner.length; cell++) {
      const its = first[cell]!;
      owner[cell] = its < 0 ? -1 : WAYS * its + way[its]!;
    }
  }
}
