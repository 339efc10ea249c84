import { For, Show, type JSX } from 'solid-js';
import { middleOf } from '../../../puzzle/geometry.ts';
import { lattices } from '../../../puzzle/lattices/index.ts';
import type { ClassProps } from '../state.ts';
import { outlineOf } from './cells.tsx';

/** The radius of a mark on a piece, and its distance from the middle of a cell. */
export const RADIUS = 0.11;
export const BESIDE = 0.33;

export interface ProofMarksProps extends ClassProps {
  /** The cells on which pieces lie. */
  readonly covered: ReadonlySet<number>;
}

/** The weights of cells by which no solution is left: open cells that are marked are dark, or cells have figures. */
export function ProofMarks(props: ProofMarksProps): JSX.Element {
  const found = () => (props.marks.colours.length > 0 ? undefined : props.moment.proof);
  return (
    <Show when={found()?.proof && found()} keyed>
      {({ problem, proof }) => {
        const { weights } = proof!.weighting;
        const isMarked = weights.every((weight) => weight === 0 || weight === 1);
        const lattice = lattices[problem.puzzle.lattice];
        /** A proof of what pieces leave has no cells below them. */
        const isCovered = (cell: number): boolean =>
          problem === props.moment.problem && props.covered.has(cell);
        /** Where cells are no squares, their names stand in the middle. */
        const isAside = (cell: number): boolean =>
          problem.puzzle.lattice !== 'square' || isCovered(cell);
        const cells = [...problem.cells.keys()].filter((cell) => weights[cell] !== 0 || !isMarked);
        return (
          <For each={cells}>
            {(cell) => {
              const [x, y] = middleOf(lattice, problem.cells[cell]!);
              return (
                <Show
                  when={isMarked}
                  fallback={
                    <text
                      class="weight"
                      classList={{ aside: isAside(cell) }}
                      x={x}
                      y={isAside(cell) ? y + BESIDE : y}
                    >
                      {props.words.proof.figure(weights[cell]!)}
                    </text>
                  }
                >
                  <Show
                    when={isCovered(cell)}
                    fallback={<path class="shade dark" d={outlineOf(problem, [cell])} />}
                  >
                    <circle class="mark" cx={x} cy={y + BESIDE} r={RADIUS} />
                  </Show>
                </Show>
              );
            }}
          </For>
        );
      }}
    </Show>
  );
}
