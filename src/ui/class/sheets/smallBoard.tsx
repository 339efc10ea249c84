import { For, Show, type JSX } from 'solid-js';
import { coveredBy, type Problem } from '../../../solve/problem.ts';
import type { Names } from '../../../teach/names.ts';
import type { SheetWords } from '../../../words/index.ts';
import { seams } from '../../gallery/paths.ts';
import { boxOf, cut, nameSpot } from './paper.ts';

/**
 * The widest a small board may be, the highest row that it may make, what is left above and below it, and the least and
 * greatest width of a cell, in mm.
 */
const SMALL = { width: 26, row: 13.5, margin: 1.8, least: 2.2, most: 4.8 };

/** The width of a cell of a small board in a row of some height, in mm; undefined if no row has room to write in it. */
function smallCell({ puzzle, cells }: Problem, row: number): number | undefined {
  const { width, height } = boxOf(puzzle.lattice, cells);
  const cellIn = (room: number): number =>
    Math.min(SMALL.most, SMALL.width / width, (room - SMALL.margin) / height);
  if (cellIn(SMALL.row) < SMALL.least) return undefined;
  return Math.max(SMALL.least, cellIn(row));
}

interface SmallBoardProps {
  readonly problem: Problem;
  readonly names: Names;
  readonly say: SheetWords;
  /** The height that there is for it, in mm. */
  readonly height: number;
  /** The placements on it; undefined if they are to be drawn by hand. */
  readonly path: readonly number[] | undefined;
}

/** What lies on the board; on a large one only which pieces do. */
export function SmallBoard(props: SmallBoardProps): JSX.Element {
  const lattice = () => props.problem.puzzle.lattice;
  const box = () => boxOf(lattice(), props.problem.cells);
  const cellsOf = (placement: number) =>
    Array.from(coveredBy(props.problem, placement), (cell) => props.problem.cells[cell]!);
  return (
    <Show
      when={smallCell(props.problem, props.height)}
      fallback={props.path && props.say.pieces(props.path.map(props.names.placed))}
    >
      {(cell) => (
        <svg
          class="small-board"
          viewBox={box().viewBox}
          width={`${box().width * cell()}mm`}
          height={`${box().height * cell()}mm`}
        >
          <path class="seam" d={seams(lattice(), props.problem.cells)} />
          <For each={props.path ?? []}>
            {(placement) => {
              const [x, y] = nameSpot(lattice(), cellsOf(placement));
              return (
                <>
                  <path class="laid" d={cut(lattice(), cellsOf(placement))} />
                  <text x={x} y={y}>
                    {props.names.letterOf(placement)}
                  </text>
                </>
              );
            }}
          </For>
          <path class="cut" d={cut(lattice(), props.problem.cells)} />
        </svg>
      )}
    </Show>
  );
}
