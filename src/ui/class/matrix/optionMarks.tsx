import { Show, type JSX } from 'solid-js';
import { coveredBy } from '../../../solve/problem.ts';
import { silhouette } from '../../gallery/paths.ts';
import type { ClassProps } from '../props.ts';

/** What is pointed at in a panel, on the board: where an option lies, and a cell. */
export function OptionMarks(props: ClassProps): JSX.Element {
  const problem = () => props.moment.problem;
  const outline = (cells: Iterable<number>): string =>
    silhouette(
      problem().puzzle.lattice,
      Array.from(cells, (cell) => problem().cells[cell]!),
    );
  const cell = () => {
    const { item } = props.pointing;
    return item !== undefined && item < problem().cells.length ? item : undefined;
  };
  return (
    <svg class="option-marks" aria-hidden="true">
      <g
        transform={`translate(${props.place.x} ${props.place.y}) scale(${props.place.cell})`}
        style={{ '--px': `${1 / Math.max(1, props.place.cell)}px` }}
      >
        <Show when={props.pointing.placement !== undefined}>
          <path class="option" d={outline(coveredBy(problem(), props.pointing.placement!))} />
        </Show>
        <Show when={cell() !== undefined}>
          <path class="item" d={outline([cell()!])} />
        </Show>
      </g>
    </svg>
  );
}
