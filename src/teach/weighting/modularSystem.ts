/** An element of a module: a vector of numbers modulo a power of a prime. */
export type Vector = Int32Array;

/** A column of a system, by its entries that are not 0. */
export interface SparseColumn {
  readonly at: readonly number[];
  readonly value: readonly number[];
}

/**
 * The largest powers of primes up to 16. A proof modulo a number is one modulo some power of a prime that divides it,
 * and modulo all larger powers of that prime, so that these stand for all numbers up to 16.
 */
export const powers = [
  { prime: 2, power: 16 },
  { prime: 3, power: 9 },
  { prime: 5, power: 5 },
  { prime: 7, power: 7 },
  { prime: 11, power: 11 },
  { prime: 13, power: 13 },
] as const;

/** The inverse of a unit. */
export function inverseOf(unit: number, modulus: number): number {
  for (let inverse = 1; inverse < modulus; inverse++)
    if ((unit * inverse) % modulus === 1) return inverse;
  throw new Error(`${unit} has no inverse modulo ${modulus}.`);
}

/** The greatest power of a prime, up to a modulus, that divides a number; the modulus for 0. */
function partOf(value: number, prime: number, modulus: number): number {
  let part = 1;
  while (part < modulus && value % (part * prime) === 0) part *= prime;
  return part;
}

/** The sum of products of a column and a vector. */
export function timesColumn({ at, value }: SparseColumn, vector: Vector, modulus: number): number {
  let sum = 0;
  for (let i = 0; i < at.length; i++) sum += vector[at[i]!]! * value[i]!;
  const rest = sum % modulus;
  return rest < 0 ? rest + modulus : rest;
}

/** Subtracts a multiple of one vector from another. */
export function subtract(from: Vector, times: number, vector: Vector, modulus: number): void {
  const factor = modulus - times;
  for (let i = 0; i < from.length; i++) from[i] = (from[i]! + factor * vector[i]!) % modulus;
}

/** Columns with so many entries, and the column that is none of their sums if some vector tells it apart. */
interface LinearSystem {
  readonly size: number;
  readonly columns: () => Iterable<SparseColumn>;
  readonly right: SparseColumn;
}

/**
 * Generators of all vectors whose product with each column is 0 modulo a power of a prime: Gaussian elimination of
 * the vectors, from all unit vectors on, column by column.
 *
 * @returns none as soon as the product of each with the right column is 0 as well
 */
export function annihilator(
  { size, columns, right }: LinearSystem,
  prime: number,
  modulus: number,
): Vector[] {
  let vectors = Array.from({ length: size }, (_, at) => new Int32Array(size).fill(1, at, at + 1));
  for (const column of columns()) {
    const products = vectors.map((vector) => timesColumn(column, vector, modulus));
    let pivot = -1;
    let least = modulus;
    for (let i = 0; i < products.length; i++) {
      if (products[i] === 0) continue;
      const part = partOf(products[i]!, prime, modulus);
      if (part >= least) continue;
      least = part;
      pivot = i;
    }
    if (pivot < 0) continue;
    const own = vectors[pivot]!;
    const inverse = inverseOf(products[pivot]! / least, modulus);
    for (let i = 0; i < vectors.length; i++) {
      if (i === pivot || products[i] === 0) continue;
      subtract(vectors[i]!, ((products[i]! / least) * inverse) % modulus, own, modulus);
    }
    // What is left of the pivot is its multiple by which the product vanishes.
    const factor = modulus / least;
    const rest = factor === modulus ? undefined : own.map((value) => (value * factor) % modulus);
    vectors = vectors.filter((_, i) => i !== pivot);
    if (rest?.some((value) => value !== 0)) vectors.push(rest);
    if (vectors.every((vector) => timesColumn(right, vector, modulus) === 0)) return [];
  }
  return vectors;
}
