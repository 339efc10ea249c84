import { For, Show, type JSX } from 'solid-js';
import type { Problem } from '../../../solve/problem.ts';
import type { Names } from '../../../teach/names.ts';
import type { Trace, TraceRow } from '../../../teach/trace.ts';
import { type SheetWords, captionOf, type Language } from '../../../words/index.ts';
import { SmallBoard } from './smallBoard.tsx';

/** For more pieces than that it is not said one by one why they do not fit. */
const MOST_REASONS = 3;

interface TraceTableProps {
  readonly problem: Problem;
  readonly names: Names;
  readonly say: SheetWords;
  readonly language: Language;
  readonly trace: Trace;
  /** How many rows are filled in; the others are left to be. */
  readonly filled: number;
  /** The least height of a row, in mm. */
  readonly row: number;
}

/** A table of steps: what is next, what was tried in vain and why, and the board after it. */
export function TraceTable(props: TraceTableProps): JSX.Element {
  const columns = () => {
    const { step, item, tried, why, board } = props.say.column;
    return [step, item, tried, why, board];
  };
  return (
    <table class="trace">
      <thead>
        <tr>
          <For each={columns()}>{(column) => <th scope="col">{column}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.trace.rows}>
          {(row, at) => (
            <tr style={{ height: `${props.row}mm` }}>
              <Show when={at() < props.filled} fallback={<EmptyRow {...props} its={row} />}>
                <FilledRow {...props} its={row} />
              </Show>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

type RowProps = TraceTableProps & { readonly its: TraceRow };

function EmptyRow(props: RowProps): JSX.Element {
  return (
    <>
      <th scope="row">{props.say.number(props.its.step)}</th>
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
  const item = () => (props.its.item === undefined ? '' : props.names.item(props.its.item));
  const placed = () =>
    props.its.placement === undefined ? '' : props.names.placed(props.its.placement);
  const change = (): string => {
    const { placement, isRemoved } = props.its;
    if (placement === undefined) return props.say.end;
    return isRemoved ? props.say.removed(placed()) : props.say.placed(placed());
  };
  const tried = (): readonly string[] => {
    const refused = props.its.refused.map(({ piece }) => props.names.piece(piece));
    return change() === props.say.placed(placed()) ? [...refused, placed()] : refused;
  };
  /** Why pieces do not fit; where nothing goes on, what was found. */
  const why = (): string => {
    const { moment, refused } = props.its;
    const isOn = moment.kind === 'next' || moment.kind === 'again';
    const isFew = refused.length <= MOST_REASONS;
    if (moment.kind === 'stuck' && refused.length > 0 && isFew)
      return props.say.why(refused, props.names);
    if (moment.kind === 'stuck') return captionOf(moment, props.names, props.language);
    const vain = isFew ? props.say.why(refused, props.names) : props.say.none(refused.length);
    return isOn ? vain : `${vain} ${captionOf(moment, props.names, props.language)}`.trim();
  };
  return (
    <>
      <th scope="row">
        {props.say.number(props.its.step)} <b>{change()}</b>
      </th>
      <td>{item()}</td>
      <td>{props.say.pieces(tried())}</td>
      <td class="why">{why()}</td>
      <td>
        <SmallBoard {...props} height={props.row} path={props.its.path} />
      </td>
    </>
  );
}
