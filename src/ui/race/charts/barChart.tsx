import { For, Show, type JSX } from 'solid-js';
import { Frame, Letter, type ChartProps } from './chart.tsx';
import { colourOf } from '../panes/tagStyles.ts';
import { besideBars, type Bar } from './plots.ts';

interface BarChartProps extends ChartProps {
  readonly bars: readonly Bar[];
  readonly value: (value: number) => string;
}

/** One bar per pane, between its letter and its number. */
export function BarChart(props: BarChartProps): JSX.Element {
  const left = () => besideBars(props.size).left;
  const em = () => props.size.em;
  return (
    <Frame size={props.size} theme={props.theme} title={props.title} gist={props.gist}>
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
