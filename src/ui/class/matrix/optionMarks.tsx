import { createMemo, For, Show, type JSX } from 'solid-js';
import { coveredBy } from '../../../solve/problem.ts';
import { waysOfPiece } from '../../../teach/moment/waysLeft.ts';
import { silhouette } from '../../gallery/paths.ts';
import type { ClassProps } from '../props.ts';

/** What is pointed at in a panel or in the tray, on the board: where an option lies, a cell, and all ways of a piece. */
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
  /** A question is not answered by them, and by hand they would lie under what is laid. */
  const isSecret = () => props.asking.isOpen || props.asking.shows.isComing || props.hand.isOn;
  const ways = createMemo((): readonly number[] => {
    const { item } = props.pointing;
    const { search, situation } = props.moment;
    const isPiece = item !== undefined && item >= problem().cells.length;
    if (!isPiece || isSecret()) return [];
    return waysOfPiece(problem(), search, situation.path, item - problem().cells.length);
  });
  return (
    <svg class="option-marks" aria-hidden="true">
      <g
        transform={`translate(${props.place.x} ${props.place.y}) scale(${props.place.cell})`}
        style={{ '--px': `${1 / Math.max(1, props.place.cell)}px` }}
      >
        <For each={ways()}>
          {(placement) => <path class="way" d={outline(coveredBy(problem(), placement))} />}
        </For>
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
