import type { Problem } from '../solve/problem.ts';
import { RandomStream } from '../solve/random.ts';
import { idOf, kindOf, PLACE, REMOVE, type Step } from '../solve/step.ts';
import { solvableTo, type Solvability } from './solvability.ts';

/** A mean over a sample, and its standard error. */
interface Estimated {
  readonly mean: number;
  readonly error: number;
}

/** What a sample says of all placements of a run. */
export interface SampledLag {
  readonly sampled: number;
  readonly placements: number;
  /** The share at which no solution was left. */
  readonly inVain: Estimated;
  /** The pieces that lay on the first mistake at such a placement; undefined if there is none in the sample. */
  readonly pieces: Estimated | undefined;
  /** Depth of a mistake → the share in its parts. */
  readonly byDepth: readonly Estimated[];
}

/** The state of a sample, as plain data. */
export interface SampleMark {
  readonly seen: number;
  readonly path: readonly number[];
  readonly nodes: readonly (readonly number[])[];
  readonly random: readonly number[];
}

/**
 * A uniformly random sample of the placements of a run up to any step, each as the path it ends: a reservoir
 * (Vitter 1985, Random sampling with a reservoir, algorithm R).
 */
export class NodeSample {
  private readonly most: number;
  private readonly random: RandomStream;
  private nodes: (readonly number[])[] = [];
  private seen = 0;
  private readonly path: Int32Array;
  private depth = 0;

  /** @param most how many placements are kept */
  constructor({ cells }: Problem, most: number, seed: number) {
    this.most = most;
    this.random = new RandomStream(seed);
    this.path = new Int32Array(cells.length + 1);
  }

  apply(event: Step): void {
    const kind = kindOf(event);
    if (kind === REMOVE) this.depth--;
    if (kind !== PLACE) return;
    this.path[this.depth++] = idOf(event);
    const { most, seen } = this;
    this.seen++;
    const at = seen < most ? seen : this.random.below(this.seen);
    if (at < most) this.nodes[at] = [...this.path.subarray(0, this.depth)];
  }

  /** Asks about each placement of the sample. */
  estimate(solvability: Solvability): SampledLag {
    const { nodes, seen } = this;
    const lags = nodes.map((path) => {
      const depth = solvableTo(solvability, path, path.length) + 1;
      return depth > path.length ? undefined : { depth, pieces: path.length - depth };
    });
    const doomed = lags.filter((lag) => lag !== undefined);
    const deepest = Math.max(-1, ...doomed.map(({ depth }) => depth));
    const inVain = shareOf(doomed.length, nodes.length, seen);
    return {
      sampled: nodes.length,
      placements: seen,
      inVain,
      pieces:
        doomed.length === 0
          ? undefined
          : meanOf(
              doomed.map(({ pieces }) => pieces),
              seen * inVain.mean,
            ),
      byDepth: Array.from({ length: deepest + 1 }, (_, depth) =>
        shareOf(doomed.filter((lag) => lag.depth === depth).length, nodes.length, seen),
      ),
    };
  }

  mark(): SampleMark {
    const { seen, path, depth, nodes, random } = this;
    return { seen, path: [...path.subarray(0, depth)], nodes: [...nodes], random: random.state() };
  }

  restore({ seen, path, nodes, random }: SampleMark): void {
    this.seen = seen;
    this.path.set(path);
    this.depth = path.length;
    this.nodes = [...nodes];
    this.random.restore(random);
  }
}

/** The share of a sample without replacement of `all` that has a property; the error is 0 if it has all of them. */
function shareOf(having: number, sampled: number, all: number): Estimated {
  // By the rule of succession, since also a share that is not in the sample may be there.
  const expected = (having + 1) / (sampled + 2);
  const variance = expected * (1 - expected);
  return { mean: having / sampled, error: errorOf(variance, sampled, all) };
}

/** The mean of a sample without replacement of `all` values. */
function meanOf(values: readonly number[], all: number): Estimated {
  const { length } = values;
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const variance = length > 1 ? squares / (length - 1) : 0;
  return { mean, error: errorOf(variance, length, all) };
}

const errorOf = (variance: number, sampled: number, all: number): number =>
  Math.sqrt((variance / sampled) * Math.max(0, 1 - sampled / all));
