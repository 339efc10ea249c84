import { createMemo, For, onCleanup, Show, type JSX } from 'solid-js';
import { excerptOf, isSmall, matrixAt, matrixOf } from '../../../teach/code/matrix.ts';
import type { ClassProps } from '../state.ts';
import { MatrixTable } from './matrixTable.tsx';
import { createTableWalk, isTried, optionClasses, type MatrixProps } from './tableWalk.ts';
import './matrix.css';

/** The puzzle as an exact cover at the moment: all of it, or the options of the item that is branched on. */
export function MatrixPanel(props: ClassProps): JSX.Element {
  onCleanup(() => (props.state.pointed = {}));
  const say = () => props.words.matrix;
  const { problem, search } = props.moment;
  const matrix = matrixOf(problem, search);
  const now = createMemo(() => {
    const { situation, explanation } = props.moment;
    return matrixAt(problem, search, matrix, situation, explanation);
  });
  return (
    <section class="class-panel class-matrix" aria-label={say().title}>
      <header>
        <h2>{say().title}</h2>
        <Show when={isSmall(matrix)}>
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
      <Show when={isSmall(matrix)} fallback={<OptionList {...props} matrix={matrix} now={now()} />}>
        <MatrixTable {...props} matrix={matrix} now={now()} />
      </Show>
    </section>
  );
}

/** The options of one item, each as the items that it covers, of a matrix that is too large to be shown. */
function OptionList(props: MatrixProps): JSX.Element {
  let table!: HTMLTableElement;
  const say = () => props.words.matrix;
  const { options } = props.matrix;
  const excerpt = createMemo(() => excerptOf(props.matrix, props.now));
  const walk = createTableWalk(props, {
    element: () => table,
    rows: () => excerpt().shown,
    columns: () => [],
  });
  return (
    <div class="matrix-box">
      <Show when={props.now.item !== undefined} fallback={<p>{say().none}</p>}>
        <table ref={table} role="grid" class="option-list" {...walk.handlers}>
          <caption>
            {say().excerpt(props.moment.names.item(props.now.item!), excerpt().shown.length)}
          </caption>
          <thead class="unseen">
            <tr>
              <th scope="col">{say().piece}</th>
              <th scope="col">{say().cells}</th>
            </tr>
          </thead>
          <tbody>
            <For each={excerpt().shown}>
              {(option) => {
                const { piece, items } = options[option]!;
                return (
                  <tr classList={optionClasses(props, option)}>
                    <th
                      scope="row"
                      data-place={walk.numberOf({ row: option })}
                      tabindex={walk.tabIndex({ row: option })}
                    >
                      {props.moment.names.piece(piece)}
                      <Show when={isTried(props, option)}>
                        <span class="unseen"> {say().tried}</span>
                      </Show>
                    </th>
                    <td data-place={walk.numberOf({ row: option })}>
                      {items.slice(0, -1).map(props.moment.names.cell).join(' ')}
                    </td>
                  </tr>
                );
              }}
            </For>
          </tbody>
        </table>
        <p>{say().others(excerpt().others)}</p>
      </Show>
    </div>
  );
}
