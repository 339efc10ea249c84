import { createEffect, createMemo, For, on, Show, type JSX } from 'solid-js';
import { pieceColours } from '../../../theme/pieceArt.ts';
import { themes } from '../../../theme/index.ts';
import { createTableWalk, isTried, optionClasses, type MatrixProps } from './tableWalk.ts';

/** The text in place of a number of options for a covered item. */
const COVERED = '–';

/** The items with columns: the cells and, unless each is one option, the pieces of which copies are left to place. */
const itemsOf = ({ moment: { problem, names }, matrix }: MatrixProps): number[] =>
  upTo(matrix.items).filter(
    (item) =>
      names.isCell(item) ||
      (!names.areOptions && problem.pieces[item - problem.cells.length]!.copies > 0),
  );

const upTo = (length: number): number[] => Array.from({ length }, (_, i) => i);

/**
 * The whole matrix: a row for each option, piece by piece, and a column for each item. Rows stay where they
 * are and grow pale when their option goes; only if asked for are they folded, and columns narrow once their
 * item is covered. Pieces of which no copy is left from the start have none.
 */
export function MatrixTable(props: MatrixProps): JSX.Element {
  let table!: HTMLTableElement;
  const say = () => props.words.matrix;
  const { problem, names } = props.moment;
  const { options } = props.matrix;
  const items = itemsOf(props);
  const isShown = (option: number): boolean =>
    !props.state.isFolded || props.now.states[option] !== 'gone';
  /** The options of each piece. */
  const groups = upTo(problem.pieces.length)
    .map((piece) => [...options.keys()].filter((option) => options[option]!.piece === piece))
    .filter((group) => group.length > 0);
  const walk = createTableWalk(props, {
    element: () => table,
    rows: () => [...options.keys()].filter(isShown),
    columns: () => items,
  });
  const isExact =
    names.areOptions ||
    (problem.puzzle.use === 'all' && problem.pieces.every(({ copies }) => copies <= 1));
  const firstPiece = items.find((item) => !names.isCell(item));
  const columnClasses = (item: number) => ({
    covered: props.now.isCovered[item] ?? false,
    chosen: props.now.choice?.item === item,
    pointed: props.state.pointed.item === item,
    'first-piece': item === firstPiece,
  });
  /** The letter of a cell's column and the number of its row, or a name in one. */
  const short = (item: number): readonly string[] =>
    names.isCell(item)
      ? names.cell(item).split(/(?<=\D)(?=\d)/)
      : [names.letter(item - problem.cells.length)];
  const label = (item: number): string => {
    const { choice, ways, isCovered } = props.now;
    const kind = choice?.item === item ? choice.kind : undefined;
    const name = names.item(item);
    return isCovered[item]
      ? say().coveredColumn(name, kind)
      : say().column(name, ways[item]!, kind);
  };
  // Where there is no room for all options, those around the last one selected are seen.
  createEffect(
    on(
      () => props.now,
      () => {
        const box = table.parentElement!;
        const row = [...table.querySelectorAll('.selected')].at(-1);
        if (box.scrollHeight > box.clientHeight) row?.scrollIntoView({ block: 'nearest' });
      },
    ),
  );
  return (
    <div class="matrix-box">
      <table
        ref={table}
        role="grid"
        classList={{ folded: props.state.isFolded }}
        style={{ '--rows': options.length + groups.length, '--columns': items.length + 4 }}
        {...walk.handlers}
      >
        <caption>{isExact ? say().caption : say().looseCaption}</caption>
        <thead>
          <tr>
            <th scope="col" colspan="2">
              {say().item}
            </th>
            <For each={items}>
              {(item) => (
                <th
                  scope="col"
                  class="item"
                  classList={columnClasses(item)}
                  data-place={walk.numberOf({ column: item })}
                  tabindex={walk.tabIndex({ column: item })}
                  aria-label={label(item)}
                  title={label(item)}
                >
                  <For each={short(item)}>{(part) => <span>{part}</span>}</For>
                </th>
              )}
            </For>
          </tr>
          <tr class="counts">
            <th scope="row" colspan="2">
              {say().ways}
            </th>
            <For each={items}>
              {(item) => (
                <td classList={columnClasses(item)}>
                  {props.now.isCovered[item] ? COVERED : say().number(props.now.ways[item]!)}
                </td>
              )}
            </For>
          </tr>
        </thead>
        <For each={groups}>
          {(group) => (
            <Group {...props} group={group} isShown={isShown} walk={walk} classes={columnClasses} />
          )}
        </For>
      </table>
    </div>
  );
}

interface GroupProps extends MatrixProps {
  readonly group: readonly number[];
  readonly isShown: (option: number) => boolean;
  readonly walk: ReturnType<typeof createTableWalk>;
  readonly classes: (item: number) => Record<string, boolean>;
}

/** The rows of a piece; folded ones are one row. */
function Group(props: GroupProps): JSX.Element {
  const say = () => props.words.matrix;
  const shown = createMemo(() => props.group.filter(props.isShown));
  const hidden = () => props.group.length - shown().length;
  const { piece } = props.matrix.options[props.group[0]!]!;
  const { problem, names } = props.moment;
  const items = itemsOf(props);
  const colour = () => {
    const { colouring } = problem;
    return pieceColours(themes[props.model.choices.theme], colouring)[colouring.of(piece, 0)]!;
  };
  const Head = (): JSX.Element => (
    <th
      scope="rowgroup"
      class="piece"
      rowspan={shown().length + (hidden() > 0 ? 1 : 0)}
      style={{ '--colour': colour() }}
    >
      {names.letter(piece)}
    </th>
  );
  return (
    <tbody>
      <For each={shown()}>
        {(option) => {
          const row = props.matrix.options[option]!;
          const number = props.group.indexOf(option) + 1;
          const state = () => props.now.states[option]!;
          const label = () => {
            const cells = row.items.slice(0, -1).map(names.cell);
            return say().option(names.piece(piece), number, cells, state(), isTried(props, option));
          };
          return (
            <tr class={state()} classList={optionClasses(props, option)}>
              <Show when={option === shown()[0]}>
                <Head />
              </Show>
              <th
                scope="row"
                class="option"
                data-place={props.walk.numberOf({ row: option })}
                tabindex={props.walk.tabIndex({ row: option })}
                aria-label={label()}
                title={label()}
              >
                {say().number(number)}
              </th>
              <For each={items}>
                {(item) => (
                  <td
                    classList={{ ...props.classes(item), one: row.items.includes(item) }}
                    data-place={props.walk.numberOf({ row: option, column: item })}
                    tabindex={props.walk.tabIndex({ row: option, column: item })}
                  >
                    <span class="unseen">{say().number(row.items.includes(item) ? 1 : 0)}</span>
                  </td>
                )}
              </For>
            </tr>
          );
        }}
      </For>
      <Show when={hidden() > 0}>
        <tr class="hidden-rows">
          <Show when={shown().length === 0}>
            <Head />
          </Show>
          <td colspan={items.length + 1}>{say().hidden(hidden())}</td>
        </tr>
      </Show>
    </tbody>
  );
}
