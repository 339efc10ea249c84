import { Show, type JSX } from 'solid-js';
import { silhouette } from '../gallery/paths.ts';
import { placementOn } from './boardRows.ts';
import { CellGrid } from './cellGrid.tsx';
import type { ClassProps } from './props.ts';

/** The cells of the board to point at, and the piece that has been picked up. */
export function HandBoard(props: ClassProps): JSX.Element {
  const problem = () => props.moment.problem;
  const nameOf = (cell: number): string => {
    const { names, situation } = props.moment;
    const laid = placementOn(problem(), situation.path, cell);
    return laid === undefined ? names.cell(cell) : `${names.cell(cell)}, ${names.placed(laid)}`;
  };
  return (
    <CellGrid
      problem={problem()}
      place={props.place}
      label={props.words.practice.name}
      nameOf={nameOf}
      press={(cell) => props.hand.pointAt(cell)}
    >
      <Show when={props.hand.ghost}>
        {(cells) => <path class="ghost" d={silhouette(problem().puzzle.lattice, cells())} />}
      </Show>
    </CellGrid>
  );
}
