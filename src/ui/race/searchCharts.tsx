import { createMemo, createSignal, mergeProps, type JSX } from 'solid-js';
import { createAxisFormats } from './axisFormats.ts';
import { BarChart } from './barChart.tsx';
import { LineChart } from './chart.tsx';
import { createChartBase } from './chartBase.ts';
import type { ChartsProps } from './chartsProps.ts';
import { bars, depthPlot, nodesPlot, progressPlot } from './plots.ts';

/** The charts of a race of searches, side by side. */
export function SearchCharts(props: ChartsProps<'search'>): JSX.Element {
  let first!: HTMLDivElement;
  const { size, panes, charts, gist, ends } = createChartBase(props, () => first);
  const say = () => props.words.race.chart;
  const [isLog, setLog] = createSignal(false);

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
