import { createMemo, createSignal, on, Show, type JSX } from 'solid-js';
import type { BarChartKind, LineChartKind, RaceKind, ResultsProps } from '../model.ts';
import { BarChart, LineChart } from './chart.tsx';
import { inTurn } from './inTurn.ts';
import type { LineData } from './lineData.ts';
import { bars } from './plots.ts';
import { sizeOf, type Size } from '../../widgets/sizeOf.ts';
import { powerOfTen } from '../../../words/format.ts';
import { compact, percent, roundPercent } from '../../status/figures.ts';

interface ChartsProps extends ResultsProps {
  readonly kinds: RaceKind['charts'];
  /** What the charts are about. */
  readonly label: string;
  /** Receives the element that contains all charts. */
  ref(element: HTMLElement): void;
}

/** What charts show of one moment. */
interface Charted extends Pick<ResultsProps, 'sampled' | 'styles' | 'names'> {
  readonly data: readonly LineData[];
}

/** The font size in charts: relative to that around them, and its minimum in px. */
const SMALL = 0.76;
const LEAST_TYPE = 11;

/** The charts of a race, side by side, all of one size. */
export function Charts(props: ChartsProps): JSX.Element {
  let first: HTMLDivElement | undefined;
  const box = sizeOf(() => first!);
  const size = createMemo(() => ({ ...box(), em: Math.max(LEAST_TYPE, SMALL * box().em) }));
  const charted = createMemo(
    on(
      () => props.sampled,
      (sampled): Charted => {
        const { styles, names } = props;
        return { sampled, styles, names, data: props.raceCommands.chart() };
      },
    ),
  );
  const turns = inTurn(props.kinds.length, charted);
  return (
    <div ref={(element) => props.ref(element)} class="charts" role="group" aria-label={props.label}>
      {props.kinds.map((kind, at) => (
        <div ref={(element) => (first ??= element)}>
          {'plot' in kind ? (
            <Lines {...props} {...turns[at]!()} size={size()} kind={kind} />
          ) : (
            <Bars {...props} {...turns[at]!()} size={size()} kind={kind} />
          )}
        </div>
      ))}
    </div>
  );
}

/** A chart in words: the value of each pane, if there is one, in the order of panes. */
function gistOf(
  { words, styles, names }: ResultsProps,
  title: string,
  values: readonly (number | undefined)[],
  told: (value: number) => string,
): string {
  const parts = [...styles].map(([id, { letter }], at) => {
    const value = values[at];
    return words.race.gistOf(letter, names.get(id)!, value === undefined ? '–' : told(value));
  });
  return words.race.gist(title, parts);
}

interface LinesProps extends ResultsProps, Charted {
  readonly size: Size;
  readonly kind: LineChartKind;
}

function Lines(props: LinesProps): JSX.Element {
  const [isLog, setLog] = createSignal(false);
  const lang = () => props.model.choices.lang;
  const say = () => props.words.race.chart;
  const title = () => say()[props.kind.title];
  const plot = createMemo(() => props.kind.plot(props.data, props.size, isLog()));
  const exact = (value: number): string => props.words.race.amount(value);
  const short = (value: number): string => compact(value, lang());
  // All ticks alike: in per cent, unless one is too small for it.
  const isTiny = createMemo(() => {
    const ticks = plot().y.map(({ value }) => value);
    return (isLog() ? Math.min(...ticks) : Math.max(...ticks)) < 1e-4;
  });
  const share = (value: number): string =>
    isTiny() ? powerOfTen(value) : roundPercent(value, lang());
  const unit = createMemo(() => {
    const { timeline } = props.model;
    if (timeline.unit === 'steps') return 'steps';
    return timeline.at < 1000 ? 'milliseconds' : 'seconds';
  });
  const moment = (value: number): string => {
    if (unit() === 'steps') return short(value);
    return exact(unit() === 'seconds' ? value / 1000 : value);
  };
  const gist = (): string => {
    const ends = plot().traces.map(({ end }) => end?.value);
    const isShare = props.kind.values === 'share';
    return gistOf(props, title(), ends, isShare ? (value) => percent(value, lang()) : exact);
  };
  return (
    <>
      <LineChart
        {...props}
        title={title()}
        gist={gist()}
        plot={plot()}
        along={props.kind.isOverTime ? say()[unit()] : undefined}
        x={props.kind.isOverTime ? moment : exact}
        y={{ exact, short, share }[props.kind.values]}
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

interface BarsProps extends ResultsProps {
  readonly size: Size;
  readonly kind: BarChartKind;
}

function Bars(props: BarsProps): JSX.Element {
  const title = () => props.words.race.chart[props.kind.title];
  const values = createMemo(() => props.sampled.map(({ status }) => props.kind.value(status)));
  const exact = (value: number): string => props.words.race.amount(value);
  return (
    <BarChart
      {...props}
      title={title()}
      gist={gistOf(props, title(), values(), exact)}
      bars={bars(values(), props.size)}
      value={(value) => (value === undefined ? '–' : exact(value))}
    />
  );
}
