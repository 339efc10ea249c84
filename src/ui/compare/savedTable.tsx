import { createRoot, type JSX } from 'solid-js';
import { version } from '../../../package.json';
import type { Comparison } from '../../experiment/comparison/comparison.ts';
import {
  bestOf,
  cellReport,
  cellRows,
  type Summarised,
  type Table,
  type TableRow,
} from '../../experiment/comparison/table.ts';
import { csvOf } from '../../experiment/runTable.ts';
import type { Theme } from '../../theme/index.ts';
import { lateWords, type Words } from '../../words/index.ts';
import { FAMILY } from '../race/charts/chart.tsx';
import { ownFaceRule } from '../race/charts/ownFace.ts';
import { pngFile, svgFile } from '../race/charts/picture.tsx';
import { saveFile } from '../widgets/saveFile.ts';
import { widthIn } from '../widgets/textWidth.ts';
import { scaleOf, shadeOf } from './scale.ts';

export const tableFormats = ['csv', 'json', 'png', 'svg'] as const;
export type TableFormat = (typeof tableFormats)[number];

interface SavedTable {
  readonly comparison: Comparison;
  readonly summaries: readonly Summarised[];
  readonly table: Table;
  readonly rows: readonly TableRow[];
  readonly columns: readonly string[];
  readonly title: string;
  readonly theme: Theme;
  readonly words: Words;
}

/** Lengths in px. */
const GAP = 20;
const LINE = 18;
const ROW = 30;
const TYPE = 12;

/** The table as a self-contained picture. */
const pictureOf = (saved: SavedTable, face: string): SVGSVGElement =>
  createRoot((dispose) => {
    const picture = (<Picture {...saved} face={face} />) as SVGSVGElement;
    dispose();
    return picture;
  });

function Picture(props: SavedTable & { readonly face: string }): JSX.Element {
  const { comparison, table, rows, columns, title, theme, words, face } = props;
  const { text } = theme;
  const say = lateWords(words).comparing;
  const widthOf = widthIn(`${TYPE}px ${FAMILY}`);
  const best = bestOf(table);
  const scale = scaleOf(table);
  const names = rows.map(({ order }) => words.orders[order].name);
  const cells = rows.map((row) => row.cells.map(({ quartiles }) => say.value(quartiles[1])));
  const { pieces, seeds, until, steps } = comparison;
  const how = [
    say.goals[until],
    typeof pieces === 'string'
      ? words.comparison.pieces[pieces]
      : words.comparison.piecesFirst(pieces.join(', ')),
    ...(seeds > 1 ? [say.medians(seeds)] : []),
  ].join(' · ');
  const marks = [say.boundMark(steps), `Fitful ${version}`].join(' · ');
  const first = Math.max(...names.map(widthOf)) + GAP;
  const wide = columns.map(
    (name, i) => Math.max(widthOf(name), ...cells.map((row) => widthOf(row[i]!))) + GAP,
  );
  const inside = Math.max(
    first + wide.reduce((sum, one) => sum + one, 0),
    widthOf(how),
    widthOf(marks),
  );
  const width = Math.ceil(inside + 2 * GAP);
  const top = GAP + 3 * LINE + GAP;
  const height = top + (rows.length + 1) * ROW + GAP;
  const left = (column: number): number =>
    GAP + first + wide.slice(0, column).reduce((sum, one) => sum + one, 0);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      font-family={FAMILY}
      font-size={`${TYPE}`}
      fill={text.strong}
    >
      <style>{face}</style>
      <rect width={width} height={height} fill={text.panel} />
      <text x={GAP} y={GAP + 12} font-size="15" font-weight="600">
        {title}
      </text>
      <text x={GAP} y={GAP + 12 + LINE} fill={text.soft}>
        {how}
      </text>
      <text x={GAP} y={GAP + 12 + 2 * LINE} fill={text.soft}>
        {marks}
      </text>
      {columns.map((name, column) => (
        <text
          x={left(column) + wide[column]! - GAP / 2}
          y={top + ROW / 2}
          dy="0.35em"
          text-anchor="end"
          fill={text.soft}
        >
          {name}
        </text>
      ))}
      {rows.map((row, r) => (
        <g transform={`translate(0 ${top + (r + 1) * ROW})`}>
          <text x={GAP} y={ROW / 2} dy="0.35em">
            {names[r]}
          </text>
          {row.cells.map((cell, column) => (
            <>
              <rect
                x={left(column)}
                width={wide[column]! - 2}
                height={ROW - 2}
                fill={shadeOf(theme, scale, cell.quartiles[1])}
              />
              <text
                x={left(column) + wide[column]! - GAP / 2}
                y={ROW / 2}
                dy="0.35em"
                text-anchor="end"
                font-weight={best.has(cell) ? '600' : undefined}
              >
                {cells[r]![column]}
              </text>
            </>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Saves a table; returns false if the browser cannot make the file. */
export async function saveTable(saved: SavedTable, format: TableFormat): Promise<boolean> {
  const { comparison, summaries } = saved;
  const reports = () => summaries.map((one) => cellReport(one, comparison));
  const file = {
    csv: () => new Blob([csvOf(cellRows(comparison, summaries))], { type: 'text/csv' }),
    json: () => new Blob([`${JSON.stringify(reports())}\n`], { type: 'application/json' }),
    svg: async () => svgFile(pictureOf(saved, await ownFaceRule())),
    png: async () => pngFile(pictureOf(saved, await ownFaceRule())),
  }[format];
  try {
    saveFile(await file(), `fitful-orders.${format}`);
    return true;
  } catch {
    return false;
  }
}
