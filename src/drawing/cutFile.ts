import type { CutPath, CutSheet } from './cutting.ts';
import { element } from './element.ts';
import { rounded, sharpPath } from './paths.ts';

/** The line that a cutter takes for a cut: its colour as `#rrggbb`, and its width in mm. */
export interface CutStroke {
  readonly colour: string;
  readonly width: number;
}

/** A line for those that ask for none. */
export const PLAIN_STROKE: CutStroke = { colour: '#000000', width: 0.1 };

/** The lines that cutting services and programs ask for. */
export const cutPresets = {
  /** Blue, 0.01 mm. */
  ponoko: { colour: '#0000ff', width: 0.01 },
  /** Red, 0.1 pt: its guide is named in `docs/pictures.md`. */
  'laser-engraving-service': { colour: '#ff0000', width: 0.0353 },
  /** Red, a thousandth of an inch: of no service, but a convention. */
  'hairline-red': { colour: '#ff0000', width: 0.0254 },
} as const satisfies Record<string, CutStroke>;

export type CutPreset = keyof typeof cutPresets;

/** Paths to cut as the text of an SVG file in mm. */
export function cutSvg({ width, height, paths }: CutSheet, { colour, width: thick }: CutStroke) {
  const size = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: `${rounded(width)}mm`,
    height: `${rounded(height)}mm`,
    viewBox: `0 0 ${rounded(width)} ${rounded(height)}`,
  };
  const lines = paths.map(({ loop }) => element('path', { d: sharpPath([loop]) })).join('\n');
  const stroke = { fill: 'none', stroke: colour, 'stroke-width': String(thick) };
  return `${element('svg', size, `\n${element('g', stroke, `\n${lines}\n`)}\n`)}\n`;
}

/** The layers of a DXF file, and the number of each one's colour: red and blue. */
const layers = { INSIDE: 5, OUTSIDE: 1 };

const layerOf = ({ isInside }: CutPath): keyof typeof layers => (isInside ? 'INSIDE' : 'OUTSIDE');

type Group = readonly [code: number, value: string | number];

const point = (x: number, y: number): Group[] => [
  [10, rounded(x)],
  [20, rounded(y)],
  [30, 0],
];

const section = (name: string, content: readonly Group[]): Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...content,
  [0, 'ENDSEC'],
];

/** Paths to cut as the text of a DXF file of release 12, in mm, y upwards. */
export function cutDxf({ height, paths }: CutSheet): string {
  const table = Object.entries(layers).flatMap(([name, colour]): Group[] => [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, colour],
    [6, 'CONTINUOUS'],
  ]);
  const entities = paths.flatMap((path): Group[] => {
    const layer: Group = [8, layerOf(path)];
    return [
      [0, 'POLYLINE'],
      layer,
      [66, 1],
      ...point(0, 0),
      [70, 1],
      ...path.loop.flatMap(([x, y]): Group[] => [[0, 'VERTEX'], layer, ...point(x, height - y)]),
      [0, 'SEQEND'],
      layer,
    ];
  });
  const groups: Group[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$INSUNITS'],
      [70, 4],
    ]),
    ...section('TABLES', [
      [0, 'TABLE'],
      [2, 'LAYER'],
      [70, Object.keys(layers).length],
      ...table,
      [0, 'ENDTAB'],
    ]),
    ...section('ENTITIES', entities),
    [0, 'EOF'],
  ];
  return groups.map(([code, value]) => `${String(code).padStart(3)}\n${value}\n`).join('');
}
