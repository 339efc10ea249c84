import { createMemo, For, Index, Show, type JSX } from 'solid-js';
import {
  bestOf,
  type Summary,
  type Table,
  type TableRow,
} from '../../experiment/comparison/table.ts';
import { byBounds } from '../../experiment/comparison/quartiles.ts';
import { themes } from '../../theme/index.ts';
import { lateWords, type Words } from '../../words/index.ts';
import type { OverlayProps } from '../modeOverlay.ts';
import { scaleOf, shadeOf } from './scale.ts';

/** The column by which rows are sorted; undefined for the order in which they were chosen. */
export type SortedBy = number | undefined;

interface CompareTableProps extends Pick<OverlayProps, 'model' | 'words'> {
  readonly caption: string;
  readonly table: Table;
  /** The names of the sets of rules. */
  readonly columns: readonly string[];
  readonly sortedBy: SortedBy;
  sort(by: SortedBy): void;
  isSelected(row: TableRow, column: number): boolean;
  select(row: TableRow, column: number): void;
}

/** Rows sorted by the medians of a column. */
export const sortedRows = ({ rows }: Table, by: SortedBy): readonly TableRow[] =>
  by === undefined
    ? rows
    : rows.toSorted((one, other) =>
        byBounds(one.cells[by]!.quartiles[1], other.cells[by]!.quartiles[1]),
      );

/** What is known of a cell, as a sentence. */
function cellAbout({ quartiles, values, done }: Summary, words: Words): string {
  const say = lateWords(words).comparing;
  const [lower, median, upper] = quartiles.map(say.value);
  if (values.length === 1) return median!;
  return `${median} (${say.quartiles(lower!, upper!)}; ${say.runs(done, values.length)})`;
}

/** The numbers of placements, the fewer the stronger their colour; cells can be selected. */
export function CompareTable(props: CompareTableProps): JSX.Element {
  const say = () => lateWords(props.words).comparing;
  const theme = () => themes[props.model.choices.theme];
  const scale = createMemo(() => scaleOf(props.table));
  const best = createMemo(() => bestOf(props.table));
  const rows = createMemo(() => sortedRows(props.table, props.sortedBy));
  const Head = (head: { readonly by: SortedBy; readonly name: string }): JSX.Element => (
    <th
      scope="col"
      aria-sort={props.sortedBy === head.by && head.by !== undefined ? 'ascending' : undefined}
    >
      <button
        type="button"
        class="compare-sort"
        title={say().sortBy(head.name)}
        onClick={() => props.sort(head.by)}
      >
        {head.name}
      </button>
    </th>
  );
  return (
    <div class="scroller" role="region" tabindex="0" aria-label={props.caption}>
      <table>
        <caption>{props.caption}</caption>
        <thead>
          <tr>
            <Head by={undefined} name={say().order} />
            <For each={props.columns}>{(name, column) => <Head by={column()} name={name} />}</For>
          </tr>
        </thead>
        <tbody>
          <Index each={rows()}>
            {(row) => (
              <tr>
                <th scope="row">{props.words.orders[row().order].name}</th>
                <Index each={row().cells}>
                  {(cell, column) => (
                    <td style={{ background: shadeOf(theme(), scale(), cell().quartiles[1]) }}>
                      <button
                        type="button"
                        class="compare-cell"
                        aria-pressed={props.isSelected(row(), column)}
                        title={cellAbout(cell(), props.words)}
                        aria-label={[
                          say().select(
                            props.words.orders[row().order].name,
                            props.columns[column]!,
                          ),
                          cellAbout(cell(), props.words),
                          ...(best().has(cell()) ? [say().best] : []),
                        ].join(': ')}
                        onClick={() => props.select(row(), column)}
                      >
                        <span classList={{ best: best().has(cell()) }}>
                          {say().value(cell().quartiles[1])}
                        </span>
                        <Show when={cell().values.length > 1}>
                          <Spread cell={cell()} scale={scale()} />
                        </Show>
                      </button>
                    </td>
                  )}
                </Index>
              </tr>
            )}
          </Index>
        </tbody>
      </table>
    </div>
  );
}

/** The quartiles of a cell as a bar, along the scale of the table; open at the end if they are bounds. */
function Spread(props: {
  readonly cell: Summary;
  readonly scale: (value: number) => number;
}): JSX.Element {
  const place = (): readonly [number, number, number] => {
    const [lower, median, upper] = props.cell.quartiles;
    const end = upper.high === Infinity ? 1 : props.scale(upper.high);
    return [props.scale(lower.low), props.scale(median.low), end];
  };
  return (
    <svg class="compare-spread" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 2H100" class="rail" />
      <path
        d={`M${100 * place()[0]} 2H${Math.max(100 * place()[2], 100 * place()[0] + 1)}`}
        class="half"
        stroke-dasharray={props.cell.quartiles[2].high === Infinity ? '4 3' : undefined}
      />
      <path d={`M${100 * place()[1]} 0V4`} class="median" />
    </svg>
  );
}
