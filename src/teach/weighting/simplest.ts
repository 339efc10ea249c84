import { randomNumbers } from '../../solve/random.ts';
import {
  inverseOf,
  subtract,
  timesColumn,
  type SparseColumn,
  type Vector,
} from './modularSystem.ts';

/** The changes of generators that are tried, and the seed of their order. */
const CHANGES = 300;
const SEED = 1;

/** What is looked for: vectors of a module whose product with a column is not 0, with few entries that are not 0. */
interface Wanted {
  readonly prime: number;
  readonly modulus: number;
  readonly right: SparseColumn;
  /** Entry → its cost where it is not 0. */
  readonly costs: readonly number[];
}

/** The representative of a remainder that is nearest to 0. */
export const centred = (value: number, modulus: number): number =>
  2 * value > modulus ? value - modulus : value;

/**
 * A simple vector of a module, by its generators, whose product with a column is not 0: the best that is met among
 * generators that are changed at random, then improved by adding others.
 *
 * @returns undefined if there is no such vector
 */
export function simplest(generators: readonly Vector[], wanted: Wanted): Vector | undefined {
  const { prime, modulus, right } = wanted;
  const all = generators.map((vector) => vector.slice());
  const proves = (vector: Vector): boolean => timesColumn(right, vector, modulus) !== 0;
  const cost = (vector: Vector): number => costOf(vector, wanted);
  let best: Vector | undefined;
  let least = Infinity;
  const meet = (vector: Vector): void => {
    const own = cost(vector);
    if (own >= least || !proves(vector)) return;
    best = vector.slice();
    least = own;
  };
  for (const vector of all) meet(vector);
  if (!best) return undefined;
  const random = randomNumbers(SEED);
  const below = (limit: number): number => Math.floor(random() * limit);
  const changes = Math.min(CHANGES, 2 * all.length ** 2);
  for (let change = 0; change < changes; change++) {
    const pivot = all[below(all.length)]!;
    const units = [...pivot.keys()].filter((at) => pivot[at]! % prime !== 0);
    if (units.length === 0) continue;
    const at = units[below(units.length)]!;
    const inverse = inverseOf(pivot[at]!, modulus);
    for (const other of all) {
      if (other === pivot || other[at] === 0) continue;
      subtract(other, (other[at]! * inverse) % modulus, pivot, modulus);
      meet(other);
    }
  }
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const other of all) {
      for (let times = 1; times < modulus; times++) {
        const next: Vector = best.slice();
        subtract(next, times, other, modulus);
        const before = least;
        meet(next);
        isBetter ||= least < before;
      }
    }
  }
  return scaled(best, wanted);
}

/** The cost of a vector: its entries that are not 0, and how many different ones there are. */
function costOf(vector: Vector, { costs }: Wanted): number {
  const values = new Set<number>();
  let cost = 0;
  for (let at = 0; at < costs.length; at++) {
    if (vector[at] === 0) continue;
    cost += costs[at]!;
    values.add(vector[at]!);
  }
  return cost + values.size;
}

/** The multiple of a vector by a unit with the smallest entries. */
function scaled(vector: Vector, { prime, modulus, costs }: Wanted): Vector {
  let best = vector;
  let least = Infinity;
  for (let unit = 1; unit < modulus; unit++) {
    if (unit % prime === 0) continue;
    const multiple = vector.map((value) => (value * unit) % modulus);
    let sum = 0;
    for (let at = 0; at < costs.length; at++) {
      const entry = centred(multiple[at]!, modulus);
      sum += costs[at]! * (Math.abs(entry) + (entry < 0 ? 0.4 : 0));
    }
    if (sum >= least) continue;
    best = multiple;
    least = sum;
  }
  return best;
}
