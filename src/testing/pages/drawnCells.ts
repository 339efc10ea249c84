import type { LatticeId, Point } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { boardOf } from '../../view/board/board.ts';
import {
  geometryOf,
  reach,
  rotated,
  sectorPoints,
  sectorTriangles,
  type BoardGeometry,
} from '../../view/board/geometry.ts';
import { cellVertex } from '../../view/shaders/cells.ts';
import { openAddress } from './page.ts';

/** Pixels across and down, and how much is seen around the board, in cell widths. */
const SIZE = 96;
const AROUND = 0.4873;

/** A pixel of a picture. */
export interface Pixel {
  /** The place of its four numbers. */
  readonly at: number;
  readonly point: Point;
  /** The cell that it lies on, or −1, and whether it is at a corner of one. */
  readonly cell: number;
  readonly isCorner: boolean;
}

/** A board that is turned by any angle. */
export function boardIn(lattice: LatticeId, board: string, piece: string): BoardGeometry {
  const text = `lattice: ${lattice}\nuse: some\n\n${board}\n\nOne\n${piece}`;
  const geometry = geometryOf(boardOf(parsePuzzle(text)));
  const turn = (point: Point): Point => rotated(point, 0.3);
  const kinds = geometry.kinds.map((corners) => corners.map(turn));
  const sites = geometry.sites.map((site) => ({ ...site, middle: turn(site.middle) }));
  const points = sites.flatMap(({ middle: [x, y], kind }) =>
    kinds[kind]!.map(([right, down]) => [x + right, y + down] as const),
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [xs, ys].flatMap((all) => [
    Math.min(...all),
    Math.max(...all),
  ]);
  return { ...geometry, kinds, sites, left: left!, right: right!, top: top!, bottom: bottom! };
}

/** The cells of a board with the outlines of their tiles, as attributes of `cellVertex`, an array a cell. */
export const attributesOf = (
  { sites }: BoardGeometry,
  owner: readonly number[],
  only?: number,
) => ({
  aMiddle: sites.map(({ middle }) => [...middle]),
  aKind: sites.map(({ kind }) => [kind]),
  aColour: owner.map((tile) => [1, 1, 1, only === undefined || tile === only ? 1 : 0]),
  aReach: sites.map((site, cell) =>
    [false, true].map((incoming) => reach(site, owner, owner[cell]!, incoming)),
  ),
  aBrightness: sites.map(() => [1]),
  aTurn: sites.map(() => [1, 0, 0, 1]),
});

interface Drawing {
  readonly fragment: string;
  readonly attributes: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly uniforms: Readonly<Record<string, readonly number[]>>;
  readonly vertex: string;
  readonly points: readonly number[];
  readonly triangles: readonly number[];
  readonly size: number;
  readonly sides: number;
}

/** The cell of a board that a point lies on, or −1. */
const cellAt = ({ sites, kinds }: BoardGeometry, [x, y]: Point): number =>
  sites.findIndex(({ middle, kind }) => {
    const corners = kinds[kind]!;
    return corners.every(([fromX, fromY], i) => {
      const [toX, toY] = corners[(i + 1) % corners.length]!;
      const [px, py] = [x - middle[0] - fromX, y - middle[1] - fromY];
      return (toX - fromX) * py - (toY - fromY) * px > 0;
    });
  });

/** The distance of a point from the nearest corner of a cell. */
const toCorner = ({ sites, kinds }: BoardGeometry, [x, y]: Point): number =>
  Math.min(
    ...sites.flatMap(({ middle, kind }) =>
      kinds[kind]!.map((corner) =>
        Math.hypot(middle[0] + corner[0] - x, middle[1] + corner[1] - y),
      ),
    ),
  );

/** Run in the page: draws cells into floats, which add up; four per pixel, row by row from the lowest. */
export function draw(drawing: Drawing): number[] {
  const { vertex, fragment, attributes, uniforms, points, triangles, size, sides } = drawing;
  const gl = new OffscreenCanvas(size, size).getContext('webgl2')!;
  gl.getExtension('EXT_color_buffer_float');
  gl.getExtension('EXT_float_blend');
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true)
    throw new Error(gl.getProgramInfoLog(program) ?? '');
  gl.useProgram(program);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, size, size);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const target = gl.getParameter(gl.TEXTURE_BINDING_2D) as WebGLTexture;
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, target, 0);
  gl.viewport(0, 0, size, size);
  const attribute = (name: string, numbers: readonly number[], length: number, divisor: number) => {
    const at = gl.getAttribLocation(program, name);
    if (at < 0) return;
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(numbers), gl.STATIC_DRAW);
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, length, gl.FLOAT, false, 0, 0);
    gl.vertexAttribDivisor(at, divisor);
  };
  attribute('aSector', points, 2, 0);
  for (const [name, values] of Object.entries(attributes))
    attribute(name, values.flat(), values[0]!.length, 1);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint32Array(triangles), gl.STATIC_DRAW);
  gl.uniform1i(gl.getUniformLocation(program, 'uSides'), sides);
  for (const [name, numbers] of Object.entries(uniforms)) {
    const at = gl.getUniformLocation(program, name);
    if (name === 'uCorners') gl.uniform2fv(at, numbers);
    else if (numbers.length === 9) gl.uniformMatrix3fv(at, false, numbers);
    else if (numbers.length === 4) gl.uniform4fv(at, numbers);
    else if (numbers.length === 3) gl.uniform3fv(at, numbers);
    else if (numbers.length === 2) gl.uniform2fv(at, numbers);
    else gl.uniform1fv(at, numbers);
  }
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  const cells = attributes['aKind']!.length;
  gl.drawElementsInstanced(gl.TRIANGLES, triangles.length, gl.UNSIGNED_INT, 0, cells);
  const pixels = new Float32Array(4 * size * size);
  gl.readPixels(0, 0, size, size, gl.RGBA, gl.FLOAT, pixels);
  return [...pixels];
}

