import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import { createAxisFormats } from './axisFormats.ts';
import { BarChart } from './barChart.tsx';
import { LineChart } from './chart.tsx';
import { createChartBase, type ChartBase } from './chartBase.ts';
import type { BarChartKind, LineChartKind } from '../model.ts';
import { bars } from './plots.ts';
import type { ResultsProps } from '../props.ts';

interface ChartsProps extends ResultsProps {
  /** Receives the element that contains all charts. */
  ref(element: HTMLElement): void;
}

/** The charts of a race, side by side. */
export function Charts(props: ChartsProps): JSX.Element {
  let first: HTMLDivElement | undefined;
  const base = createChartBase(props, () => first!);
  return (
    <div
      ref={(element) => props.ref(element)}
      class="charts"
      role="group"
      aria-label={props.words.race.charts}
    >
      {props.race.kind.charts.map((kind) => (
        <div ref={(element) => (first ??= element)}>
          {'plot' in kind ? (
            <Lines {...props} base={base} kind={kind} />
          ) : (
            <Bars {...props} base={base} kind={kind} />
          )}
        </div>
      ))}
    </div>
  );
}

interface ChartOfKindProps<Kind> extends ResultsProps {
  readonly base: ChartBase;
  readonly kind: Kind;
}

function Lines(props: ChartOfKindProps<LineChartKind>): JSX.Element {
  const [isLog, setLog] = createSignal(false);
  const say = () => props.words.race.chart;
  const title = () => say()[props.kind.title];
  const plot = createMemo(() => props.kind.plot(props.base.charts(), props.base.size(), isLog()));
  const { short, exact, share, shareTick, momentTick, unit } = createAxisFormats(props, () => ({
    ticks: plot().y.map(({ value }) => value),
    isLog: isLog(),
  }));
  const values = () => props.kind.values;
  return (
    <>
      <LineChart
        {...props}
        size={props.base.size()}
        title={title()}
        gist={props.base.gist(
          title(),
          props.base.ends(plot()),
          values() === 'share' ? share : exact,
        )}
        plot={plot()}
        along={props.kind.isOverTime ? say()[unit()] : undefined}
        x={props.kind.isOverTime ? momentTick : exact}
        y={{ exact, short, share: shareTick }[values()]}
      />
      <Show when={props.kind.canBeLog}>
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
      </Show>
    </>
  );
}

function Bars(props: ChartOfKindProps<BarChartKind>): JSX.Element {
  const title = () => props.words.race.chart[props.kind.title];
  const values = createMemo(() =>
    props.base.panes().map(({ id, status }) => ({ id, value: props.kind.value(status) })),
  );
  const drawn = createMemo(() => bars(values(), props.base.size()));
  const exact = (value: number): string => props.words.race.amount(value);
  return (
    <BarChart
      {...props}
      size={props.base.size()}
      title={title()}
      gist={props.base.gist(title(), values(), exact)}
      bars={drawn()}
      value={exact}
    />
  );
}
