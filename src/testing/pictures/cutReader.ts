import type { Point } from '../../puzzle/lattices/index.ts';

/** A path that was read from a file to cut. */
interface ReadPath {
  readonly layer: string | undefined;
  readonly isClosed: boolean;
  readonly loop: readonly Point[];
}

/** The paths of an SVG file of straight lines. */
export const readSvgPaths = (svg: string): ReadPath[] =>
  [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => ({
    layer: undefined,
    isClosed: /^M[^MZ]*Z$/.test(d!),
    loop: [...d!.matchAll(/[ML](\S+) ([^LZ]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]),
  }));

/** The groups of a DXF file: a code and a value, a line each. */
export function readDxfGroups(dxf: string): (readonly [code: number, value: string])[] {
  const lines = dxf.trimEnd().split('\n');
  return Array.from({ length: lines.length / 2 }, (_, i) => [
    Number(lines[2 * i]),
    lines[2 * i + 1]!.trim(),
  ]);
}

/** The polylines of a DXF file. */
export function readDxfPaths(dxf: string): ReadPath[] {
  const groups = readDxfGroups(dxf);
  /** The entities as the values of their codes, after the first one of their section. */
  const entities: Map<number, string>[] = [];
  for (const [code, value] of groups) {
    if (code === 0) entities.push(new Map());
    entities.at(-1)!.set(code, value);
  }
  const paths: { layer: string | undefined; isClosed: boolean; loop: Point[] }[] = [];
  for (const entity of entities) {
    if (entity.get(0) === 'POLYLINE')
      paths.push({ layer: entity.get(8), isClosed: entity.get(70) === '1', loop: [] });
    if (entity.get(0) === 'VERTEX')
      paths.at(-1)!.loop.push([Number(entity.get(10)), Number(entity.get(20))]);
  }
  return paths;
}