/** A page with nothing on it, whose canvases are drawn. */
export const emptyPage = () => openAddress('about:blank', { drawn: true });

/** A board seen with some room around it: its pixels, and how its cells are drawn there. */
export function seen(board: BoardGeometry) {
  const { left, top, right, bottom, kinds, sides, angle } = board;
  const [x, y] = [left - AROUND, top - AROUND];
  const wide = Math.max(right - left, bottom - top) + 2 * AROUND;
  const pixel = wide / SIZE;
  const pixels = Array.from({ length: SIZE * SIZE }, (_, i): Pixel => {
    const point: Point = [x + ((i % SIZE) + 0.5) * pixel, y + (Math.floor(i / SIZE) + 0.5) * pixel];
    const isCorner = toCorner(board, point) < 1.5 * pixel;
    return { at: 4 * i, point, cell: cellAt(board, point), isCorner };
  });
  const same = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  const scale = 2 / wide;
  const rest = Array<number>(2 * (6 - sides)).fill(0);
  const uniforms = {
    uProjectionMatrix: [scale, 0, 0, 0, scale, 0, -1 - x * scale, -1 - y * scale, 1],
    uWorldTransformMatrix: same,
    uTransformMatrix: same,
    uCorners: [...kinds, ...kinds].slice(0, 2).flatMap((corners) => [...corners.flat(), ...rest]),
    uAngle: [angle],
    uPixel: [pixel],
    uTowards: [0, 0, 1],
    uOpacity: [1],
  };
  const vertices = { points: [...sectorPoints(sides)], triangles: [...sectorTriangles(sides)] };
  return { pixels, drawing: { vertex: cellVertex, ...vertices, size: SIZE, sides, uniforms } };
}

/** The ends of the edges that a tile's outline consists of. */
export const outlineOf = (
  { sites, kinds }: BoardGeometry,
  owner: readonly number[],
  tile: number,
): readonly (readonly [Point, Point])[] =>
  sites.flatMap(({ middle, kind, around }, cell) => {
    if (owner[cell] !== tile) return [];
    const corners = kinds[kind]!.map(([x, y]): Point => [middle[0] + x, middle[1] + y]);
    return corners.flatMap((corner, i) =>
      owner[around[i]![0]!] === tile ? [] : [[corner, corners[(i + 1) % corners.length]!] as const],
    );
  });

/** The distance of a point from the nearest of some edges. */
export function distance([x, y]: Point, edges: ReturnType<typeof outlineOf>): number {
  const all = edges.map(([[x1, y1], [x2, y2]]) => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const part = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
    const along = Math.min(1, Math.max(0, part));
    return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
  });
  return Math.min(...all);
}
