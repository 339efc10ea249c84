import type { RandomStream } from '../../solve/random.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import type { Allowed, Diagram } from './diagram.ts';
import type { Distribution } from './distribution.ts';
import type { PathOrbits } from './orbits.ts';
import { type Image, laid, type Part } from './parts.ts';
import { labelsOf, Paths } from './paths.ts';
import { type Rows, Tally } from './rows.ts';

/** A part of all solutions, with its diagram: a choice is a placement. */
export interface Drawn extends Pick<Part, 'held' | 'images'> {
  readonly diagram: Diagram;
  /** All of its paths. */
  readonly paths: Paths;
  /** Tells which of them come first among their images. */
  readonly orbits: PathOrbits;
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
  /** Of the placements of each list, which have a cell in common, one lies. */
  readonly fixed: readonly (readonly number[])[];
  readonly forbidden: readonly number[];
}

/** Whether there are any. */
export const isConditioned = ({ fixed, forbidden }: Conditions): boolean =>
  fixed.length > 0 || forbidden.length > 0;

/**
 * All solutions of a problem, or those that meet some conditions, numbered from 0. Their order is that of the parts,
 * then of the images of a part, then of the paths of its diagram.
 */
export class Solutions {
  readonly count: bigint;
  private readonly problem: Problem;
  private readonly parts: readonly Drawn[];
  private readonly sections: readonly Section[];
  private readonly allowed: Allowed;

  constructor(problem: Problem, parts: readonly Drawn[], allowed?: Allowed) {
    this.problem = problem;
    this.parts = parts;
    this.allowed = allowed;
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

  /** Those of them that meet some conditions, in the same order. */
  under(conditions: Conditions): Solutions {
    const { problem, parts } = this;
    if (!isConditioned(conditions)) return this;
    return new Solutions(problem, parts, allowedUnder(problem, conditions, this.allowed));
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

  /** Of all solutions that are images of each other the first, in order; conditions are left aside. */
  *firsts(): Generator<number[], void, undefined> {
    for (const { held, images, diagram, paths, orbits } of this.parts)
      for (const edges of paths.from(0n)) {
        const path = labelsOf(edges, diagram.label);
        if (orbits.isFirst(path)) yield laid(held, path, images[0]!);
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
   * How many of the solutions have which figure, where the figure of a solution is the sum of those of its placements,
   * whole numbers of 0 or more; undefined if that takes too much memory.
   */
  distribution(figureOf: ArrayLike<number>): Rows | undefined {
    const tally = new Tally();
    /** The last section asked, as images of a part often have the same figures. */
    let last: { paths: Paths; figures: Float64Array; found: Distribution } | undefined;
    for (const section of this.sections) {
      const { part, image, paths } = section;
      const figures = Float64Array.from(image, (one) => figureOf[one]!);
      const isSame = last?.paths === paths && last.figures.every((one, i) => one === figures[i]);
      const found = isSame ? last!.found : paths.distribution(figures);
      if (!found) return undefined;
      last = { paths, figures, found };
      const held = part.held.reduce((sum, one) => sum + figures[one]!, 0);
      for (const [figure, solutions] of found.ways)
        tally.add(held + figure, solutions, () => laidIn(section, found.pathWith(figure)));
    }
    return tally.rows;
  }
}

const laidIn = ({ part, image }: Section, edges: readonly number[]): number[] =>
  laid(part.held, labelsOf(edges, part.diagram.label), image);

/** Placement → 1 if it may lie under some more conditions, else 0. */
function allowedUnder(
  problem: Problem,
  { fixed, forbidden }: Conditions,
  before: Allowed,
): Uint8Array {
  const { count } = problem.placements;
  const allowed = before?.slice() ?? new Uint8Array(count).fill(1);
  for (const placement of forbidden) allowed[placement] = 0;
  for (const list of fixed) {
    // As each cell is covered, one of these lies if no other placement covers their common cell.
    const cell = coveredBy(problem, list[0]!).find((one) =>
      list.every((placement) => coveredBy(problem, placement).includes(one)),
    )!;
    for (let other = 0; other < count; other++)
      if (!list.includes(other) && coveredBy(problem, other).includes(cell)) allowed[other] = 0;
  }
  return allowed;
}
