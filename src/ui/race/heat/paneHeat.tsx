import { createMemo, createSignal, For, Show, untrack, type JSX } from 'solid-js';
import { busiest } from '../../../lag/heatScale.ts';
import { namesOf } from '../../../teach/moment/names.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { Theme } from '../../../theme/index.ts';
import type { Words } from '../../../words/index.ts';
import { compact } from '../../status/figures.ts';
import { cellBeside, rowsOf } from '../../widgets/boards/boardWalk.ts';
import { silhouette } from '../../../drawing/paths.ts';
import { createRovingFocus } from '../../widgets/focus/rovingFocus.ts';
import type { PaneModel, RaceProps } from '../model.ts';
import type { PaneHeat } from './model.ts';
import { Scale } from './scale.tsx';
import './paneHeat.css';

/** How many of the busiest cells are told to screen readers. */
const TOLD = 5;

interface PaneHeatProps extends Pick<RaceProps, 'words' | 'model'> {
  readonly pane: PaneModel;
  readonly problem: Problem;
  readonly heat: 'chosen' | 'cleared' | 'covered';
  readonly theme: Theme;
  /** What the pane is called. */
  readonly name: string;
}

/** The heat of a board: its scale, and the number of the cell that is pointed at or has the focus. */
export function PaneHeatLine(props: PaneHeatProps): JSX.Element {
  const [pointed, point] = createSignal<number>();
  const say = () => props.words.race.heat;
  const shown = (): PaneHeat | undefined => props.pane.heat;
  const names = untrack(() => namesOf(props.problem));
  const sentence = (cell: number): string => {
    const heat = shown();
    const name = names.cell(cell);
    return heat ? say().cell(name, say().counts[props.heat](heat.counts[cell]!)) : name;
  };
  /** A number of the scale; the exact ones are in the sentence. */
  const short = (count: number): string => compact(count, props.model.choices.lang);
  const reading = () => {
    const cell = pointed();
    const heat = shown();
    if (cell === undefined || !heat) return undefined;
    const amount = say().amounts[props.heat](heat.counts[cell]!);
    return {
      short: say().cell(names.cell(cell), amount),
      whole: sentence(cell),
    };
  };
  return (
    <>
      <p class="pane-heat">
        <Show when={shown()} fallback={'\u00a0'}>
          {(heat) => (
            <>
              <Show when={!reading()}>
                <Scale
                  theme={props.theme}
                  scale={heat().scale}
                  end={(_, count) => short(count)}
                  middle={short}
                />
                <For each={say().units[props.heat]}>
                  {(word) => (
                    <span class="unit" aria-hidden="true">
                      {word}
                    </span>
                  )}
                </For>
              </Show>
              <Show when={reading()}>
                {(text) => <span title={text().whole}>{text().short}</span>}
              </Show>
              <span class="unseen">{gist(heat(), say(), (cell) => names.cell(cell), props)}</span>
            </>
          )}
        </Show>
      </p>
      <HeatCells
        {...props}
        // While it plays, numbers change faster than they are read.
        nameOf={(cell) =>
          props.model.passing && cell !== pointed() ? names.cell(cell) : sentence(cell)
        }
        point={point}
      />
    </>
  );
}

/** The heat in words: its step, the ends of its scale, and the busiest cells. */
function gist(
  { step, counts, scale }: PaneHeat,
  say: Words['race']['heat'],
  nameOf: (cell: number) => string,
  { heat }: Pick<PaneHeatProps, 'heat'>,
): string {
  if (!scale) return say.nothing(step);
  const told = busiest(counts, TOLD).map(({ cell, count }) =>
    say.cell(nameOf(cell), say.counts[heat](count)),
  );
  return say.gist(step, scale, told);
}

interface HeatCellsProps extends PaneHeatProps {
  nameOf(cell: number): string;
  point(cell: number | undefined): void;
}

/** The cells of the board, to be pointed at and walked through. */
function HeatCells(props: HeatCellsProps): JSX.Element {
  let box!: SVGSVGElement;
  const { problem } = untrack(() => props);
  const rows = rowsOf(problem);
  const outlines = problem.cells.map((cell) => silhouette(problem.puzzle.lattice, [cell]));
  const walk = createRovingFocus({
    container: () => box,
    entry: (last = 0) => last,
    beside: (from, key) => cellBeside(problem, from, key),
    point: (cell) => props.point(cell),
  });
  const place = createMemo(() => props.pane.place, undefined, {
    equals: (one, other) => one?.x === other?.x && one?.y === other?.y && one?.cell === other?.cell,
  });
  return (
    <svg
      ref={box}
      class="heat-cells"
      role="grid"
      aria-label={props.words.race.heat.cells(props.name)}
      {...walk.handlers}
    >
      <Show when={place()}>
        {(at) => (
          <g transform={`translate(${at().x} ${at().y}) scale(${at().cell})`}>
            <For each={rows}>
              {(row) => (
                <g role="row">
                  <For each={row.filter((cell) => cell < problem.cells.length)}>
                    {(cell) => (
                      <path
                        role="gridcell"
                        aria-label={props.nameOf(cell)}
                        data-place={cell}
                        tabindex={walk.tabIndex(cell)}
                        d={outlines[cell]}
                      />
                    )}
                  </For>
                </g>
              )}
            </For>
          </g>
        )}
      </Show>
    </svg>
  );
}
