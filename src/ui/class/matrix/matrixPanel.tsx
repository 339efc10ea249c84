import { createMemo, For, on, onCleanup, onMount, Show, type JSX } from 'solid-js';
import {
  excerptOf,
  isSmall,
  matrixAt,
  matrixOf,
  type Matrix,
  type MatrixNow,
} from '../../../teach/code/matrix.ts';
import type { ClassProps, ClassState } from '../state.ts';
import { MatrixTable } from './matrixTable.tsx';
import { createTableWalk } from './tableWalk.ts';
import './matrix.css';

/** The puzzle as an exact cover at the moment: all of it, or the options of the item that is branched on. */
export function MatrixPanel(props: ClassProps): JSX.Element {
  const setMarksPointed = (marksPointed: boolean): void =>
    void Object.assign(props.state, { marksPointed, pointed: {} } satisfies Partial<ClassState>);
  onMount(() => setMarksPointed(true));
  onCleanup(() => setMarksPointed(false));
  const say = () => props.words.matrix;
  const matrix = createMemo(
    on([() => props.moment.problem, () => props.moment.search], ([problem, search]) =>
      matrixOf(problem, search),
    ),
  );
  const now = createMemo(() => {
    const { problem, search, situation, explanation } = props.moment;
    return matrixAt(problem, search, matrix(), situation, explanation);
  });
  const excerpt = createMemo(() => excerptOf(matrix(), now()));
  return (
    <section class="class-panel class-matrix" aria-label={say().title}>
      <header>
        <h2>{say().title}</h2>
        <Show when={isSmall(matrix())}>
          <button
            type="button"
            title={`${props.words.tree.foldHint} (X)`}
            aria-pressed={props.state.isFolded}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (props.state.isFolded = !props.state.isFolded)}
          >
            {props.words.tree.fold}
          </button>
        </Show>
      </header>
      <Show
        when={isSmall(matrix())}
        fallback={<OptionList {...props} matrix={matrix()} now={now()} excerpt={excerpt()} />}
      >
        <MatrixTable {...props} matrix={matrix()} now={now()} />
      </Show>
    </section>
  );
}

interface OptionListProps extends ClassProps {
  readonly matrix: Matrix;
  readonly now: MatrixNow;
  /** The options shown, and the number of all other active ones. */
  readonly excerpt: ReturnType<typeof excerptOf>;
}

/** The options of one item, each as the items that it covers, of a matrix that is too large to be shown. */
function OptionList(props: OptionListProps): JSX.Element {
  let table!: HTMLTableElement;
  const say = () => props.words.matrix;
  const options = createMemo(() => props.matrix.options);
  const walk = createTableWalk({
    element: () => table,
    rows: () => props.excerpt.shown,
    columns: () => [],
    placementOf: (option) => options()[option]!.placement,
    point: (pointed) => (props.state.pointed = pointed),
  });
  return (
    <div class="matrix-box">
      <Show when={props.now.item !== undefined} fallback={<p>{say().none}</p>}>
        <table ref={table} role="grid" class="option-list" {...walk.handlers}>
          <caption>
            {say().excerpt(props.moment.names.item(props.now.item!), props.excerpt.shown.length)}
          </caption>
          <thead class="unseen">
            <tr>
              <th scope="col">{say().piece}</th>
              <th scope="col">{say().cells}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.excerpt.shown}>
              {(option) => {
                const row = () => options()[option]!;
                const isTried = () => props.now.choice?.tried.includes(row().placement) ?? false;
                const cells = () => row().items.slice(0, -1);
                return (
                  <tr
                    classList={{
                      pointed: props.state.pointed.placement === row().placement,
                      has:
                        props.state.pointed.item !== undefined &&
                        row().items.includes(props.state.pointed.item),
                      tried: isTried(),
                    }}
                  >
                    <th
                      scope="row"
                      data-place={walk.numberOf({ row: option })}
                      tabindex={walk.tabIndex({ row: option })}
                    >
                      {props.moment.names.piece(row().piece)}
                      <Show when={isTried()}>
                        <span class="unseen"> {say().tried}</span>
                      </Show>
                    </th>
                    <td data-place={walk.numberOf({ row: option })}>
                      {cells()
                        .map((cell) => props.moment.names.cell(cell))
                        .join(' ')}
                    </td>
                  </tr>
                );
              }}
            </For>
          </tbody>
        </table>
        <p>{say().others(props.excerpt.others)}</p>
      </Show>
    </div>
  );
}
