import { reach, SURROUNDED, type BoardGeometry } from './boardGeometry.ts';
import type { Point } from '../puzzle/lattices/index.ts';

/** How far the tray stands out around the board, in cell widths. */
export const RIM = 0.2;

const turned = ([x, y]: Point, by: number): Point => [
  x * Math.cos(by) - y * Math.sin(by),
  x * Math.sin(by) + y * Math.cos(by),
];

/** Triangles, as three indices each of points, and those as two numbers each. */
interface Triangles {
  readonly places: Float32Array<ArrayBuffer>;
  /** How each point lies off the board. */
  readonly aways: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}

/**
 * The board's shape and a rim around it, rounded at its outer corners, as triangles: every point says
 * where it is and how it lies off the board, up to `far`, so that the shader knows its distance.
 */
export function trayShape(geometry: BoardGeometry, far: number): Triangles {
  const places: number[] = [];
  const aways: number[] = [];
  const indices: number[] = [];
  const point = (place: Point, away: Point): number => {
    places.push(place[0] + away[0], place[1] + away[1]);
    return aways.push(away[0], away[1]) / 2 - 1;
  };
  const none: Point = [0, 0];
  const member = geometry.sites.map(() => 1);
  for (const site of geometry.sites) {
    const corners = geometry.kinds[site.kind]!.corners.map(([x, y]): Point => [
      x + site.middle[0],
      y + site.middle[1],
    ]);
    const { length } = corners;
    const hub = corners.map((corner) => point(corner, none));
    for (let i = 2; i < length; i++) indices.push(hub[0]!, hub[i - 1]!, hub[i]!);
    const ahead = reach(site, member, 1, false);
    const behind = reach(site, member, 1, true);
    for (let i = 0; i < length; i++) {
      if (((ahead >> (3 * i)) & 7) !== 0) continue;
      const from = corners[i]!;
      const to = corners[(i + 1) % length]!;
      const side = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const along: Point = [(to[0] - from[0]) / side, (to[1] - from[1]) / side];
      const out: Point = [along[1], -along[0]];
      const inner = (corner: number): number => {
        const [a, b] = [(ahead >> (3 * corner)) & 7, (behind >> (3 * corner)) & 7];
        return a === SURROUNDED ? 2 * Math.PI : (a + b + 1) * geometry.angle;
      };
      const atFrom = inner(i);
      const atTo = inner((i + 1) % length);
      // In a reentrant corner the two rims meet along its bisector.
      const cut = (angle: number): number =>
        angle > Math.PI + 0.01 ? far / Math.tan(Math.PI - angle / 2) : 0;
      // Where those of both ends meet before that, the rim goes no further.
      const part = Math.min(1, side / (cut(atFrom) + cut(atTo)));
      const shifted = (corner: Point, by: number): Point => [
        corner[0] + along[0] * by,
        corner[1] + along[1] * by,
      ];
      const away: Point = [out[0] * far * part, out[1] * far * part];
      const outer = [
        point(shifted(from, cut(atFrom) * part), away),
        point(shifted(to, -cut(atTo) * part), away),
      ] as const;
      const base = [point(from, none), point(to, none)] as const;
      indices.push(base[0], outer[0], outer[1], base[0], outer[1], base[1]);
      const fan = Math.PI - atTo;
      if (fan < 0.01) continue;
      // The fan begins and ends on the rim, so that no gap opens beside it, and goes round outside.
      const slices = Math.max(2, Math.ceil(fan / 0.4));
      const reachOut = far / Math.cos(fan / slices);
      let last = outer[1];
      for (let k = 1; k <= slices; k++) {
        const [x, y] = turned(out, (fan * k) / slices);
        const length = k < slices ? reachOut : far;
        const next = point(to, [x * length, y * length]);
        indices.push(base[1], last, next);
        last = next;
      }
    }
  }
  return {
    places: Float32Array.from(places),
    aways: Float32Array.from(aways),
    indices: Uint32Array.from(indices),
  };
}
