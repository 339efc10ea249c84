import type { Diagram } from '../../count/diagram/diagram.ts';
import { Paths } from '../../count/diagram/paths.ts';
import { atOnce } from '../../count/diagram/progress.ts';
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
  return new Divisions(steps, layers);
}

/** The layers as one diagram: a choice is the cells around that are in the same block. */
function diagramOf(layers: readonly Layer[]): Diagram {
  const backwards = layers.toReversed();
  const sizeOf = (list: (layer: Layer) => number): number =>
    backwards.reduce((sum, layer) => sum + list(layer), 0);
  const choices = sizeOf(({ to }) => to.length);
  const first = new Int32Array(2 + sizeOf((layer) => layer.first.length - 1));
  const to = new Int32Array(choices);
  const label = new Int32Array(choices);
  // After the last layer there is the end alone; the states of each layer follow those of the next one.
  let next = 0;
  let node = 1;
  let edge = 0;
  for (const layer of backwards) {
    label.set(layer.joins, edge);
    for (const [choice, state] of layer.to.entries()) to[edge + choice] = next + state;
    next = node;
    for (let state = 1; state < layer.first.length; state++)
      first[++node] = edge + layer.first[state]!;
    edge += layer.to.length;
  }
  return { first, to, label };
}

/** The divisions that a sweep found, numbered from 0. */
export class Divisions {
  private readonly steps: readonly FrontierStep[];
  private readonly diagram: Diagram;
  private readonly paths: Paths;

  constructor(steps: readonly FrontierStep[], layers: readonly Layer[]) {
    this.steps = steps;
    this.diagram = diagramOf(layers);
    this.paths = atOnce(Paths.over(this.diagram));
  }

  get count(): bigint {
    return this.paths.count;
  }

  /** The cells in the order in which the sweep adds them. */
  get order(): number[] {
    return this.steps.map(({ cell }) => cell);
  }

  /** A division at random, all with the same chance: cell → its block. There must be at least one. */
  draw(random: RandomStream): Int32Array {
    return this.at(random.belowLarge(this.count));
  }

  /** The division with a number less than `count`: cell → its block, blocks numbered by their first cells. */
  at(number: bigint): Int32Array {
    const parents = new Int32Array(this.steps.length);
    const edges = this.paths.at(number);
    for (const [i, { cell, near }] of this.steps.entries()) {
      const joins = this.diagram.label[edges[i]!]!;
      parents[cell] = cell;
      for (let j = 0; j < near.length; j++)
        if (((joins >> j) & 1) === 1) parents[rootOf(parents, near[j]!)] = cell;
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
