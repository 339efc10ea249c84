import type { Replay } from '../run/replay.ts';
import { isOfKind, numberedOf, type Step } from '../run/step.ts';
import type { Division } from './division.ts';
import { generationKinds, isRefusal, pairIn, RESTART } from './events.ts';
import { beginning, type GenerationMark, type Plan } from './generation.ts';

const numbered = numberedOf(generationKinds);

/** Shows a generation. */
export class GenerationReplay implements Replay<GenerationMark> {
  readonly kinds = generationKinds;
  readonly tiling: Division;
  steps = 0;
  /** The cells whose swap was refused last, if nothing has changed since. */
  refused: readonly [number, number] | undefined;
  private restarts = 0;

  constructor(plan: Plan) {
    this.tiling = beginning(plan).division;
  }

  meters() {
    const { steps, restarts } = this;
    const { score, whole, open } = this.tiling;
    return { steps, score, whole, open, restarts };
  }

  set({ steps, draft }: GenerationMark): void {
    this.tiling.set(draft.owner);
    this.steps = steps;
    this.restarts = draft.restarts;
    this.refused = undefined;
  }

  apply(event: Step): void {
    if (event === RESTART) this.restarts++;
    this.refused = isRefusal(event) ? pairIn(event, this.tiling.owner.length) : undefined;
    if (!isOfKind(numbered, event)) return;
    this.tiling.apply(event);
    this.steps++;
  }
}
