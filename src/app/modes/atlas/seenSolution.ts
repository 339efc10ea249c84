import { joined, type Condition } from '../../../count/asked/question.ts';
import type { AtlasModel, WhichSolution } from '../../../ui/atlas/model.ts';
import { LARGEST_SEED } from '../../../solve/random.ts';
import type { AskedSolutions } from '../../asking/askedSolutions.ts';

/** The solution that a person looks at, one of those under the conditions at hand. */
export class SeenSolution {
  shown: AtlasModel['solution'];
  private readonly asked: () => AskedSolutions;
  private readonly changed: () => void;
  /** The seed of the last one drawn. */
  private drawn = Math.trunc(Math.random() * LARGEST_SEED);
  /** The number of the question that is waited for. */
  private due = 0;

  /** @param changed called once another one is there */
  constructor(asked: () => AskedSolutions, changed: () => void) {
    [this.asked, this.changed] = [asked, changed];
  }

  forget(): void {
    this.shown = undefined;
    this.due++;
  }

  /** Looks at another one of `total`, at least one. */
  async look(which: WhichSolution, conditions: readonly Condition[], total: bigint): Promise<void> {
    const due = ++this.due;
    const found = await this.ask(which, conditions, total);
    if (due !== this.due || !found?.answer) return;
    this.shown = found.answer;
    this.changed();
  }

  private ask(which: WhichSolution, conditions: readonly Condition[], total: bigint) {
    const under = { conditions: joined(conditions) };
    if (which === 'random') {
      this.drawn = (this.drawn + 1) % LARGEST_SEED;
      return this.asked().ask({ kind: 'draw', ...under, seed: this.drawn }, 'solution');
    }
    const { number: now } = this.shown ?? { number: which === 'previous' ? 0n : -1n };
    const at = which === 'first' ? 0n : now + (which === 'next' ? 1n : -1n);
    const number = ((at % total) + total) % total;
    return this.asked().ask({ kind: 'at', ...under, number }, 'solution');
  }
}
