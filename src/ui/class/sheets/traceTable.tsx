import { For, Show, type JSX } from 'solid-js';
import { coveredBy, fixedTiles, type Problem } from '../../../solve/problem.ts';
import type { Trace, TraceRow } from '../../../teach/code/trace.ts';
import { lateWords, captionOf } from '../../../words/index.ts';
import { joined } from '../../../words/sentences.ts';
import type { ClassProps } from '../state.ts';
import { PaperShape } from './cutOuts.tsx';
import { nameSpot, sharpOutline } from '../../../drawing/paths.ts';
import { boxOf } from './paper.ts';

/** The most pieces of which it is said one by one why they do not fit. */
const MOST_REASONS = 3;

interface TraceTableProps extends ClassProps {
  readonly trace: Trace;
  /** The number of rows that are filled in. */
  readonly filled: number;
  readonly size: keyof typeof sizes;
}

/** The size of boards and rows that are to be drawn in, and of answers: widths and heights in mm. */
const sizes = {
  /** So wide that they can be drawn in, unless they would be higher than a quarter of a page. */
  toFill: { width: 26, row: 62, least: 13.5 },
  answers: { width: 26, row: 11, least: 11 },
};

/** The columns, and the widths of all but that of reasons, which has the rest. */
const columns = [
  ['step', '19mm'],
  ['item', '15mm'],
  ['tried', '30mm'],
  ['why', undefined],
  ['board', '31mm'],
] as const;

/** A table of steps: the item, the pieces tried in vain and why, and the board after the step. */
export function TraceTable(props: TraceTableProps): JSX.Element {
  const { names } = props.moment;
  const say = () => lateWords(props.words).sheets;
  const change = ({ placement, isRemoved }: TraceRow): string => {
    if (placement === undefined) return say().end;
    return say()[isRemoved ? 'removed' : 'placed'](names.placed(placement));
  };
  const tried = ({ refused, placement, isRemoved }: TraceRow): string => {
    const vain = refused.map(({ piece }) => names.piece(piece));
    const isPlaced = placement !== undefined && !isRemoved;
    return say().pieces(isPlaced ? [...vain, names.placed(placement)] : vain);
  };
  /** The reasons for which pieces do not fit; where the search does not go on, the caption. */
  const why = ({ explanation, refused }: TraceRow): string => {
    const { kind } = explanation;
    const isFew = refused.length <= MOST_REASONS;
    const vain = isFew ? props.words.whyNot(refused, names) : say().none(refused.length);
    if (kind === 'next' || kind === 'again') return vain;
    const caption = captionOf(explanation, names, props.model.choices.lang);
    if (kind === 'stuck') return refused.length > 0 && isFew ? vain : caption;
    return joined([vain, caption]);
  };
  return (
    <table class="trace">
      <thead>
        <tr>
          <For each={columns}>
            {([name, width]) => (
              <th scope="col" style={{ width }}>
                {say().column[name]}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.trace.rows}>
          {(row, at) => {
            const isFilled = at() < props.filled;
            return (
              <tr style={{ height: `${sizes[props.size].least}mm` }}>
                <th scope="row">
                  {say().number(row.step)} {isFilled && <b>{change(row)}</b>}
                </th>
                <td>{isFilled && row.item !== undefined && names.item(row.item)}</td>
                <td>{isFilled && tried(row)}</td>
                <td class="why">{isFilled && why(row)}</td>
                <td>
                  <SmallBoard {...props} path={isFilled ? row.path : undefined} />
                </td>
              </tr>
            );
          }}
        </For>
      </tbody>
    </table>
  );
}

/** Above and below a board in its row, and the least and the greatest width of a cell, in mm. */
const SMALL = { margin: 1.8, least: 2.2, most: 9 };

/** The width of a cell of a board, in mm; undefined if it were too small to be drawn in. */
function smallCell({ puzzle, board }: Problem, size: keyof typeof sizes): number | undefined {
  const { width, height } = boxOf(puzzle.lattice, board);
  const cellIn = (room: (typeof sizes)['toFill']): number =>
    Math.min(SMALL.most, room.width / width, (room.row - SMALL.margin) / height);
  if (cellIn(sizes.toFill) < SMALL.least) return undefined;
  return Math.max(SMALL.least, cellIn(sizes[size]));
}

interface SmallBoardProps extends TraceTableProps {
  /** The placements on it; undefined if they are to be drawn by hand. */
  readonly path: readonly number[] | undefined;
}

/** The placements on a board; on a large one, the names of their pieces alone. */
function SmallBoard(props: SmallBoardProps): JSX.Element {
  const { problem, names } = props.moment;
  const { lattice } = problem.puzzle;
  const cellsOf = (tile: number) =>
    Array.from(coveredBy(problem, tile), (cell) => problem.board[cell]!);
  return (
    <Show
      when={smallCell(problem, props.size)}
      fallback={props.path && lateWords(props.words).sheets.pieces(props.path.map(names.placed))}
    >
      {(width) => (
        <PaperShape class="small-board" lattice={lattice} cells={problem.board} width={width()}>
          <For each={[...fixedTiles(problem), ...(props.path ?? [])]}>
            {(tile) => {
              const [x, y] = nameSpot(lattice, cellsOf(tile));
              return (
                <>
                  <path class="laid" d={sharpOutline(lattice, cellsOf(tile))} />
                  <text x={x} y={y}>
                    {names.letterOf(tile)}
                  </text>
                </>
              );
            }}
          </For>
        </PaperShape>
      )}
    </Show>
  );
}
