import { numbering } from '../puzzle/geometry.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import { normalise, orientations, shapeKey } from '../puzzle/orient.ts';
import type { Cell } from '../puzzle/types.ts';
import type { Division } from './division.ts';

/** The shape of a block, which others may have too, turned or flipped. */
interface Shape {
  /** Equal for congruent shapes. */
  readonly key: string;
  readonly orientations: readonly (readonly Cell[])[];
  readonly keys: ReadonlySet<string>;
}

/** The shapes of a division's blocks, as they are now, and how two neighbours fit together. */
export class Shapes {
  private readonly division: Division;
  private readonly numberOf: (cell: Cell) => number | undefined;
  /** A shape as it lies → the shape. */
  private readonly known = new Map<string, Shape>();

  constructor(division: Division) {
    this.division = division;
    this.numberOf = numbering(division.frame.board.cells);
  }

  /** The number of blocks with the shape of a block with a smaller number. */
  alike(): number {
    const { sizes } = this.division;
    return sizes.length - new Set([...sizes.keys()].map((block) => this.of(block).key)).size;
  }

  /** Whether the cells of two blocks can be divided into their shapes in another way. */
  canLieOtherwise(a: number, b: number): boolean {
    const union = [...this.cellsOf(a), ...this.cellsOf(b)].sort((x, y) => x - y);
    const [one, other] = [this.of(a), this.of(b)];
    const ways = this.ways(union, one, other);
    return ways + (one.key === other.key ? 0 : this.ways(union, other, one)) > 1;
  }

  /** In how many ways one shape covers the first cell, and another one the rest. */
  private ways(union: readonly number[], first: Shape, second: Shape): number {
    const { board } = this.division.frame;
    const [column, row] = board.cells[union[0]!]!;
    return first.orientations.filter((cells) => {
      const [columns, rows] = [column - cells[0]![0], row - cells[0]![1]];
      if (!this.lattice.isTranslation(columns, rows)) return false;
      const covered = cells.map(([c, r]) => this.numberOf([c + columns, r + rows]) ?? -1);
      const rest = union.filter((cell) => !covered.includes(cell));
      return rest.length + covered.length === union.length && second.keys.has(this.lyingKey(rest));
    }).length;
  }

  private get lattice() {
    return lattices[this.division.frame.lattice];
  }

  private cellsOf(block: number): number[] {
    return [...this.division.cellsOf(block)];
  }

  private lying(cells: readonly number[]): Cell[] {
    return normalise(
      this.lattice,
      cells.map((cell) => this.division.frame.board.cells[cell]!),
    );
  }

  private lyingKey(cells: readonly number[]): string {
    return shapeKey(this.lying(cells));
  }

  private of(block: number): Shape {
    const cells = this.lying(this.cellsOf(block));
    const key = shapeKey(cells);
    const known = this.known.get(key);
    if (known) return known;
    const images = orientations(this.lattice, cells, 'free');
    const keys = images.map(shapeKey);
    const shape = { key: keys.toSorted()[0]!, orientations: images, keys: new Set(keys) };
    for (const one of keys) this.known.set(one, shape);
    return shape;
  }
}
