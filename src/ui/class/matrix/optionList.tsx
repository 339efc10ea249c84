import { createMemo, For, Show, type JSX } from 'solid-js';
import type { excerptOf, Matrix, MatrixNow } from '../../../teach/code/matrix.ts';
import type { ClassProps } from '../props.ts';
import { createTableWalk } from './tableWalk.ts';

interface OptionListProps extends ClassProps {
  readonly matrix: Matrix;
  readonly now: MatrixNow;
  /** The options shown, and how many more are active. */
  readonly excerpt: ReturnType<typeof excerptOf>;
}

/** Of a matrix too large to be shown: the options of one item, each as the items that it covers. */
export function OptionList(props: OptionListProps): JSX.Element {
  let table!: HTMLTableElement;
  const say = () => props.words.matrix;
  const options = createMemo(() => props.matrix.options);
  const walk = createTableWalk({
    element: () => table,
    rows: () => props.excerpt.shown,
    columns: () => [],
    placementOf: (option) => options()[option]!.placement,
    pointing: () => props.pointing,
  });
  return (
    <div class="matrix-box">
      <Show when={props.now.item !== undefined} fallback={<p>{say().none}</p>}>
        <table
          ref={table}
          role="grid"
          class="option-list"
          onFocusIn={walk.onFocusIn}
          onFocusOut={walk.onFocusOut}
          onPointerOver={walk.onPointerOver}
          onPointerLeave={walk.onPointerLeave}
          onKeyDown={walk.onKeyDown}
        >
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
                const its = () => options()[option]!;
                const isTried = () => props.now.choice?.tried.includes(its().placement) ?? false;
                const cells = () => its().items.slice(0, -1);
                return (
                  <tr
                    classList={{
                      its: props.pointing.placement === its().placement,
                      has:
                        props.pointing.item !== undefined &&
                        its().items.includes(props.pointing.item),
                      tried: isTried(),
                    }}
                  >
                    <th scope="row" data-row={option} tabindex={walk.tabIndex(option, undefined)}>
                      {props.moment.names.piece(its().piece)}
                      <Show when={isTried()}>
                        <span class="unseen"> {say().tried}</span>
                      </Show>
                    </th>
                    <td data-row={option}>
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
