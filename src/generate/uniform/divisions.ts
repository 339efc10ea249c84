import { addDigit, type Digits, numberAt } from '../../count/sweep/digits.ts';
import {
  frontierSteps,
  reachAlong,
  type FrontierStep,
  type Graph,
  shortFrontiers,
} from './frontier.ts';
import { BlockSizesLeft, multisetsOf } from './frontierState.ts';
import type { RandomStream } from '../../solve/random.ts';
import { LayerBuilder, type Layer } from './layerBuilder.ts';

const DRAWN = 32;

/** The most states of a sweep: 7 × 7 cells in seven blocks take three quarters of them. */
export const MOST_STATES = 3_000_000;

/** A sweep over a frame would have more states than it may. */
export interface TooManyStates {
  readonly code: 'tooManyStates';
  readonly most: number;
}

/**
 * All divisions of a frame into connected blocks of given sizes, found by a sweep.
 *
 * @param most the most states of the sweep, each some 30 bytes
 * @param tell called after each cell with the number of cells added, and of states made so far
 * @param order of the cells in the sweep; others than the usual one may take many more states
 */
export function divisionsOf(
  graph: Graph,
  sizes: readonly number[],
  most = MOST_STATES,
  tell: (added: number, states: number) => void = () => {},
  order: ArrayLike<number> = shortFrontiers(graph),
): Divisions | TooManyStates {
  const refusal = { code: 'tooManyStates', most } as const;
  if (multisetsOf(sizes) > most) return refusal;
  const blocks = new BlockSizesLeft(sizes);
  const steps = frontierSteps(graph, order);
  if (!steps) return refusal;
  const builder = new LayerBuilder(blocks, Math.max(...steps.map(({ from }) => from.length)));
  const layers: Layer[] = [];
  const isAdded = new Uint8Array(graph.count);
  let left = most;
  for (const step of steps) {
    isAdded[step.cell] = 1;
    const reach = reachAlong(graph, isAdded, step.after, blocks.largestOf(blocks.all));
    const layer = builder.add(step, reach, left);
    if (!layer) return refusal;
    layers.push(layer);
    left -= builder.size;
    tell(layers.length, most - left);
  }
  return new Divisions(steps, layers, builder.size);
}

/** State of a layer → how many divisions it leads to: the sum over its choices. */
function waysBefore({ first, to }: Layer, after: Digits): Digits {
  const states = first.length - 1;
  const sums = after.map(() => new Float64Array(states));
  for (let state = 0; state < states; state++)
    for (let choice = first[state]!; choice < first[state + 1]!; choice++) {
      let carry = 0;
      for (let digit = 0; digit < after.length || carry > 0; digit++) {
        if (digit === sums.length) sums.push(new Float64Array(states));
        const value = after[digit]?.[to[choice]!] ?? 0;
        carry = addDigit(sums[digit]!, state, value + carry);
      }
    }
  return sums;
}

/** The divisions that a sweep found, numbered from 0. */
export class Divisions {
  readonly count: bigint;
  private readonly steps: readonly FrontierStep[];
  private readonly layers: readonly Layer[];
  /** Step → state before it → how many divisions it leads to; one entry longer than the steps. */
  private readonly ways: readonly Digits[];

  /** @param ends how many states there are after the last step: none if there is no division */
  constructor(steps: readonly FrontierStep[], layers: readonly Layer[], ends: number) {
    this.steps = steps;
    this.layers = layers;
    const backwards: Digits[] = [[new Float64Array(ends).fill(1)]];
    for (const layer of layers.toReversed()) backwards.push(waysBefore(layer, backwards.at(-1)!));
    this.ways = backwards.toReversed();
    this.count = numberAt(this.ways[0]!, 0);
  }

  /** The cells in the order in which the sweep adds them. */
  get order(): number[] {
    return this.steps.map(({ cell }) => cell);
  }

  /** A division at random, all with the same chance: cell → its block. There must be at least one. */
  draw(random: RandomStream): Int32Array {
    return this.at(below(this.count, random));
  }

  /** The division with a number less than `count`: cell → its block, blocks numbered by their first cells. */
  at(number: bigint): Int32Array {
    const parents = new Int32Array(this.steps.length);
    let rest = number;
    let state = 0;
    for (const [i, { cell, near }] of this.steps.entries()) {
      const { first, to, joins } = this.layers[i]!;
      const after = this.ways[i + 1]!;
      let choice = first[state]!;
      for (let ways = numberAt(after, to[choice]!); rest >= ways;) {
        rest -= ways;
        ways = numberAt(after, to[++choice]!);
      }
      state = to[choice]!;
      parents[cell] = cell;
      for (let j = 0; j < near.length; j++)
        if (((joins[choice]! >> j) & 1) === 1) parents[rootOf(parents, near[j]!)] = cell;
    }
    return renumbered(parents.map((_, cell) => rootOf(parents, cell)));
  }
}

/** The last cell that joined the component of a cell. */
function rootOf(parents: Int32Array, cell: number): number {
  let root = cell;
  while (parents[root] !== root) root = parents[root]!;
  return root;
}

/** Numbers blocks in the order of their first cells. */
export function renumbered(owner: Int32Array): Int32Array {
  const numbers = new Map<number, number>();
  return owner.map((block) => {
    if (!numbers.has(block)) numbers.set(block, numbers.size);
    return numbers.get(block)!;
  });
}

/** A random number from 0 to `most` − 1, all with the same chance. */
function below(most: bigint, random: RandomStream): bigint {
  const bits = (most - 1n).toString(2).length;
  for (;;) {
    let number = 0n;
    for (let left = bits; left > 0; left -= DRAWN) {
      const drawn = Math.min(left, DRAWN);
      number = (number << BigInt(drawn)) + BigInt(random.below(2 ** drawn));
    }
    if (number < most) return number;
  }
}
