import type { Replay, Process } from '../../run/process.ts';
import { randomNumbers } from '../../solve/random.ts';
import { END, idOf, kindOf, stepOf, type Kind, type Step } from '../../run/step.ts';
import type { Tiling } from '../../run/tiling.ts';

export const SWAP = 0;
const REFUSE = 1;
const BEST = 2;
/** Steps are swaps of two cells; ticks are refused swaps, and a picture that no swap improves. */
const kinds: readonly Kind[] = [
  { name: 'swap', isNumbered: true },
  { name: 'refuse', isNumbered: false },
  { name: 'best', isNumbered: false, isMilestone: true },
];

/** The owner of each cell, and the numbers of swaps made, tried, and tried since the last one made. */
interface SwapMark {
  readonly steps: number;
  readonly tried: number;
  readonly idle: number;
  readonly owner: readonly number[];
}

/** A square of n × n cells in n colours, n cells of each, shuffled by a seed. */
function beginning(n: number, seed: number): SwapMark {
  const random = randomNumbers(seed);
  const owner = Array.from({ length: n * n }, (_, cell) => cell % n);
  for (let last = owner.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [owner[last], owner[other]] = [owner[other]!, owner[last]!];
  }
  return { steps: 0, tried: 0, idle: 0, owner };
}

const exchange = (owner: number[] | Int32Array, pair: number): void => {
  const [one, other] = [pair % owner.length, Math.floor(pair / owner.length)];
  [owner[one], owner[other]] = [owner[other]!, owner[one]!];
};

/** The number of pairs of neighbours with different colours. */
function borders(owner: ArrayLike<number>, n: number): number {
  let count = 0;
  for (let cell = 0; cell < n * n; cell++) {
    if (cell % n < n - 1 && owner[cell] !== owner[cell + 1]) count++;
    if (cell < n * (n - 1) && owner[cell] !== owner[cell + n]) count++;
  }
  return count;
}

/** Tries all pairs of cells in turn, and swaps those that shorten borders; ends when no swap does. */
export class Swapping implements Process<SwapMark> {
  readonly kinds = kinds;
  readonly series = ['borders'];
  private readonly n: number;
  private at: SwapMark;
  private owner: number[];
  private now: number;

  constructor(n: number, seed: number) {
    this.n = n;
    this.at = beginning(n, seed);
    this.owner = [...this.at.owner];
    this.now = borders(this.owner, n);
  }

  get steps(): number {
    return this.at.steps;
  }

  step(): Step {
    const { owner, n } = this;
    const { steps, tried, idle } = this.at;
    const pairs = owner.length ** 2;
    if (idle > pairs) return END;
    if (idle === pairs) {
      this.at = { ...this.at, idle: idle + 1 };
      return stepOf(BEST, 0);
    }
    // The stride is coprime to the number of pairs, a power of n.
    const pair = (tried * (pairs / 2 + 1) + 7) % pairs;
    exchange(owner, pair);
    const then = borders(owner, n);
    const isBetter = then < this.now;
    if (isBetter) this.now = then;
    else exchange(owner, pair);
    this.at = isBetter
      ? { steps: steps + 1, tried: tried + 1, idle: 0, owner }
      : { steps, tried: tried + 1, idle: idle + 1, owner };
    return stepOf(isBetter ? SWAP : REFUSE, pair);
  }

  mark(): SwapMark {
    return { ...this.at, owner: [...this.owner] };
  }

  restore(mark: SwapMark): void {
    this.at = mark;
    this.owner = [...mark.owner];
    this.now = borders(this.owner, this.n);
  }

  progress(): number {
    return 0;
  }

  value(): number {
    return this.now;
  }
}

/** Replays swaps; each colour is a tile, connected or not. */
export class SwapReplay implements Replay<SwapMark> {
  readonly kinds = kinds;
  steps = 0;
  readonly tiling: Tiling & { readonly owner: Int32Array };
  private readonly n: number;

  constructor(n: number, seed: number) {
    this.n = n;
    const owner = Int32Array.from(beginning(n, seed).owner);
    const cellsOf = (tile: number): number[] =>
      [...owner.keys()].filter((cell) => owner[cell] === tile);
    this.tiling = { owner, cellsOf, colourOf: (tile) => tile };
  }

  meters() {
    return { steps: this.steps, borders: borders(this.tiling.owner, this.n) };
  }

  set({ steps, owner }: SwapMark): void {
    this.steps = steps;
    this.tiling.owner.set(owner);
  }

  apply(event: Step): void {
    if (kindOf(event) !== SWAP) return;
    exchange(this.tiling.owner, idOf(event));
    this.steps++;
  }
}
