import type { Problem } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import type { PlainInstance } from '../plan/instanceBuilder.ts';
import type { Diagram } from './diagram.ts';
import { Layers } from './layers.ts';
import { PathOrbits } from './orbits.ts';
import { type Image, laid, type Part, partsOf } from './parts.ts';
import { labelsOf, Paths } from './paths.ts';
import { searched } from './search.ts';

/** States expanded before a search for the first solutions sets in. */
const SEARCH_AFTER = 2 ** 20;

export interface Listed {
  /** Those that hold a part first, the others as their cells are filled. */
  readonly placements: readonly number[];
  /** How many solutions are images of it, itself included; undefined if each of these is listed. */
  readonly images: number | undefined;
}

/** How far the layers of a part came until they took all memory. */
export interface Reach {
  /** The number of cells that were passed; undefined if no boards were filled yet, and only their frontiers found. */
  readonly cells: number | undefined;
  /** The number of all cells of the part. */
  readonly of: number;
}

interface ListingOptions {
  /** Of solutions that are images of each other, only the first one. */
  readonly unique: boolean;
  /** Bytes that layers may take, about. */
  readonly memory: number;
}

/**
 * Lists all solutions of a problem, in an order that depends on the problem alone: that of `Solutions`. Each part is
 * listed from its diagram, without a dead end. While its layers are made, and if they take too much memory, the part is
 * searched instead: in the same order, so that the list goes on where the search is.
 */
export class Listing {
  /** The share of the layers of all parts that is made, 0 to 1; it never falls. */
  progress = 0;
  /** How far the first part came whose layers took all memory; undefined if none did. */
  full: Reach | undefined;
  private readonly problem: Problem;
  private readonly options: ListingOptions;

  constructor(problem: Problem, options: ListingOptions) {
    this.problem = problem;
    this.options = options;
  }

  /** The solutions, and undefined now and then, so that other things can be done meanwhile. */
  *solutions(): Generator<Listed | undefined, void, undefined> {
    const { unique, memory } = this.options;
    const group = unique ? symmetries(this.problem).length : 1;
    const parts = partsOf(this.problem);
    for (const [i, part] of parts.entries()) {
      const source = new PathSource(part.plain(), memory);
      for (const image of unique ? part.images.slice(0, 1) : part.images)
        for (const listed of this.imageOf(part, image, source, group)) {
          this.progress = (i + source.progress) / parts.length;
          this.full ??= source.full;
          yield listed;
        }
      this.full ??= source.full;
    }
    this.progress = 1;
  }

  /**
   * The solutions that are one image of a part; of images of each other only the first, if so asked.
   *
   * @param group the number of all symmetries
   */
  private *imageOf(
    { held, stabiliser }: Part,
    image: Image,
    source: PathSource,
    group: number,
  ): Generator<Listed | undefined, void, undefined> {
    const { unique } = this.options;
    const orbits = unique ? new PathOrbits(source.plain, stabiliser) : undefined;
    for (const path of source.paths()) {
      if (!path) yield undefined;
      else if (!orbits) yield { placements: laid(held, path, image), images: undefined };
      else if (orbits.isFirst(path))
        yield { placements: laid(held, path, image), images: group / orbits.fixing };
    }
  }
}

/** The paths of a part, from its diagram or by a search. */
class PathSource {
  readonly plain: PlainInstance;
  /** The share of the layers that is made, 0 to 1. */
  progress = 0;
  /** How far the layers came, if they took all memory. */
  full: Reach | undefined;
  private readonly memory: number;
  private drawn: { readonly diagram: Diagram; readonly paths: Paths } | undefined;

  constructor(plain: PlainInstance, memory: number) {
    this.plain = plain;
    this.memory = memory;
  }

  /** The placements of each path, and undefined now and then; those of a search in a list that is reused. */
  *paths(): Generator<readonly number[] | undefined, void, undefined> {
    const search = searched(this.plain);
    const found = this.drawn || this.full ? 0n : yield* this.make(search);
    if (!this.drawn) {
      yield* search;
      return;
    }
    const { diagram, paths } = this.drawn;
    for (const edges of paths.from(found)) yield labelsOf(edges, diagram.label);
  }

  /** Makes the diagram, meanwhile searches, and counts its paths; returns how many paths were found. */
  private *make(
    search: ReturnType<typeof searched>,
  ): Generator<readonly number[] | undefined, bigint, undefined> {
    const layers = new Layers(this.plain);
    let expanded = 0;
    let found = 0n;
    for (const work of layers.make(this.memory)) {
      this.progress = layers.progress;
      yield undefined;
      expanded += work;
      if (expanded < SEARCH_AFTER) continue;
      for (const path of upToPause(search)) {
        yield path;
        found++;
      }
    }
    this.progress = layers.progress;
    const { diagram } = layers;
    if (!diagram) {
      this.full = { cells: layers.cell, of: this.plain.instance.weight.length };
      return found;
    }
    const counting = Paths.over(diagram);
    let counted = counting.next();
    for (; !counted.done; counted = counting.next()) yield undefined;
    this.drawn = { diagram, paths: counted.value };
    return found;
  }
}

/** What a search finds until it pauses or is over. */
function* upToPause<Found>(
  search: Generator<Found | undefined, void, undefined>,
): Generator<Found, void, undefined> {
  for (;;) {
    const { value, done } = search.next();
    if (done || value === undefined) return;
    yield value;
  }
}
