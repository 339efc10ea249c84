import type { ResultsProps, RaceProps } from '../props.ts';
import { BarChart, LineChart } from './chart.tsx';
import type { BarChartKind, LineChartKind } from '../model.ts';
import { createMemo, createSignal, Show, type JSX, on, untrack } from 'solid-js';
import { bars, type Plot } from './plots.ts';
import { sizeOf } from '../../widgets/sizeOf.ts';
import { powerOfTen } from '../../../words/format.ts';
import { percent } from '../../status/figures.ts';

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

/** The font size in charts: relative to that around them, and its minimum in px. */
const SMALL = 0.76;
const LEAST_TYPE = 11;

/** The value of one pane in a chart. */
interface PaneValue {
  readonly id: number;
  readonly value: number | undefined;
}

type ChartBase = ReturnType<typeof createChartBase>;

/**
 * The data of all charts of a race, updated a few times a second.
 *
 * @param first the element of the first chart, whose size all have
 */
function createChartBase(props: ResultsProps, first: () => HTMLElement) {
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
    /** What a chart says, for those who do not see it. */
    gist(title: string, values: readonly PaneValue[], told: (value: number) => string): string {
      const parts = values.map(({ id, value }) => {
        const letter = props.styles.get(id)?.letter ?? '';
        const name = props.names.get(id) ?? '';
        return props.words.race.gistOf(letter, name, value === undefined ? '–' : told(value));
      });
      return props.words.race.gist(title, parts);
    },
    /** The last value of each line. */
    ends: (plot: Plot): readonly PaneValue[] =>
      plot.traces.map(({ id, end }) => ({ id, value: end?.value })),
  };
}

type Format = (value: number) => string;

/**
 * How numbers are written along the axes of a line chart.
 *
 * @param up the ticks of the vertical axis, and whether it is logarithmic
 */
function createAxisFormats(
  props: RaceProps,
  up: () => { readonly ticks: readonly number[]; readonly isLog: boolean },
) {
  const lang = () => props.model.choices.lang;
  const compact = createMemo(
    () => new Intl.NumberFormat(lang(), { notation: 'compact', maximumSignificantDigits: 3 }),
  );
  const rounded = createMemo(
    () => new Intl.NumberFormat(lang(), { style: 'percent', maximumSignificantDigits: 2 }),
  );
  // All ticks alike: in per cent, unless one is too small for it.
  const isTiny = createMemo(() => {
    const { ticks, isLog } = up();
    return (isLog ? Math.min(...ticks) : Math.max(...ticks)) < 1e-4;
  });
  const unit = createMemo(() => {
    const { timeline } = props.model;
    if (timeline.unit === 'steps') return 'steps';
    return timeline.at < 1000 ? 'milliseconds' : 'seconds';
  });
  const short: Format = (value) => compact().format(value);
  const exact: Format = (value) => props.words.race.amount(value);
  return {
    short,
    exact,
    unit,
    share: (value: number): string => percent(value, lang()),
    shareTick: (value: number): string => (isTiny() ? powerOfTen(value) : rounded().format(value)),
    momentTick: (value: number): string => {
      if (unit() === 'steps') return short(value);
      return exact(unit() === 'seconds' ? value / 1000 : value);
    },
  };
}
