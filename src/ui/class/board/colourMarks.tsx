import { createMemo, For, Show, type JSX } from 'solid-js';
import { middleOf } from '../../../puzzle/geometry.ts';
import { lattices } from '../../../puzzle/lattices/index.ts';
import { boardColours } from '../../../teach/weighting/boardColours.ts';
import type { ClassProps } from '../state.ts';
import { outlineOf } from './cells.tsx';
import { shadeOf } from './shade.ts';
import { BESIDE, RADIUS, type ProofMarksProps } from './proofMarks.tsx';

/** The cells in the colours of the lattice, where nothing else is painted: whole where they are open, as dots on pieces. */
export function ColourMarks(props: ProofMarksProps): JSX.Element {
  const { problem } = props.moment;
  const colours = createMemo(() => boardColours(problem));
  return (
    <Show when={isPainted(props)}>
      <g class="colours">
        <For each={[...problem.cells.keys()]}>
          {(cell) => {
            const [x, y] = middleOf(lattices[problem.puzzle.lattice], problem.cells[cell]!);
            const shade = `shade ${shadeOf(colours().of[cell]!, colours().count)}`;
            return (
              <Show
                when={props.covered.has(cell)}
                fallback={<path class={shade} d={outlineOf(problem, [cell])} />}
              >
                <circle class={`${shade} dot`} cx={x} cy={y + BESIDE} r={RADIUS} />
              </Show>
            );
          }}
        </For>
      </g>
    </Show>
  );
}

const isPainted = ({ moment, marks }: ClassProps): boolean =>
  moment.panels.includes('colours') && marks.colours.length === 0 && !moment.proof?.proof;
