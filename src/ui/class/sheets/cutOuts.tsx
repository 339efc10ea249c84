import { For, Show, type JSX } from 'solid-js';
import { middleOf } from '../../../puzzle/geometry.ts';
import { lattices, type LatticeId } from '../../../puzzle/lattices/index.ts';
import type { Cell } from '../../../puzzle/types.ts';
import { nameSpot, seams, sharpOutline } from '../../../drawing/paths.ts';
import { coveredBy } from '../../../solve/problem.ts';
import { lateWords } from '../../../words/index.ts';
import type { ClassProps } from '../state.ts';
import { boxOf, cellWidth, copiesToCut } from './paper.ts';

/** The board, and all pieces to be cut out, at the same scale; options as lists of their items. */
export function CutOuts(props: ClassProps): JSX.Element {
  const { problem, names } = props.moment;
  const { lattice } = problem.puzzle;
  const width = cellWidth(problem);
  const say = () => lateWords(props.words).sheets;
  const pieces = problem.pieces.flatMap((piece, at) =>
    Array.from({ length: copiesToCut(problem, at) }, () => piece),
  );
  return (
    <>
      <h2>{say().cutOut}</h2>
      <p>{say().scale(width)}</p>
      <PaperShape class="cut-board" lattice={lattice} cells={problem.board} width={width}>
        <For each={problem.cells}>
          {(cell, at) => {
            const [x, y] = middleOf(lattices[lattice], cell);
            return (
              <text class="cell-name" x={x} y={y}>
                {names.cell(at())}
              </text>
            );
          }}
        </For>
        <For each={problem.puzzle.fixed}>
          {({ piece, cells }) => {
            const [x, y] = nameSpot(lattice, cells);
            return (
              <>
                <path class="cut" d={sharpOutline(lattice, cells)} />
                <text class="piece-name" x={x} y={y}>
                  {problem.pieces[piece]!.name}
                </text>
              </>
            );
          }}
        </For>
      </PaperShape>
      <Show when={!names.areOptions} fallback={<OptionList {...props} />}>
        <div class="cut-pieces">
          <For each={pieces}>
            {({ name, cells }) => {
              const [x, y] = nameSpot(lattice, cells);
              return (
                <PaperShape lattice={lattice} cells={cells} width={width}>
                  <text class="piece-name" x={x} y={y}>
                    {name}
                  </text>
                </PaperShape>
              );
            }}
          </For>
        </div>
      </Show>
    </>
  );
}

/** The options that lie on the board, each with its items. */
function OptionList(props: ClassProps): JSX.Element {
  const { problem, names } = props.moment;
  const itemsOf = (option: number): string[] =>
    Array.from(coveredBy(problem, option), (item) => names.cell(item));
  return (
    <ul class="option-list">
      <For each={[...problem.placements.piece.keys()]}>
        {(option) => (
          <li>
            <b>{names.placed(option)}:</b> {lateWords(props.words).sheets.pieces(itemsOf(option))}
          </li>
        )}
      </For>
    </ul>
  );
}

interface PaperShapeProps {
  readonly class?: string;
  readonly lattice: LatticeId;
  readonly cells: readonly Cell[];
  /** The width of a cell, in mm. */
  readonly width: number;
  /** Drawings on the shape, in cell widths. */
  readonly children: JSX.Element;
}

/** A shape on paper, with the outline to cut along. */
export function PaperShape(props: PaperShapeProps): JSX.Element {
  const { lattice, cells } = props;
  const { viewBox, width, height } = boxOf(lattice, cells);
  return (
    <svg
      class={props.class}
      viewBox={viewBox}
      width={`${width * props.width}mm`}
      height={`${height * props.width}mm`}
    >
      <path class="seam" d={seams(lattice, cells)} />
      {props.children}
      <path class="cut" d={sharpOutline(lattice, cells)} />
    </svg>
  );
}
