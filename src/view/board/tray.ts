import { rotated, type BoardGeometry, type Site } from './geometry.ts';
import type { Point } from '../../puzzle/lattices/index.ts';

/** The width of the tray's rim around the board, in cell widths. */
export const RIM = 0.2;

interface Triangles {
  /** Two numbers per point. */
  readonly points: Float32Array<ArrayBuffer>;
  /** The vector from the board's edge to each point, two numbers; 0 on the board. */
  readonly aways: Float32Array<ArrayBuffer>;
  /** Point → the site that it belongs to. */
  readonly sites: readonly number[];
  /** Three points per triangle: of all triangles, and of those of the rim. */
  readonly indices: Uint32Array<ArrayBuffer>;
  readonly rim: Uint32Array<ArrayBuffer>;
}

/**
 * The board's shape with a rim of a width in cell widths, rounded at its outer corners, and with distances
 * from the board's edge.
 */
export function trayShape(geometry: BoardGeometry, width: number): Triangles {
  const builder = new TrayBuilder(geometry, width);
  geometry.sites.forEach((site, i) => builder.add(site, i));
  return builder.triangles();
}

const ON_BOARD: Point = [0, 0];

class TrayBuilder {
  private readonly geometry: BoardGeometry;
  private readonly width: number;
  private readonly points: number[] = [];
  private readonly aways: number[] = [];
  private readonly sites: number[] = [];
  private site = 0;
  private readonly cells: number[] = [];
  private readonly rim: number[] = [];

  constructor(geometry: BoardGeometry, width: number) {
    this.geometry = geometry;
    this.width = width;
  }

  triangles(): Triangles {
    return {
      points: Float32Array.from(this.points),
      aways: Float32Array.from(this.aways),
      sites: this.sites,
      indices: Uint32Array.from([...this.cells, ...this.rim]),
      rim: Uint32Array.from(this.rim),
    };
  }

  /** Adds a cell by its number, and the rim along its edges at the border of the board. */
  add(site: Site, number: number): void {
    this.site = number;
    const corners = this.geometry.kinds[site.kind]!.map(([x, y]): Point => [
      x + site.middle[0],
      y + site.middle[1],
    ]);
    const hub = corners.map((corner) => this.point(corner, ON_BOARD));
    for (let i = 2; i < corners.length; i++) this.cells.push(hub[0]!, hub[i - 1]!, hub[i]!);
    /** The angle of the board at a corner at its border, in radians. */
    const inner = (corner: number): number => {
      const ring = site.around[corner]!;
      const open = ring.lastIndexOf(-1) - ring.indexOf(-1) + 1;
      return (ring.length + 1 - open) * this.geometry.angle;
    };
    for (let i = 0; i < corners.length; i++) {
      if (site.around[i]![0]! >= 0) continue;
      const next = (i + 1) % corners.length;
      this.addRim([corners[i]!, corners[next]!], [inner(i), inner(next)]);
    }
  }

  /** Adds the rim along an edge, and around the corner at its end. */
  private addRim(
    [from, to]: readonly [Point, Point],
    [atFrom, atTo]: readonly [number, number],
  ): void {
    const { width } = this;
    const side = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Point = [(to[0] - from[0]) / side, (to[1] - from[1]) / side];
    const out: Point = [along[1], -along[0]];
    // In a reentrant corner the two rims meet along its bisector.
    const cut = (angle: number): number =>
      angle > Math.PI + 0.01 ? width / Math.tan(Math.PI - angle / 2) : 0;
    // The rim is narrower where the bisectors of both ends meet before its width.
    const part = Math.min(1, side / (cut(atFrom) + cut(atTo)));
    const shifted = (corner: Point, by: number): Point => [
      corner[0] + along[0] * by,
      corner[1] + along[1] * by,
    ];
    const away: Point = [out[0] * width * part, out[1] * width * part];
    const outer = [
      this.point(shifted(from, cut(atFrom) * part), away),
      this.point(shifted(to, -cut(atTo) * part), away),
    ] as const;
    const base = [this.point(from, ON_BOARD), this.point(to, ON_BOARD)] as const;
    this.rim.push(base[0], outer[0], outer[1], base[0], outer[1], base[1]);
    this.addFan(to, { hub: base[1], first: outer[1], out, angle: Math.PI - atTo });
  }

  /** Rounds an outer corner with a fan of triangles, from the rim of one edge to that of the next. */
  private addFan(
    corner: Point,
    { hub, first, out, angle }: { hub: number; first: number; out: Point; angle: number },
  ): void {
    if (angle < 0.01) return;
    // The ends lie on the rim, so that there is no gap; in between the fan circumscribes the arc.
    const slices = Math.max(2, Math.ceil(angle / 0.4));
    const circumscribed = this.width / Math.cos(angle / slices);
    let last = first;
    for (let k = 1; k <= slices; k++) {
      const [x, y] = rotated(out, (angle * k) / slices);
      const length = k < slices ? circumscribed : this.width;
      const next = this.point(corner, [x * length, y * length]);
      this.rim.push(hub, last, next);
      last = next;
    }
  }

  /** Adds a point at an offset from a point of the board; returns its index. */
  private point(base: Point, away: Point): number {
    this.points.push(base[0] + away[0], base[1] + away[1]);
    this.sites.push(this.site);
    return this.aways.push(away[0], away[1]) / 2 - 1;
  }
}
