import { createSignal, For, Show, type JSX } from 'solid-js';
import { middleOf } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { coveredBy } from '../../solve/problem.ts';
import { silhouette } from '../gallery/paths.ts';
import type { ClassProps } from './props.ts';

/** The direction of each arrow key. */
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much further a cell beside the direction counts. */
const ASIDE = 3;

/** The cells of the board as buttons, and the piece that has been picked up. Arrow keys go from cell to cell. */
export function HandBoard(props: ClassProps): JSX.Element {
  let group!: SVGGElement;
  const [at, setAt] = createSignal(0);
  const problem = () => props.moment.problem;
  const lattice = () => problem().puzzle.lattice;
  const outline = (cell: number) => silhouette(lattice(), [problem().cells[cell]!]);
  const middle = (cell: number) => middleOf(lattices[lattice()], problem().cells[cell]!);
  const nameOf = (cell: number): string => {
    const { names, situation } = props.moment;
    const laid = situation.path.find((placement) => coveredBy(problem(), placement).includes(cell));
    return laid === undefined ? names.cell(cell) : `${names.cell(cell)}, ${names.placed(laid)}`;
  };
  /** The nearest cell in a direction. */
  const beside = (from: number, [x, y]: readonly [number, number]): number => {
    const [fromX, fromY] = middle(from);
    let nearest = from;
    let least = Infinity;
    for (const cell of problem().cells.keys()) {
      const [right, down] = [middle(cell)[0] - fromX, middle(cell)[1] - fromY];
      const along = right * x + down * y;
      const away = along + ASIDE * Math.abs(right * y - down * x);
      if (along < 0.1 || away >= least) continue;
      least = away;
      nearest = cell;
    }
    return nearest;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    if (event.key === 'Enter' || event.key === ' ') props.hand.pointAt(at());
    else if (arrow) {
      setAt(beside(at(), arrow));
      (group.children[at()] as SVGElement).focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <svg class="board-marks hand">
      <g
        ref={group}
        role="group"
        aria-label={props.words.practice.name}
        transform={`translate(${props.place.x} ${props.place.y}) scale(${props.place.cell})`}
        style={{ '--px': `${1 / Math.max(1, props.place.cell)}px` }}
        onKeyDown={onKeyDown}
      >
        <For each={[...problem().cells.keys()]}>
          {(cell) => (
            <path
              class="target"
              role="button"
              aria-label={nameOf(cell)}
              tabindex={cell === at() ? 0 : -1}
              d={outline(cell)}
              onClick={() => {
                setAt(cell);
                props.hand.pointAt(cell);
              }}
            />
          )}
        </For>
        <Show when={props.hand.ghost}>
          {(cells) => <path class="ghost" d={silhouette(lattice(), cells())} />}
        </Show>
      </g>
    </svg>
  );
}
