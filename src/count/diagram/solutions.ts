import type { RandomStream } from '../../solve/random.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import type { Diagram } from './diagram.ts';
import type { Image, Part } from './parts.ts';
import { type Allowed, Paths } from './paths.ts';

/** A part of all solutions, with its diagram: a choice is a placement. */
export interface Drawn extends Pick<Part, 'held' | 'images'> {
  readonly diagram: Diagram;
  /** All of its paths. */
  readonly paths: Paths;
}

/** One image of a part. */
interface Section {
  readonly part: Drawn;
  readonly image: Image;
  readonly paths: Paths;
  /** The number of its first solution. */
  readonly start: bigint;
}

/** Placements that a question fixes and forbids. */
export interface Conditions {
  readonly fixed: readonly number[];
  readonly forbidden: readonly number[];
}

/**
 * All solutions of a problem, or those that meet some conditions, numbered from 0. Their order is that of the parts,
 * then of the images of a part, then of the paths of its diagram.
 */
export class Solutions {
  readonly count: bigint;
  private readonly problem: Problem;
  private readonly parts: readonly Drawn[];
  private readonly sections: readonly Section[];

  constructor(problem: Problem, parts: readonly Drawn[], allowed?: Allowed) {
    this.problem = problem;
    this.parts = parts;
    const sections: Section[] = [];
    let start = 0n;
    for (const part of parts) {
      for (const image of part.images) {
        if (part.held.some((placement) => allowed?.[image[placement]!] === 0)) continue;
        const paths = allowed
          ? new Paths(
              part.diagram,
              Uint8Array.from(image, (one) => allowed[one]!),
            )
          : part.paths;
        sections.push({ part, image, paths, start });
        start += paths.count;
      }
    }
    this.sections = sections;
    this.count = start;
  }
  /** The same under conditions; its order is that of all solutions. */
  under(conditions: Conditions): Solutions {
    return new Solutions(this.problem, this.parts, allowedUnder(this.problem, conditions));
  }

  /** The placements of the solution with a number less than `count`. */
  at(number: bigint): number[] {
    const { sections } = this;
    let [from, to] = [0, sections.length];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if (sections[middle]!.start <= number) from = middle;
      else to = middle;
    }
    const section = sections[from]!;
    return laidIn(section, section.paths.at(number - section.start));
  }

  /** The number of a solution, given by its placements in any order; undefined if it is none of these. */
  numberOf(placements: readonly number[]): bigint | undefined {
    const isLaid = new Uint8Array(this.problem.placements.count);
    for (const placement of placements) isLaid[placement] = 1;
    for (const { part, image, paths, start } of this.sections) {
      if (!part.held.every((one) => isLaid[image[one]!] === 1)) continue;
      const number = paths.numberOf((label) => isLaid[image[label]!] === 1);
      if (number === undefined) continue;
      return this.at(start + number).length === placements.length ? start + number : undefined;
    }
    return undefined;
  }

  /** A solution at random, all with exactly the same chance. There must be at least one. */
  draw(random: RandomStream): number[] {
    return this.at(random.belowLarge(this.count));
  }

  /** All solutions from a number on, in order: the placements of each. */
  *from(number: bigint): Generator<number[], void, undefined> {
    for (const section of this.sections) {
      const { paths, start } = section;
      if (number >= start + paths.count) continue;
      const first = number > start ? number - start : 0n;
      for (const edges of paths.from(first)) yield laidIn(section, edges);
    }
  }

  /** Placement → in how many of the solutions it lies. */
  shares(): bigint[] {
    const { count } = this.problem.placements;
    const shares = Array.from({ length: count }, () => 0n);
    const known = new Map<Paths, readonly bigint[]>();
    for (const { part, image, paths } of this.sections) {
      if (!known.has(paths)) known.set(paths, paths.shares(count));
      for (const [placement, share] of known.get(paths)!.entries())
        shares[image[placement]!]! += share;
      for (const placement of part.held) shares[image[placement]!]! += paths.count;
    }
    return shares;
  }

  /**
   * Figure → how many of the solutions have it, where the figure of a solution is the sum of those of its placements,
   * whole numbers of 0 or more.
   */
  distribution(figureOf: ArrayLike<number>): bigint[] {
    const sums: bigint[] = [];
    for (const { part, image, paths } of this.sections) {
      const imaged = Float64Array.from(image, (one) => figureOf[one]!);
      const held = part.held.reduce((sum, one) => sum + imaged[one]!, 0);
      for (const [figure, solutions] of paths.distribution(imaged).entries()) {
        while (sums.length <= held + figure) sums.push(0n);
        sums[held + figure]! += solutions;
      }
    }
    return sums;
  }
}

function laidIn({ part, image }: Section, edges: readonly number[]): number[] {
  const { label } = part.diagram;
  const placements = part.held.map((placement) => image[placement]!);
  for (let i = 0; i < edges.length; i++) placements.push(image[label[edges[i]!]!]!);
  return placements;
}

/** Placement → 1 if it may lie under some conditions, else 0. */
function allowedUnder(problem: Problem, { fixed, forbidden }: Conditions): Uint8Array {
  const { count } = problem.placements;
  const allowed = new Uint8Array(count).fill(1);
  for (const placement of forbidden) allowed[placement] = 0;
  for (const placement of fixed) {
    // As each cell is covered, a placement lies if no other covers its first cell.
    const cell = coveredBy(problem, placement)[0]!;
    for (let other = 0; other < count; other++)
      if (other !== placement && coveredBy(problem, other).includes(cell)) allowed[other] = 0;
  }
  return allowed;
}
