import { For, Show, type JSX } from 'solid-js';
import { Frame, Letter, type ChartProps } from './chart.tsx';
import { colourOf } from './marks.ts';
import type { Bar } from './plots.ts';

/** What is left free for letters, and for numbers, in px. */
export const beside = { left: 18, right: 84 } as const;

interface BarChartProps extends ChartProps {
  readonly bars: readonly Bar[];
  readonly value: (value: number) => string;
}

/** One bar for each pane, with its letter before it and its number behind it. */
export function BarChart(props: BarChartProps): JSX.Element {
  return (
    <Frame size={props.size} theme={props.theme} title={props.title} gist={props.gist}>
      <For each={[...props.marks.keys()]}>
        {(id) => {
          const mark = () => props.marks.get(id)!;
          return (
            <Show when={props.bars.find((bar) => bar.id === id)}>
              {(bar) => (
                <>
                  <Letter mark={mark()} theme={props.theme} x={2} y={bar().y} />
                  <rect
                    x={beside.left}
                    y={bar().y - bar().height / 2}
                    width={bar().width}
                    height={bar().height}
                    rx={Math.min(2, bar().width / 2)}
                    fill={colourOf(mark(), props.theme)}
                  />
                  <text
                    x={beside.left + bar().width + 6}
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
