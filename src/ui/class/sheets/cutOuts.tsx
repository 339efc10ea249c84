import { For, type JSX } from 'solid-js';
import { middleOf } from '../../../puzzle/geometry.ts';
import { lattices } from '../../../puzzle/lattices/index.ts';
import type { Piece } from '../../../puzzle/types.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { Names } from '../../../teach/names.ts';
import type { SheetWords } from '../../../words/index.ts';
import { seams } from '../../gallery/paths.ts';
import { boxOf, cellWidth, copiesToCut, cut, nameSpot } from './paper.ts';

interface CutOutsProps {
  readonly problem: Problem;
  readonly names: Names;
  readonly say: SheetWords;
}

/** The board, and all pieces to be cut out, at the same scale. */
export function CutOuts(props: CutOutsProps): JSX.Element {
  const scale = () => cellWidth(props.problem);
  const lattice = () => props.problem.puzzle.lattice;
  const board = () => boxOf(lattice(), props.problem.cells);
  const pieces = () =>
    props.problem.pieces.flatMap((piece, at) =>
      Array.from({ length: copiesToCut(props.problem, at) }, () => piece),
    );
  return (
    <>
      <h2>{props.say.cutOut}</h2>
      <p>{props.say.scale(scale())}</p>
      <svg
        class="cut-board"
        viewBox={board().viewBox}
        width={`${board().width * scale()}mm`}
        height={`${board().height * scale()}mm`}
      >
        <path class="seam" d={seams(lattice(), props.problem.cells)} />
        <path class="cut" d={cut(lattice(), props.problem.cells)} />
        <For each={props.problem.cells}>
          {(cell, at) => {
            const [x, y] = middleOf(lattices[lattice()], cell);
            return (
              <text class="cell-name" x={x} y={y}>
                {props.names.cell(at())}
              </text>
            );
          }}
        </For>
      </svg>
      <div class="cut-pieces">
        <For each={pieces()}>
          {(piece) => <CutPiece {...props} piece={piece} scale={scale()} />}
        </For>
      </div>
    </>
  );
}

function CutPiece(props: CutOutsProps & { readonly piece: Piece; readonly scale: number }) {
  const lattice = () => props.problem.puzzle.lattice;
  const box = () => boxOf(lattice(), props.piece.cells);
  const spot = () => nameSpot(lattice(), props.piece.cells);
  return (
    <svg
      viewBox={box().viewBox}
      width={`${box().width * props.scale}mm`}
      height={`${box().height * props.scale}mm`}
    >
      <path class="seam" d={seams(lattice(), props.piece.cells)} />
      <path class="cut" d={cut(lattice(), props.piece.cells)} />
      <text class="piece-name" x={spot()[0]} y={spot()[1]}>
        {props.piece.name}
      </text>
    </svg>
  );
}
