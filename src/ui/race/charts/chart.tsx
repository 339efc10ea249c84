import { For, Index, Show, type JSX } from 'solid-js';
import type { Theme } from '../../../theme/index.ts';
import { colourOf, type TagStyle } from '../panes/tagStyles.ts';
import type { Size } from '../../widgets/sizeOf.ts';
import { marginOf, type Plot, besideBars, type Bar } from './plots.ts';

/** The props of all charts. */
interface ChartProps {
  readonly theme: Theme;
  readonly styles: ReadonlyMap<number, TagStyle>;
  readonly size: Size;
  readonly title: string;
  /** A summary for screen readers. */
  readonly gist: string;
  /** The unit of the x axis, if the title does not say it. */
  readonly along?: string | undefined;
}

interface LineChartProps extends ChartProps {
  readonly plot: Plot;
  readonly x: (value: number) => string;
  readonly y: (value: number) => string;
}

interface FrameProps extends Omit<ChartProps, 'styles'> {
  readonly children: JSX.Element;
}

/** A chart with its title. Styled by attributes alone, so that it looks the same when saved. */
function Frame(props: FrameProps): JSX.Element {
  const em = () => props.size.em;
  return (
    <svg
      class="chart"
      role="img"
      aria-label={props.gist}
      width={props.size.width}
      height={props.size.height}
      viewBox={`0 0 ${props.size.width} ${props.size.height}`}
      font-family="Inter, system-ui, 'Hiragino Sans', 'Noto Sans JP', sans-serif"
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
  readonly style: TagStyle;
  readonly theme: Theme;
  readonly x: number;
  readonly y: number;
}

/** The letter of a pane beside its line or bar. */
function Letter(props: LetterProps): JSX.Element {
  return (
    <text
      x={props.x}
      y={props.y}
      dy="0.35em"
      font-weight="600"
      fill={colourOf(props.style, props.theme)}
    >
      {props.style.letter}
    </text>
  );
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
    dash
      .split(' ')
      .map((length) => (Number(length) * scale()).toFixed(1))
      .join(' ');
  const ids = () => [...props.styles.keys()];
  const trace = (id: number) => props.plot.traces.find((one) => one.id === id);
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
      <For each={ids()}>
        {(id) => {
          const style = () => props.styles.get(id)!;
          const colour = () => colourOf(style(), props.theme);
          const end = () => trace(id)?.end;
          return (
            <g fill="none" stroke={colour()} stroke-linejoin="round" stroke-linecap="round">
              <path d={trace(id)?.band ?? ''} fill={colour()} fill-opacity="0.13" stroke="none" />
              <path
                d={trace(id)?.line ?? ''}
                stroke-width={1.5 * scale()}
                stroke-linecap="butt"
                stroke-dasharray={style().dash && dashes(style())}
              />
              <Show when={end()}>
                {(at) => (
                  <>
                    <path
                      d={style().shape}
                      transform={`translate(${at().x.toFixed(1)} ${at().y.toFixed(1)}) scale(${scale().toFixed(2)})`}
                      fill={style().open ? 'none' : colour()}
                      stroke={style().open ? colour() : props.theme.text.panel}
                      stroke-width={style().open ? 1.75 : 1}
                    />
                    <g stroke="none">
                      <Letter
                        style={style()}
                        theme={props.theme}
                        x={right() + 0.9 * em()}
                        y={trace(id)?.label ?? 0}
                      />
                    </g>
                  </>
                )}
              </Show>
            </g>
          );
        }}
      </For>
    </Frame>
  );
}

interface BarChartProps extends ChartProps {
  readonly bars: readonly Bar[];
  readonly value: (value: number) => string;
}

/** One bar per pane, between its letter and its number. */
export function BarChart(props: BarChartProps): JSX.Element {
  const left = () => besideBars(props.size).left;
  const em = () => props.size.em;
  return (
    <Frame {...props}>
      <For each={[...props.styles.keys()]}>
        {(id) => {
          const style = () => props.styles.get(id)!;
          return (
            <Show when={props.bars.find((bar) => bar.id === id)}>
              {(bar) => (
                <>
                  <Letter style={style()} theme={props.theme} x={0.2 * em()} y={bar().y} />
                  <rect
                    x={left()}
                    y={bar().y - bar().height / 2}
                    width={bar().width}
                    height={bar().height}
                    rx={Math.min(0.2 * em(), bar().width / 2)}
                    fill={colourOf(style(), props.theme)}
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
              )}
            </Show>
          );
        }}
      </For>
    </Frame>
  );
}
