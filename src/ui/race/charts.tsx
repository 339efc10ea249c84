import { createMemo, createSignal, mergeProps, on, untrack, type JSX } from 'solid-js';
import { createAxisFormats } from './axisFormats.ts';
import { BarChart } from './barChart.tsx';
import { LineChart } from './chart.tsx';
import type { ResultsProps } from './resultsProps.ts';
import { bars, depthPlot, nodesPlot, progressPlot, type Plot } from './plots.ts';
import { sizeOf } from './sizeOf.ts';

interface ChartsProps extends ResultsProps {
  /** Receives the element that contains all charts. */
  ref(element: HTMLElement): void;
}

/** The font size in charts: relative to that around them, and its minimum in px. */
const SMALL = 0.76;
const LEAST_TYPE = 11;

/** The charts of a race, side by side. */
export function Charts(props: ChartsProps): JSX.Element {
  let first!: HTMLDivElement;
  const box = sizeOf(() => first);
  const size = createMemo(() => ({ ...box(), em: Math.max(LEAST_TYPE, SMALL * box().em) }));
  const say = () => props.words.race.chart;
  const [isLog, setLog] = createSignal(false);

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
  const depth = createMemo(() => depthPlot(charts(), size()));
  const progress = createMemo(() => progressPlot(charts(), size(), isLog()));
  const nodes = createMemo(() => nodesPlot(charts(), size()));
  const placements = createMemo(() =>
    panes().map(({ id, status }) => ({ id, value: status.placements })),
  );
  const drawn = createMemo(() => bars(placements(), size()));

  const { short, exact, share, shareTick, momentTick, unit } = createAxisFormats(props, () => ({
    ticks: progress().y.map(({ value }) => value),
    isLog: isLog(),
  }));
  const along = () => say()[unit()];

  const gist = (
    title: string,
    values: readonly { readonly id: number; readonly value: number | undefined }[],
    told: (value: number) => string,
  ): string => {
    const parts = values.map(({ id, value }) => {
      const letter = props.styles.get(id)?.letter ?? '';
      const name = props.names.get(id) ?? '';
      return props.words.race.gistOf(letter, name, value === undefined ? '–' : told(value));
    });
    return props.words.race.gist(title, parts);
  };
  /** The last value of each line, for screen readers. */
  const ends = (plot: Plot) => plot.traces.map(({ id, end }) => ({ id, value: end?.value }));
  const common = mergeProps(props, {
    get size() {
      return size();
    },
  });

  return (
    <div
      ref={(element) => props.ref(element)}
      class="charts"
      role="group"
      aria-label={props.words.race.charts}
    >
      <div ref={first}>
        <LineChart
          {...common}
          title={say().depth}
          gist={gist(say().depth, ends(depth()), exact)}
          plot={depth()}
          along={along()}
          x={momentTick}
          y={exact}
        />
      </div>
      <div>
        <LineChart
          {...common}
          title={say().progress}
          gist={gist(say().progress, ends(progress()), share)}
          plot={progress()}
          along={along()}
          x={momentTick}
          y={shareTick}
        />
        <button
          type="button"
          class="scale leaves"
          aria-label={say().scale}
          aria-pressed={isLog()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLog(!isLog())}
        >
          {say().log}
        </button>
      </div>
      <div>
        <LineChart
          {...common}
          title={say().nodes}
          gist={gist(say().nodes, ends(nodes()), exact)}
          plot={nodes()}
          x={exact}
          y={short}
        />
      </div>
      <div>
        <BarChart
          {...common}
          title={say().placements}
          gist={gist(say().placements, placements(), exact)}
          bars={drawn()}
          value={exact}
        />
      </div>
    </div>
  );
}
