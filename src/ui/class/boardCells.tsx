import { createMemo, type JSX } from 'solid-js';
import { coveredBy } from '../../solve/problem.ts';
import { CellGrid } from './cellGrid.tsx';
import type { ClassProps } from './props.ts';

/** The board to be walked cell by cell; each says what is to be seen there. */
export function BoardCells(props: ClassProps): JSX.Element {
  const say = () => props.words.classroom;
  const press = (): ((cell: number) => void) | undefined => {
    if (props.goTo.aim?.kind === 'cell') return (cell) => props.goTo.pointAt(cell);
    const { isOpen, question } = props.asking;
    const targets = isOpen ? question!.targets : [];
    if (!targets.some((item) => item < props.moment.problem.cells.length)) return undefined;
    return (cell) => {
      if (targets.includes(cell)) props.asking.answer(cell);
    };
  };
  /** Covered cell → which placement covers it, in the order of placing. */
  const covered = createMemo(() => {
    const { problem, situation } = props.moment;
    const all = situation.path.map((placement) => [...coveredBy(problem, placement)]);
    return new Map(all.flatMap((cells, order) => cells.map((cell) => [cell, order] as const)));
  });
  const nameOf = (cell: number): string => {
    const { names, situation, ways } = props.moment;
    const { marks } = props;
    const name = names.cell(cell);
    const order = covered().get(cell);
    if (order !== undefined)
      return say().coveredCell(name, names.placed(situation.path[order]!), order + 1);
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
      isAsking={props.goTo.aim?.kind === 'cell'}
      press={press()}
      point={props.pointing.isOn ? (item) => props.pointing.point({ item }) : undefined}
    />
  );
}
