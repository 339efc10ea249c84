import { SizeSums } from '../../solve/rules/sums.ts';
import type { Symmetry } from '../../solve/symmetry/symmetry.ts';
import { holdPiece, type HeldPiece, type Region } from './region.ts';
import type { FillOrder } from './fillOrder.ts';
import type { Instance, Mirror, Need } from './instance.ts';
import { arraysOf, type Kind, type Option, optionOf, watch } from './options.ts';

/**
 * The farthest that a mirror moves a cell along the order, as a part of the reach. Other symmetries identify
 * few states; to hold a piece under them gains more.
 */
const NEAR = 1 / 3;

/** An instance whose options are placements. */
export interface PlainInstance {
  readonly instance: Instance;
  /** Option → its placement; those with the same first cell are ascending. */
  readonly placementOf: Int32Array;
}

/** Builds the instances of a region, which share the order in which cells are filled. */
export class InstanceBuilder {
  private readonly region: Region;
  /** Cell of the problem → cell of the instances; −1 if it is covered. */
  private readonly rank: Int32Array;
  private readonly neighbours: readonly (readonly number[])[];
  private readonly copies: readonly number[];

  constructor(region: Region, fillOrder: FillOrder) {
    this.region = region;
    const sequence = fillOrder.sequence(region.open);
    this.rank = new Int32Array(region.open.length).fill(-1);
    sequence.forEach((cell, at) => (this.rank[cell] = at));
    this.neighbours = sequence.map((cell) =>
      fillOrder.neighbours[cell]!.map((other) => this.rank[other]!).filter((other) => other >= 0),
    );
    const { puzzle, pieces } = region.problem;
    this.copies = region.copies.map((count, piece) => {
      const isPlenty = (count + 1) * pieces[piece]!.cells.length > sequence.length;
      return puzzle.use === 'some' && isPlenty ? Infinity : count;
    });
  }

  /**
   * The instance of all solutions of the region, given its symmetries but for the identity: one piece is held
   * under all of them, and states are identified under those that are mirrors.
   */
  all(symmetries: readonly Symmetry[]): Instance {
    const { placements } = this.region;
    const kindOf = this.kinds();
    const options = new Map<number, Option>();
    for (const placement of placements)
      options.set(placement, optionOf(this.cellsOf(placement), kindOf(placement)));
    let reach = 0;
    for (const { first, last } of options.values()) reach = Math.max(reach, last - first);
    const mirrors: Mirror[] = [];
    const mirroring = symmetries.filter((symmetry) => {
      const mirror = this.mirrorOf(symmetry, reach);
      if (mirror) mirrors.push(mirror);
      return mirror !== undefined;
    });
    const firstCell = (placement: number): number => options.get(placement)!.first;
    const held = holdPiece(this.region, mirroring, symmetries, firstCell);
    if (held) hold(options, held);
    const weight = new Int32Array(this.neighbours.length).fill(1);
    const images = held?.common ?? 1;
    return this.build([...options.values()], this.neighbours, weight, mirrors, images);
  }

  /** The instance of all solutions of the region, one by one: no piece is held, and no states are identified. */
  plain(): PlainInstance {
    const { placements } = this.region;
    const kindOf = this.kinds();
    const options = Array.from(placements, (placement) =>
      optionOf(this.cellsOf(placement), kindOf(placement)),
    );
    const weight = new Int32Array(this.neighbours.length).fill(1);
    const instance = this.build(options, this.neighbours, weight);
    const placementOf = new Int32Array(placements.length);
    const next = instance.firstOption.slice();
    for (const [i, { first }] of options.entries()) placementOf[next[first]!++] = placements[i]!;
    return { instance, placementOf };
  }

  /** The instance of the solutions that a symmetry of the region, not the identity, maps onto themselves. */
  fixedBy({ placements: imageOf }: Symmetry): Instance {
    const kindsByName = new Map<string, Kind>();
    const options: Option[] = [];
    // Cell → the placement whose orbit was found to cover it last.
    const coveredBy = new Int32Array(this.neighbours.length).fill(-1);
    for (const placement of this.region.placements) {
      const needs = this.needsOfOrbit(placement, imageOf);
      if (!needs) continue;
      const cells: number[] = [];
      let image = placement;
      do {
        for (const cell of this.cellsOf(image)) {
          if (coveredBy[cell] === placement) break;
          coveredBy[cell] = placement;
          cells.push(cell);
        }
        image = imageOf[image]!;
      } while (image !== placement);
      const area = needs.reduce((sum, [piece, copies]) => sum + copies * this.areaOf(piece), 0);
      // Images that overlap cannot be placed together.
      if (cells.length < area) continue;
      const name = needs.join(' ');
      if (!kindsByName.has(name)) kindsByName.set(name, { needs, factor: 1 });
      options.push(optionOf(cells, kindsByName.get(name)!));
    }
    return this.mergeCells(options);
  }

