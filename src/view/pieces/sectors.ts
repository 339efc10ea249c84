/**
 * A cell as it is drawn: a sector for each of its corners, the part that lies nearest to that corner. Each sector has four
 * points: the corner, the middle of the edge that leaves it, the middle of the cell, and that of the edge that arrives.
 */

const POINTS = 4;

/** Two numbers per point of a cell's sectors: the sector's corner, and which of its points it is. */
export const sectorPoints = (sides: number): Float32Array<ArrayBuffer> =>
  Float32Array.from(
    Array.from({ length: sides * POINTS }, (_, i) => [Math.floor(i / POINTS), i % POINTS]).flat(),
  );

/** Three points for each of its triangles. */
export const sectorTriangles = (sides: number): Uint32Array<ArrayBuffer> =>
  Uint32Array.from(
    Array.from({ length: sides }, (_, corner) =>
      [0, 1, 2, 0, 2, 3].map((point) => corner * POINTS + point),
    ).flat(),
  );
