import { createMemo, mergeProps, type JSX } from 'solid-js';
import { createAxisFormats } from './axisFormats.ts';
import { BarChart } from './barChart.tsx';
import { LineChart } from './chart.tsx';
import { createChartBase } from './chartBase.ts';
import type { ChartsProps } from './chartsProps.ts';
import { amountPlot, bars } from './plots.ts';

/** The charts of a race of ways to divide a board, side by side. */
export function MakingCharts(props: ChartsProps<'generation'>): JSX.Element {
  let first!: HTMLDivElement;
  const { size, panes, charts, gist, ends } = createChartBase(props, () => first);
  const say = () => props.words.race.chart;
  const score = createMemo(() => amountPlot(charts(), size()));
  const tries = createMemo(() => {
    const lines = charts().map(({ id, at, tries }) => ({
      id,
      at,
      least: tries,
      most: tries,
      mean: tries,
    }));
    return amountPlot(lines, size());
  });
  const steps = createMemo(() => panes().map(({ id, status }) => ({ id, value: status.steps })));
  const triesInAll = createMemo(() =>
    panes().map(({ id, status }) => ({ id, value: status.tries })),
  );
  const { short, exact, momentTick, unit } = createAxisFormats(props);
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
          title={say().score}
          gist={gist(say().score, ends(score()), exact)}
          plot={score()}
          along={along()}
          x={momentTick}
          y={short}
        />
      </div>
      <div>
        <LineChart
          {...common}
          title={say().tries}
          gist={gist(say().tries, ends(tries()), exact)}
          plot={tries()}
          along={along()}
          x={momentTick}
          y={short}
        />
      </div>
      <div>
        <BarChart
          {...common}
          title={say().stepsInAll}
          gist={gist(say().stepsInAll, steps(), exact)}
          bars={bars(steps(), size())}
          value={exact}
        />
      </div>
      <div>
        <BarChart
          {...common}
          title={say().triesInAll}
          gist={gist(say().triesInAll, triesInAll(), exact)}
          bars={bars(triesInAll(), size())}
          value={exact}
        />
      </div>
    </div>
  );
}
