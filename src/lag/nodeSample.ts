import type { Problem } from '../solve/problem.ts';
import { RandomStream } from '../solve/random.ts';
import type { Search } from '../solve/search.ts';
import { END, idOf, IMAGE, kindOf, PLACE, REMOVE, SOLUTION, type Step } from '../solve/step.ts';
import { pieceHeldBySymmetry } from './heldPiece.ts';
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

/** A placement of a kept path, one object for all kept paths of which it is part. */
interface Laid {
  readonly placement: number;
  /** Whether some solution has all placements up to here; `unknown` as long as the search does not tell. */
  answer: 'solvable' | 'doomed' | 'unknown';
}

type KeptPath = readonly Laid[];

/** The state of a sample, as plain data. */
export interface SampleMark {
  readonly seen: number;
  readonly known: number;
  readonly isOver: boolean;
  readonly path: readonly number[];
  readonly nodes: readonly (readonly Readonly<Laid>[])[];
  readonly random: readonly number[];
}

/**
 * A uniformly random sample of the placements of a run up to any step, each as the path it ends: a reservoir
 * (Vitter 1985, Random sampling with a reservoir, algorithm R). The search itself tells of most of them whether a
 * solution was left, as `MistakeMeter` says.
 */
export class NodeSample {
  private readonly most: number;
  private readonly random: RandomStream;
  private readonly pieceOf: ArrayLike<number>;
  private readonly held: number;
  private nodes: KeptPath[] = [];
  private seen = 0;
  private isOver = false;
  private readonly path: Int32Array;
  private depth = 0;
  /** The depth up to which the path is known to be solvable; −1 if nothing is. */
  private known = -1;
  /** Level → the placement of the path there, if a kept path has it. */
  private readonly laid: (Laid | undefined)[];

  /** @param most how many placements are kept */
  constructor(problem: Problem, search: Search, most: number, seed: number) {
    const levels = problem.cells.length + 1;
    this.most = most;
    this.random = new RandomStream(seed);
    this.pieceOf = problem.placements.piece;
    this.held = pieceHeldBySymmetry(problem, search);
    this.path = new Int32Array(levels);
    this.laid = Array.from({ length: levels });
  }

  /** Takes in the next event of the search, of any kind, and END. */
  apply(event: Step): void {
    if (event === END) {
      this.isOver = true;
      return;
    }
    const kind = kindOf(event);
    if (kind === PLACE) this.place(idOf(event));
    else if (kind === REMOVE) this.remove();
    else if (kind === SOLUTION || kind === IMAGE) this.noteSolvable();
  }

  private place(placement: number): void {
    const { most, seen } = this;
    this.path[this.depth++] = placement;
    this.seen++;
    const at = seen < most ? seen : this.random.below(this.seen);
    if (at < most) this.nodes[at] = this.keptPath();
  }

  private remove(): void {
    const level = --this.depth;
    const laid = this.laid[level];
    this.laid[level] = undefined;
    if (this.known > level) this.known = level;
    else if (laid && this.isGoneThrough(level)) laid.answer = 'doomed';
  }

  /** Whether a search goes through all solutions with the path up to a level: with a held piece, if that lies. */
  private isGoneThrough(level: number): boolean {
    const { held, path, pieceOf } = this;
    if (held < 0) return true;
    for (let at = level; at >= 0; at--) if (pieceOf[path[at]!] === held) return true;
    return false;
  }

  private noteSolvable(): void {
    this.known = this.depth;
    for (let level = 0; level < this.depth; level++) {
      const laid = this.laid[level];
      if (laid) laid.answer = 'solvable';
    }
  }

  private keptPath(): KeptPath {
    const { path, depth, known, laid } = this;
    return Array.from(
      { length: depth },
      (_, level) =>
        (laid[level] ??= {
          placement: path[level]!,
          answer: level < known ? 'solvable' : 'unknown',
        }),
    );
  }

  /**
   * Asks about the placements of the sample where the search has not told yet.
   *
   * @returns undefined if an answer is not to be had: others alone would be no random sample
   */
  estimate(solvability: Solvability): SampledLag | undefined {
    const { nodes, seen } = this;
    const doomed: { readonly depth: number; readonly pieces: number }[] = [];
    for (const node of nodes) {
      const solvable = this.solvableTo(solvability, node);
      if (solvable === undefined) return undefined;
      if (solvable === node.length) continue;
      doomed.push({ depth: solvable + 1, pieces: node.length - solvable - 1 });
    }
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

  /** The number of placements of a kept path up to which some solution is left; −1 if the puzzle has none, undefined if that is not known. */
  private solvableTo(solvability: Solvability, node: KeptPath): number | undefined {
    // A search that is over has come to a solution if there is one.
    if (this.known < 0 && this.isOver) return -1;
    const doomed = node.findIndex(({ answer }) => answer === 'doomed');
    const known = node.findLastIndex(({ answer }) => answer === 'solvable') + 1;
    return solvableTo(
      solvability,
      node.map(({ placement }) => placement),
      doomed < 0 ? node.length : doomed,
      known > 0 || this.known >= 0 ? known : -1,
    );
  }

  mark(): SampleMark {
    const { seen, known, isOver, path, depth, random } = this;
    const nodes = this.nodes.map((node) => node.map((laid) => ({ ...laid })));
    return {
      seen,
      known,
      isOver,
      path: [...path.subarray(0, depth)],
      nodes,
      random: random.state(),
    };
  }

  restore({ seen, known, isOver, path, nodes, random }: SampleMark): void {
    Object.assign(this, { seen, known, isOver, depth: path.length });
    this.path.set(path);
    this.laid.fill(undefined);
    this.nodes = nodes.map((node) => {
      const left = node.findIndex(({ placement }, level) => placement !== path[level]);
      const shared = left < 0 ? node.length : left;
      return node.map((laid, level) =>
        level < shared ? (this.laid[level] ??= { ...laid }) : { ...laid },
      );
    });
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
  // Of a single value nothing tells how far others are from it.
  if (length < 2) return { mean, error: length < all ? Infinity : 0 };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: errorOf(squares / (length - 1), length, all) };
}

const errorOf = (variance: number, sampled: number, all: number): number =>
  Math.sqrt((variance / sampled) * Math.max(0, 1 - sampled / all));
