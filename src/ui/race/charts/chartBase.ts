import { createMemo, on, untrack, type Accessor } from 'solid-js';
import type { LineData } from './lineData.ts';
import type { PaneModel } from '../model.ts';
import type { Plot } from './plots.ts';
import type { ResultsProps } from '../props.ts';
import { sizeOf, type Size } from '../../widgets/sizeOf.ts';

/** The font size in charts: relative to that around them, and its minimum in px. */
const SMALL = 0.76;
const LEAST_TYPE = 11;

/** The value of one pane in a chart. */
interface PaneValue {
  readonly id: number;
  readonly value: number | undefined;
}

/** The data of all charts of a race. */
export interface ChartBase {
  readonly size: Accessor<Size>;
  /** Updated a few times a second. */
  readonly panes: Accessor<readonly PaneModel[]>;
  readonly charts: Accessor<readonly LineData[]>;
  /** What a chart says, for those who do not see it. */
  readonly gist: (
    title: string,
    values: readonly PaneValue[],
    told: (value: number) => string,
  ) => string;
  /** The last value of each line. */
  readonly ends: (plot: Plot) => readonly PaneValue[];
}

/** @param first the element of the first chart, whose size all have */
export function createChartBase(props: ResultsProps, first: () => HTMLElement): ChartBase {
  const box = sizeOf(first);
  const size = createMemo(() => ({ ...box(), em: Math.max(LEAST_TYPE, SMALL * box().em) }));
  const panes = createMemo(
    on(
      () => [props.race.charted, props.raceCommands, props.styles] as const,
      () => untrack(() => props.race.panes),
    ),
    undefined,
    { equals: false },
  );
  const charts = createMemo(() => {
    panes();
    return untrack(() => props.raceCommands.chart());
  });
  return {
    size,
    panes,
    charts,
    gist(title, values, told) {
      const parts = values.map(({ id, value }) => {
        const letter = props.styles.get(id)?.letter ?? '';
        const name = props.names.get(id) ?? '';
        return props.words.race.gistOf(letter, name, value === undefined ? '–' : told(value));
      });
      return props.words.race.gist(title, parts);
    },
    ends: (plot) => plot.traces.map(({ id, end }) => ({ id, value: end?.value })),
  };
}
