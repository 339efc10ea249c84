import type { RandomStream } from '../../solve/random.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import type { Allowed, Diagram } from './diagram.ts';
import type { Distribution } from './distribution.ts';
import type { PathOrbits } from './orbits.ts';
import { type Image, laid, type Part } from './parts.ts';
import { labelsOf, Paths } from './paths.ts';
import { atOnce, type Progress, within } from './progress.ts';
import { type Rows, Tally } from './rows.ts';
import { addUse, noUses } from './ways.ts';

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

  private constructor(
    problem: Problem,
    parts: readonly Drawn[],
    sections: readonly Section[],
    allowed: Allowed,
  ) {
    this.problem = problem;
    this.parts = parts;
    this.sections = sections;
    this.allowed = allowed;
    this.count = sections.reduce((sum, { paths }) => sum + paths.count, 0n);
  }

  /** All of a problem. */
  static of(problem: Problem, parts: readonly Drawn[]): Solutions {
    const sections: Section[] = [];
    for (const part of parts)
      for (const image of part.images) addSection(sections, { part, image, paths: part.paths });
    return new Solutions(problem, parts, sections, undefined);
  }

  /** Those of them that meet some conditions, in the same order. */
  under(conditions: Conditions): Solutions {
    return atOnce(this.findUnder(conditions));
  }

  /** The same in steps. */
  *findUnder(conditions: Conditions): Progress<Solutions> {
    const { problem, parts } = this;
    if (!isConditioned(conditions)) return this;
    const allowed = allowedUnder(problem, conditions, this.allowed);
    const images = parts.flatMap((part) =>
      part.images
        .filter((image) => part.held.every((placement) => allowed[image[placement]!] === 1))
        .map((image) => ({ part, image })),
    );
    const sections: Section[] = [];
    for (const [i, { part, image }] of images.entries()) {
      yield i / images.length;
      const usable = new Uint8Array(image.length);
      for (let label = 0; label < usable.length; label++) usable[label] = allowed[image[label]!]!;
      const counting = Paths.over(part.diagram, usable);
      const paths = yield* within(counting, i / images.length, (i + 1) / images.length);
      addSection(sections, { part, image, paths });
    }
    return new Solutions(problem, parts, sections, allowed);
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
    return atOnce(this.findShares());
  }

  /** The same in steps. */
  *findShares(): Progress<bigint[]> {
    const { sections, problem, count } = this;
    const uses = noUses(problem.placements.count, count);
    for (const [i, { part, image, paths }] of sections.entries()) {
      yield i / sections.length;
      if (paths.count === 0n) continue;
      yield* within(paths.addUses(image, uses), i / sections.length, (i + 1) / sections.length);
      for (const placement of part.held) addUse(uses, image[placement]!, paths.count);
    }
    return Array.from(uses, BigInt);
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

/** Adds a section after others. */
function addSection(sections: Section[], section: Omit<Section, 'start'>): void {
  const last = sections.at(-1);
  sections.push({ ...section, start: last ? last.start + last.paths.count : 0n });
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
