import { For, Show, type JSX } from 'solid-js';
import './proofBoard.css';
import { seams, silhouette, viewBox } from '../../../drawing/paths.ts';
import { middleOf } from '../../../puzzle/geometry.ts';
import { lattices, type LatticeId } from '../../../puzzle/lattices/index.ts';
import type { Cell } from '../../../puzzle/types.ts';
import type { Words } from '../../../words/index.ts';

interface ProofBoardProps {
  readonly lattice: LatticeId;
  /** All cells of the board, and those that have weights. */
  readonly board: readonly Cell[];
  readonly cells: readonly Cell[];
  readonly weights: readonly number[];
  readonly words: Words;
}

/** The board of a proof: cells that are marked are dark, or cells have figures. */
export function ProofBoard(props: ProofBoardProps): JSX.Element {
  const isMarked = () => props.weights.every((weight) => weight === 0 || weight === 1);
  const marked = () => props.cells.filter((_, cell) => props.weights[cell] === 1);
  return (
    <svg class="proof-board" viewBox={viewBox(props.lattice, props.board, true)} aria-hidden="true">
      <path class="ground" d={silhouette(props.lattice, props.board)} />
      <Show
        when={isMarked()}
        fallback={
          <For each={props.cells}>
            {(cell, at) => {
              const [x, y] = middleOf(lattices[props.lattice], cell);
              return (
                <text x={x} y={y}>
                  {props.words.proof.figure(props.weights[at()]!)}
                </text>
              );
            }}
          </For>
        }
      >
        <For each={marked()}>
          {(cell) => <path class="marked" d={silhouette(props.lattice, [cell])} />}
        </For>
      </Show>
      <path class="seams" d={seams(props.lattice, props.cells)} />
    </svg>
  );
}
