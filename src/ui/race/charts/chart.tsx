import { Index, Show, type JSX } from 'solid-js';
import type { ResultsProps } from '../model.ts';
import { colourOf, type TagStyle } from '../panes/tagStyles.ts';
import type { Size } from '../../widgets/sizeOf.ts';
import { marginOf, type Plot, besideBars, type Bar } from './plots.ts';

/** The page's own face, named since a saved picture has no styles. */
export const FAMILY = "Jost, 'Hiragino Sans', 'Noto Sans JP', system-ui, sans-serif";

/** The props of all charts. */
interface ChartProps extends Pick<ResultsProps, 'theme' | 'styles'> {
  readonly size: Size;
  readonly title: string;
  /** A summary for screen readers. */
  readonly gist: string;
  /** The unit of the x axis, if the title does not say it. */
  readonly along?: string | undefined;
}

/** A chart with its title. Styled by attributes alone, so that it looks the same when saved. */
function Frame(props: ChartProps & { readonly children: JSX.Element }): JSX.Element {
  const em = () => props.size.em;
  return (
    <svg
      class="chart"
      role="img"
      aria-label={props.gist}
      width={props.size.width}
      height={props.size.height}
      viewBox={`0 0 ${props.size.width} ${props.size.height}`}
      font-family={FAMILY}
      font-size={String(em())}
      fill={props.theme.text.soft}
    >
      <text x={0.2 * em()} y={1.2 * em()} font-size={String(1.1 * em())}>
        <tspan fill={props.theme.text.strong}>{props.title}</tspan>
        <Show when={props.along}>
          <tspan dx={0.6 * em()}>{props.along}</tspan>
        </Show>
      </text>
      {props.children}
    </svg>
  );
}

interface LetterProps {
  readonly letter: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
}

/** The letter of a pane beside its line or bar. */
function Letter(props: LetterProps): JSX.Element {
  return (
    <text x={props.x} y={props.y} dy="0.35em" font-weight="600" stroke="none" fill={props.colour}>
      {props.letter}
    </text>
  );
}

interface LineChartProps extends ChartProps {
  readonly plot: Plot;
  readonly x: (value: number) => string;
  readonly y: (value: number) => string;
}

/** A line chart: one line per pane, numbers at the left and below, letters at the right. */
export function LineChart(props: LineChartProps): JSX.Element {
  const em = () => props.size.em;
  const left = () => marginOf(props.size).left;
  const right = () => props.size.width - marginOf(props.size).right;
  const bottom = () => props.size.height - marginOf(props.size).bottom;
  /** Lines and markers are designed for a font size of 10 px. */
  const scale = () => em() / 10;
  const dashes = ({ dash }: TagStyle): string =>
    dash.replaceAll(/[\d.]+/g, (length) => (Number(length) * scale()).toFixed(1));
  return (
    <Frame {...props}>
      <g stroke={props.theme.text.soft} stroke-width={scale()}>
        <Index each={props.plot.y}>
          {(tick) => (
            <path d={`M${left()} ${tick().at.toFixed(1)}H${right()}`} stroke-opacity="0.16" />
          )}
        </Index>
        <path d={`M${left()} ${bottom()}H${right()}`} stroke-opacity="0.4" />
      </g>
      <g text-anchor="end">
        <Index each={props.plot.y}>
          {(tick) => (
            <text x={left() - 0.5 * em()} y={tick().at} dy="0.35em">
              {props.y(tick().value)}
            </text>
          )}
        </Index>
      </g>
      <g text-anchor="middle">
        <Index each={props.plot.x}>
          {(tick) => (
            <text x={tick().at} y={bottom() + 1.3 * em()}>
              {props.x(tick().value)}
            </text>
          )}
        </Index>
      </g>
      <Index each={props.plot.traces}>
        {(trace) => {
          const style = () => props.styles.get(trace().id)!;
          const colour = () => colourOf(style(), props.theme);
          return (
            <g fill="none" stroke={colour()} stroke-linejoin="round" stroke-linecap="round">
              <path d={trace().band} fill={colour()} fill-opacity="0.13" stroke="none" />
              <path
                d={trace().line}
                stroke-width={1.5 * scale()}
                stroke-linecap="butt"
                stroke-dasharray={dashes(style())}
              />
              <Show when={trace().end}>
                {(end) => (
                  <>
                    <path
                      d={style().shape}
                      transform={`translate(${end().x.toFixed(1)} ${end().y.toFixed(1)}) scale(${scale().toFixed(2)})`}
                      fill={style().open ? 'none' : colour()}
                      stroke={style().open ? colour() : props.theme.text.panel}
                      stroke-width={style().open ? 1.75 : 1}
                    />
                    <Letter
                      letter={style().letter}
                      colour={colour()}
                      x={right() + 0.9 * em()}
                      y={trace().label}
                    />
                  </>
                )}
              </Show>
            </g>
          );
        }}
      </Index>
    </Frame>
  );
}

interface BarChartProps extends ChartProps {
  readonly bars: readonly Bar[];
  readonly value: (value: number | undefined) => string;
}

/** One bar per pane, between its letter and its number. */
export function BarChart(props: BarChartProps): JSX.Element {
  const left = () => besideBars(props.size).left;
  const em = () => props.size.em;
  return (
    <Frame {...props}>
      <Index each={props.bars}>
        {(bar, at) => {
          const style = () => [...props.styles.values()][at]!;
          const colour = () => colourOf(style(), props.theme);
          return (
            <>
              <Letter letter={style().letter} colour={colour()} x={0.2 * em()} y={bar().y} />
              <rect
                x={left()}
                y={bar().y - bar().height / 2}
                width={bar().width}
                height={bar().height}
                rx={Math.min(0.2 * em(), bar().width / 2)}
                fill={colour()}
              />
              <text
                x={left() + bar().width + 0.6 * em()}
                y={bar().y}
                dy="0.35em"
                fill={props.theme.text.strong}
              >
                {props.value(bar().value)}
              </text>
            </>
          );
        }}
      </Index>
    </Frame>
  );
}
