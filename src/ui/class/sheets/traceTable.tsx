import { type SheetWords, captionOf, type Language } from '../../../words/index.ts';
import { For, Show, type JSX } from 'solid-js';
import { type Problem, coveredBy } from '../../../solve/problem.ts';
import type { Names } from '../../../teach/moment/names.ts';
import type { Trace, TraceRow } from '../../../teach/code/trace.ts';
import { seams } from '../../gallery/paths.ts';
import { boxOf, cut, nameSpot } from './paper.ts';

/** The most pieces of which it is said one by one why they do not fit. */
const MOST_REASONS = 3;

interface TraceTableProps {
  readonly problem: Problem;
  readonly names: Names;
  readonly say: SheetWords;
  readonly language: Language;
  readonly trace: Trace;
  /** The number of rows that are filled in. */
  readonly filled: number;
  /** The least height of a row, in mm. */
  readonly row: number;
}

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
  return (
    <table class="trace">
      <thead>
        <tr>
          <For each={columns}>
            {([name, width]) => (
              <th scope="col" style={{ width }}>
                {props.say.column[name]}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.trace.rows}>
          {(row, at) => (
            <tr style={{ height: `${props.row}mm` }}>
              <Show when={at() < props.filled} fallback={<EmptyRow {...props} step={row} />}>
                <FilledRow {...props} step={row} />
              </Show>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

type RowProps = TraceTableProps & { readonly step: TraceRow };

function EmptyRow(props: RowProps): JSX.Element {
  return (
    <>
      <th scope="row">{props.say.number(props.step.step)}</th>
      <td />
      <td />
      <td />
      <td>
        <SmallBoard {...props} height={props.row} path={undefined} />
      </td>
    </>
  );
}

function FilledRow(props: RowProps): JSX.Element {
  const item = () => (props.step.item === undefined ? '' : props.names.item(props.step.item));
  const placed = () =>
    props.step.placement === undefined ? '' : props.names.placed(props.step.placement);
  const change = (): string => {
    const { placement, isRemoved } = props.step;
    if (placement === undefined) return props.say.end;
    return isRemoved ? props.say.removed(placed()) : props.say.placed(placed());
  };
  const tried = (): readonly string[] => {
    const refused = props.step.refused.map(({ piece }) => props.names.piece(piece));
    return change() === props.say.placed(placed()) ? [...refused, placed()] : refused;
  };
  /** The reasons for which pieces do not fit; where the search does not go on, the caption. */
  const why = (): string => {
    const { explanation, refused } = props.step;
    const isOn = explanation.kind === 'next' || explanation.kind === 'again';
    const isFew = refused.length <= MOST_REASONS;
    if (explanation.kind === 'stuck' && refused.length > 0 && isFew)
      return props.say.why(refused, props.names);
    if (explanation.kind === 'stuck') return captionOf(explanation, props.names, props.language);
    const vain = isFew ? props.say.why(refused, props.names) : props.say.none(refused.length);
    return isOn ? vain : `${vain} ${captionOf(explanation, props.names, props.language)}`.trim();
  };
  return (
    <>
      <th scope="row">
        {props.say.number(props.step.step)} <b>{change()}</b>
      </th>
      <td>{item()}</td>
      <td>{props.say.pieces(tried())}</td>
      <td class="why">{why()}</td>
      <td>
        <SmallBoard {...props} height={props.row} path={props.step.path} />
      </td>
    </>
  );
}

/**
 * The greatest width of a small board, the greatest height of its row, the margin above and below it, and the
 * least and greatest width of a cell, in mm.
 */
const SMALL = { width: 26, row: 13.5, margin: 1.8, least: 2.2, most: 4.8 };

/** The width of a cell of a small board in a row of some height, in mm; undefined if it were too small. */
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

/** The placements on a board; on a large one, the names of their pieces alone. */
function SmallBoard(props: SmallBoardProps): JSX.Element {
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
