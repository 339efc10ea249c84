import type { RandomStream } from '../../solve/random.ts';
import { frontSteps, reachAlong, type FrontStep, type Graph } from './front.ts';
import { shortFronts } from './order.ts';
import { Stock, stocksOf } from './stock.ts';
import { Sweep, type Layer } from './sweep.ts';
import { oneEach, waysBefore, waysOf, type Ways } from './ways.ts';

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
 * @param tell called after each cell with how many cells have been added, and how many states that took
 */
export function divisionsOf(
  graph: Graph,
  sizes: readonly number[],
  most = MOST_STATES,
  tell?: (added: number, states: number) => void,
): Divisions | TooManyStates {
  return divisionsAlong(graph, shortFronts(graph), sizes, most, tell);
}

/** The same by a sweep that adds the cells in a given order, which may take many more states. */
export function divisionsAlong(
  graph: Graph,
  order: ArrayLike<number>,
  sizes: readonly number[],
  most: number,
  tell: (added: number, states: number) => void = () => {},
): Divisions | TooManyStates {
  const refusal = { code: 'tooManyStates', most } as const;
  if (stocksOf(sizes) > most) return refusal;
  const stock = new Stock(sizes);
  const steps = frontSteps(graph, order);
  if (!steps) return refusal;
  const sweep = new Sweep(stock, Math.max(...steps.map(({ from }) => from.length)));
  const layers: Layer[] = [];
  const isAdded = new Uint8Array(graph.count);
  let left = most;
  for (const step of steps) {
    isAdded[step.cell] = 1;
    const reach = reachAlong(graph, isAdded, step.after, stock.largestOf(stock.full));
    const layer = sweep.add(step, reach, left);
    if (!layer) return refusal;
    layers.push(layer);
    left -= sweep.size;
    tell(layers.length, most - left);
  }
  return new Divisions(steps, layers, sweep.size);
}

/** The divisions that a sweep found, numbered from 0. */
export class Divisions {
  /** How many there are. */
  readonly count: bigint;
  private readonly steps: readonly FrontStep[];
  private readonly layers: readonly Layer[];
  /** Step → state before it → how many divisions it leads to; one entry longer. */
  private readonly ways: readonly Ways[];

  /** @param ends how many states there are after the last step: none if there is no division */
  constructor(steps: readonly FrontStep[], layers: readonly Layer[], ends: number) {
    this.steps = steps;
    this.layers = layers;
    const backwards = [oneEach(ends)];
    for (const layer of layers.toReversed()) backwards.push(waysBefore(layer, backwards.at(-1)!));
    this.ways = backwards.toReversed();
    this.count = waysOf(this.ways[0]!, 0);
  }

  /** The cells in the order in which the sweep adds them. */
  get order(): number[] {
    return this.steps.map(({ cell }) => cell);
  }

  /** Each of them with the same chance: cell → its block. There must be one. */
  draw(random: RandomStream): Int32Array {
    return this.at(below(this.count, random));
  }

  /** The division of a number less than their count: cell → its block, numbered in the order of their first cells. */
  at(number: bigint): Int32Array {
    const parents = new Int32Array(this.steps.length);
    let rest = number;
    let state = 0;
    for (const [i, { cell, near }] of this.steps.entries()) {
      const { first, to, joins } = this.layers[i]!;
      const after = this.ways[i + 1]!;
      let choice = first[state]!;
      for (let ways = waysOf(after, to[choice]!); rest >= ways;) {
        rest -= ways;
        ways = waysOf(after, to[++choice]!);
      }
      state = to[choice]!;
      parents[cell] = cell;
      for (let j = 0; j < near.length; j++)
        if (((joins[choice]! >> j) & 1) === 1) parents[rootOf(parents, near[j]!)] = cell;
    }
    return numbered(parents);
  }
}

/** The last cell that joined the component of a cell. */
function rootOf(parents: Int32Array, cell: number): number {
  let root = cell;
  while (parents[root] !== root) root = parents[root]!;
  return root;
}

/** Numbers components in the order of their first cells. */
function numbered(parents: Int32Array): Int32Array {
  const numbers = new Map<number, number>();
  return parents.map((_, cell) => {
    const root = rootOf(parents, cell);
    if (!numbers.has(root)) numbers.set(root, numbers.size);
    return numbers.get(root)!;
  });
}

/** A whole number from 0 to one less than another, each with the same chance. */
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

/** How many bits are drawn at once. */
const DRAWN = 32;
