import type { JSX } from 'solid-js';
import { placementOn } from './boardRows.ts';
import { CellGrid } from './cellGrid.tsx';
import type { ClassProps } from './props.ts';

/** The board to be walked cell by cell; each says what is to be seen there. */
export function BoardCells(props: ClassProps): JSX.Element {
  const say = () => props.words.classroom;
  const nameOf = (cell: number): string => {
    const { problem, names, situation, ways } = props.moment;
    const { marks } = props.hand;
    const name = names.cell(cell);
    const laid = placementOn(problem, situation.path, cell);
    if (laid !== undefined)
      return say().coveredCell(name, names.placed(laid), situation.path.indexOf(laid) + 1);
    return say().openCell(name, {
      ways: ways?.ofCell[cell],
      isNext: marks.next === cell,
      isRefused: marks.refused.includes(cell),
    });
  };
  return (
    <CellGrid
      problem={props.moment.problem}
      place={props.place}
      label={say().cells}
      nameOf={nameOf}
    />
  );
}