  /** Placement → its kind: those of a piece have the same one. */
  private kinds(): (placement: number) => Kind {
    const { pieces, placements } = this.region.problem;
    const kinds = Array.from(pieces, (_, piece): Kind => ({ needs: [[piece, 1]], factor: 1 }));
    return (placement) => kinds[placements.piece[placement]!]!;
  }

  /** The needs of an orbit, by piece; undefined if copies are too few, or an earlier placement is in it. */
  private needsOfOrbit(placement: number, imageOf: ArrayLike<number>): Need[] | undefined {
    const pieceOf = this.region.problem.placements.piece;
    const copies = new Map([[pieceOf[placement]!, 1]]);
    for (let image = imageOf[placement]!; image !== placement; image = imageOf[image]!) {
      if (image < placement) return undefined;
      const piece = pieceOf[image]!;
      const count = (copies.get(piece) ?? 0) + 1;
      if (count > this.copies[piece]!) return undefined;
      copies.set(piece, count);
    }
    return [...copies].sort(([a], [b]) => a - b);
  }

  private areaOf(piece: number): number {
    return this.region.problem.pieces[piece]!.cells.length;
  }

  private cellsOf(placement: number): number[] {
    const { start, cellOf } = this.region.problem.placements;
    const cells: number[] = [];
    for (let i = start[placement]!; i < start[placement + 1]!; i++)
      cells.push(this.rank[cellOf[i]!]!);
    return cells;
  }

  /** The mirror that a symmetry is; undefined if it moves cells too far along the order, or none at all. */
  private mirrorOf(symmetry: Symmetry, reach: number): Mirror | undefined {
    const { problem, placements } = this.region;
    const pieces = problem.pieces.map((_, piece) => piece);
    for (const placement of placements)
      pieces[problem.placements.piece[placement]!] =
        problem.placements.piece[symmetry.placements[placement]!]!;
    const cells = new Int32Array(this.neighbours.length);
    symmetry.cells.forEach((image, cell) => {
      if (this.rank[cell]! >= 0) cells[this.rank[cell]!] = this.rank[image]!;
    });
    const isIdentity = cells.every((image, cell) => image === cell);
    const isNear = cells.every((image, cell) => Math.abs(image - cell) <= NEAR * reach);
    return isIdentity || !isNear ? undefined : { cells, pieces };
  }

  /** Merges cells that the same options cover. */
  private mergeCells(options: readonly Option[]): Instance {
    const covering: number[][] = this.neighbours.map(() => []);
    options.forEach(({ cells }, option) => cells.forEach((cell) => covering[cell]!.push(option)));
    const numbers = new Map<string, number>();
    const merged = covering.map((list) => {
      const key = list.join();
      if (!numbers.has(key)) numbers.set(key, numbers.size);
      return numbers.get(key)!;
    });
    const weight = new Int32Array(numbers.size);
    const adjacent = Array.from(weight, () => new Set<number>());
    merged.forEach((cell, before) => {
      weight[cell]!++;
      for (const other of this.neighbours[before]!) adjacent[cell]!.add(merged[other]!);
    });
    const fewer = options.map(({ cells, kind }) =>
      optionOf([...new Set(cells.map((cell) => merged[cell]!))], kind),
    );
    const neighbours = adjacent.map((set) => [...set]);
    return this.build(fewer, neighbours, weight);
  }

  private build(
    options: readonly Option[],
    neighbours: Instance['neighbours'],
    weight: Int32Array,
    mirrors: readonly Mirror[] = [],
    images = 1,
  ): Instance {
    const { problem } = this.region;
    const { copies } = this;
    const areas = problem.pieces.map((_, piece) => this.areaOf(piece));
    const isRequired = copies.map(
      (count) => problem.puzzle.use === 'all' && count > 0 && count < Infinity,
    );
    const { firstOption, kind, needs, factors, reach, width, masks } = arraysOf(
      options,
      weight.length,
    );
    const { watched, placeable } = watch(options, isRequired, weight.length);
    const isArea = new SizeSums(areas, this.neighbours.length).of(copies).isSum;
    // One literal, so that all instances have one shape: code for one of several is compiled again and again.
    return {
      weight,
      neighbours,
      firstOption,
      kind,
      needs,
      factors,
      reach,
      width,
      masks,
      copies,
      areas,
      isRequired,
      watched,
      placeable,
      isArea,
      mirrors,
      images,
    };
  }
}

/** Leaves only options of a held piece that stand for all of them. */
function hold(options: Map<number, Option>, { placements, weights }: HeldPiece): void {
  const kinds = new Map<number, Kind>();
  for (const placement of placements) {
    const option = options.get(placement)!;
    const factor = weights.get(placement);
    if (factor === undefined) options.delete(placement);
    else {
      if (!kinds.has(factor)) kinds.set(factor, { ...option.kind, factor });
      options.set(placement, { ...option, kind: kinds.get(factor)! });
    }
  }
}
