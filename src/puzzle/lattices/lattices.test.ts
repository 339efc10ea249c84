import { describe, expect, test } from 'vitest';
import { normalise, shapeKey } from '../orient.ts';
import type { Cell } from '../types.ts';
import { lattices, type LatticeId, type Point } from './index.ts';

const near = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2) < 1e-9;
const same = ([c1, r1]: Cell, [c2, r2]: Cell) => c1 === c2 && r1 === r2;
const area = (corners: readonly Point[]) =>
  corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

describe.each(Object.keys(lattices) as LatticeId[])('%s', (id) => {
  const lattice = lattices[id];
  const { symmetries, turns } = lattice;
  const neighbours = (cell: Cell) => lattice.neighbours(cell);
  const corners = (cell: Cell) => lattice.corners(cell);
  const moves = (columns: number, rows: number) => lattice.isTranslation(columns, rows);
  const sides = neighbours([0, 0]).length;

  /** All cells within four steps of the one at 0, 0. */
  const cells: Cell[] = [[0, 0]];
  for (let step = 0; step < 4; step++) {
    for (const cell of cells.flatMap(neighbours)) {
      if (!cells.some((known) => same(known, cell))) cells.push(cell);
    }
  }
  /** A shape that no symmetry maps onto a translate of itself. */
  const lopsided = cells.slice(0, 2);
  while (new Set(images(lopsided)).size < symmetries.length) {
    const grown = cells.find(
      (cell) =>
        !lopsided.some((own) => same(own, cell)) &&
        new Set(images([...lopsided, cell])).size > new Set(images(lopsided)).size,
    );
    lopsided.push(grown ?? cells[lopsided.length]!);
  }
  function images(shape: readonly Cell[]) {
    return symmetries.map((symmetry) => shapeKey(normalise(lattice, shape.map(symmetry))));
  }

  test('goes by its own name', () => {
    expect(lattice.id).toBe(id);
  });

  test('the identity comes first, and the turns cycle', () => {
    for (const cell of cells) {
      expect(same(symmetries[0]!(cell), cell)).toBe(true);
      let turned = cell;
      for (let i = 0; i < turns; i++) {
        expect(same(symmetries[i]!(cell), turned)).toBe(true);
        turned = symmetries[1]!(turned);
      }
      expect(same(turned, cell)).toBe(true);
    }
  });

  test('the turns go clockwise on the screen, by one angle', () => {
    const middle = (cell: Cell): Point => {
      const own = corners(cell);
      const mean = (axis: 0 | 1) => own.reduce((sum, point) => sum + point[axis], 0) / own.length;
      return [mean(0), mean(1)];
    };
    const way = (from: Point, to: Point) => Math.atan2(to[1] - from[1], to[0] - from[0]);
    const across = neighbours([0, 0])[0]!;
    const turned = way(middle(symmetries[1]!([0, 0])), middle(symmetries[1]!(across)));
    const angle = turned - way(middle([0, 0]), middle(across));
    expect(Math.cos(angle)).toBeCloseTo(Math.cos((2 * Math.PI) / turns));
    expect(Math.sin(angle)).toBeCloseTo(Math.sin((2 * Math.PI) / turns));
  });

  test('the other half are reflections, which undo themselves, followed by the same turns', () => {
    expect(symmetries).toHaveLength(2 * turns);
    const mirror = symmetries[turns]!;
    for (const cell of cells) {
      expect(same(mirror(mirror(cell)), cell)).toBe(true);
      for (let i = 0; i < turns; i++) {
        const flip = symmetries[turns + i]!;
        expect(same(flip(cell), symmetries[i]!(mirror(cell)))).toBe(true);
        expect(same(flip(flip(cell)), cell)).toBe(true);
      }
    }
  });

  test('no two symmetries do the same to every shape', () => {
    expect(new Set(images(lopsided)).size).toBe(symmetries.length);
  });

  test('symmetries keep neighbours neighbours, and allowed moves allowed', () => {
    for (const symmetry of symmetries) {
      for (const cell of cells) {
        const around = neighbours(symmetry(cell));
        for (const other of neighbours(cell)) {
          expect(around.filter((one) => same(one, symmetry(other)))).toHaveLength(1);
        }
      }
      const [fromColumn, fromRow] = symmetry([0, 0]);
      for (const [columns, rows] of cells.filter((cell) => moves(...cell))) {
        const [column, row] = symmetry([columns, rows]);
        expect(moves(column - fromColumn, row - fromRow)).toBe(true);
      }
    }
  });

  test('cells are of area 1, and their corners go clockwise', () => {
    for (const cell of cells) expect(area(corners(cell))).toBeCloseTo(1, 12);
  });

  test('neighbours are mutual, and share exactly the edge that is named', () => {
    for (const cell of cells) {
      const own = corners(cell);
      const around = neighbours(cell);
      expect(around).toHaveLength(sides);
      expect(own).toHaveLength(sides);
      around.forEach((other, i) => {
        const back = neighbours(other).findIndex((one) => same(one, cell));
        const theirs = corners(other);
        expect(near(own[i]!, theirs[(back + 1) % sides]!)).toBe(true);
        expect(near(own[(i + 1) % sides]!, theirs[back]!)).toBe(true);
        const shared = own.filter((point) => theirs.some((their) => near(their, point)));
        expect(shared).toHaveLength(2);
      });
    }
  });

  test('neighbours differ in colour, and no fewer colours would do', () => {
    const colours = new Set(cells.map((cell) => lattice.colourOf(cell)));
    expect(colours).toEqual(new Set(Array(lattice.colours).keys()));
    for (const cell of cells) {
      for (const other of neighbours(cell)) {
        expect(lattice.colourOf(other)).not.toBe(lattice.colourOf(cell));
      }
    }
    // Three cells around a point need three colours, any two need two.
    const [first] = neighbours([0, 0]);
    const common = neighbours([0, 0]).filter((one) => neighbours(first!).some((o) => same(o, one)));
    expect(lattice.colours).toBe(common.length > 0 ? 3 : 2);
  });

  test('the corners around a point close up', () => {
    const angle = Math.PI - (2 * Math.PI) / sides;
    for (const cell of cells.slice(0, 8)) {
      corners(cell).forEach((point, corner) => {
        const ring = [cell];
        let next = neighbours(cell)[corner]!;
        while (!same(next, cell) && ring.length < 12) {
          ring.push(next);
          const at = corners(next).findIndex((other) => near(other, point));
          next = neighbours(next)[at]!;
        }
        expect(ring.length * angle).toBeCloseTo(2 * Math.PI);
        expect(new Set(ring.map(String)).size).toBe(ring.length);
      });
    }
  });

  test('cells stand where their text has a character for them, and moves keep it', () => {
    for (const [column, row] of cells) {
      const isOdd = (column + row) % 2 !== 0;
      for (const part of ['board', 'piece'] as const) {
        expect(lattice.drawn[part][isOdd ? 1 : 0]).not.toBe(' ');
      }
    }
    for (const [columns, rows] of cells) {
      if (!moves(columns, rows)) continue;
      for (const [column, row] of cells) {
        const moved: Cell = [column + columns, row + rows];
        const around = neighbours([column, row]).map(([c, r]): Cell => [c + columns, r + rows]);
        expect(neighbours(moved).map(String)).toEqual(around.map(String));
        const [x, y] = corners([0, 0])[0]!;
        const [toX, toY] = corners([columns, rows])[0]!;
        corners([column, row]).forEach(([px, py], i) => {
          expect(near(corners(moved)[i]!, [px + toX - x, py + toY - y])).toBe(true);
        });
      }
    }
  });
});
