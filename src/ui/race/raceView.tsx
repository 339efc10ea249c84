import {
  createEffect,
  createMemo,
  createSignal,
  For,
  mergeProps,
  on,
  Show,
  type JSX,
} from 'solid-js';
import { version } from '../../../package.json';
import { csvOf, runRow } from '../../solve/experiment/runTable.ts';
import { themes } from '../../theme/index.ts';
import { aheadOf } from './ahead.ts';
import { RaceAnnouncer } from './announcer.tsx';
import { Bar, type Strip } from './bar.tsx';
import { Charts } from './charts.tsx';
import { figuresOf } from './figuresOf.ts';
import { gridFor, isBeside } from './layout.ts';
import { tagStyles, type TagStyle } from './tagStyles.ts';
import { letterOf, MOST_PANES, type PaneModel } from './model.ts';
import { paneNames } from '../../words/searchNames.ts';
import { Pane } from './pane.tsx';
import { pictureOf, pngFile, saveFile, svgFile } from './picture.ts';
import { reportViewports } from './viewports.ts';
import type { Size } from './plots.ts';
import type { RaceProps } from './props.ts';
import { sizeOf } from './sizeOf.ts';
import { Table } from './table.tsx';
import './race.css';
import './bar.css';
import './panes.css';
import './strip.css';

/** The panes of a race, what holds for all of them, and what is drawn of them. */
export function RaceView(props: RaceProps): JSX.Element {
  let grid!: HTMLUListElement;
  const panes = () => props.race.panes;
  const ids = createMemo(() => panes().map(({ id }) => id), [], {
    equals: (one, other) => String(one) === String(other),
  });
  const styles = createMemo<ReadonlyMap<number, TagStyle>>(() => {
    const its = new Map(ids().map((id) => [id, panes().find((pane) => pane.id === id)!.tag]));
    return new Map([...its].map(([id, style]) => [id, tagStyles[style]!]));
  });
  const names = createMemo<ReadonlyMap<number, string>>(() => {
    const all = paneNames(
      panes().map(({ search }) => search),
      props.words,
    );
    return new Map(panes().map(({ id }, i) => [id, all[i]!]));
  });
  /** The panes as they are shown: their figures stand still while nobody looks. */
  const seen = createMemo<readonly PaneModel[]>((before) =>
    before && !props.present
      ? before
      : panes().map((pane) => ({ ...pane, status: { ...pane.status } })),
  );
  const theme = () => themes[props.model.choices.theme];
  const ahead = createMemo(() => aheadOf(panes()));
  const size = sizeOf(() => grid);
  /** The room that panes are arranged for: the lesser one beside the controls, also while those have left. */
  const room = createMemo<Size>((before) => {
    const now = size();
    const isGrown = before && now.width === before.width && now.height >= before.height;
    return isGrown && !props.present ? before : now;
  });
  const aspect = () => props.model.aspect;
  const em = () => size().em;
  const shape = createMemo(
    () => gridFor(ids().length, room().width, room().height, aspect(), em()),
    undefined,
    { equals: (one, other) => one.columns === other.columns && one.rows === other.rows },
  );
  const beside = createMemo(() => {
    const { columns, rows } = shape();
    const { width, height } = size();
    return isBeside(aspect(), width / columns, height / rows, em());
  });
  // Where there is little room it belongs to the boards, until somebody asks for more.
  const [strip, setStrip] = createSignal<Strip>(
    matchMedia('(max-width: 560px), (max-height: 560px)').matches ? undefined : 'charts',
  );
  const [trouble, tell] = createSignal('');
  let charts: HTMLElement | undefined;
  const drawn = mergeProps(props, {
    get theme() {
      return theme();
    },
    get styles() {
      return styles();
    },
    get names() {
      return names();
    },
  });

  // A pane that leaves would take the focus with it: that goes to the next one.
  let removed: number | undefined;
  createEffect(
    on(
      ids,
      () => {
        if (removed === undefined) return;
        const menus = grid.querySelectorAll<HTMLElement>('.head .menu > button');
        menus[Math.min(removed, menus.length - 1)]?.focus();
        removed = undefined;
      },
      { defer: true },
    ),
  );

  const picture = (): SVGSVGElement => {
    // What is to be saved has to be drawn.
    setStrip('charts');
    const legend = [...styles()].map(([id, style]) => [style, names().get(id)!] as const);
    const all = [...charts!.querySelectorAll('svg')];
    const title = props.words.race.caption(props.model.title);
    return pictureOf({ title, theme: theme(), legend, charts: all });
  };
  const table = (): Blob => {
    const { equal, until } = props.race;
    const { choices, title } = props.model;
    const rows = panes().map((pane) => ({
      ...{ puzzle: choices.puzzle ?? title, until },
      ...runRow(names().get(pane.id)!, pane.search, figuresOf(pane)),
      ...{ equal, letter: letterOf(pane.tag), place: pane.rank ?? null },
      // No two runs take equally long: where steps are equal, so are tables.
      'time (ms)': equal === 'time' ? Math.round(1000 * pane.ms) / 1000 : null,
      version,
    }));
    return new Blob([csvOf(rows)], { type: 'text/csv' });
  };
  const save = (as: 'csv' | 'png' | 'svg'): void => {
    tell('');
    const file = (made: Blob): void => saveFile(made, `fitful-race.${as}`);
    if (as === 'csv') file(table());
    else if (as === 'svg') file(svgFile(picture()));
    else pngFile(picture()).then(file, () => tell(props.words.race.notSaved));
  };

  reportViewports(
    () => grid,
    () => [ids(), shape(), beside(), strip(), props.aside, props.present, props.model.choices.lang],
    (list) => props.insets(list),
  );

  return (
    <section class="race" aria-label={props.words.race.title}>
      <Bar
        {...props}
        isFull={ids().length >= MOST_PANES}
        strip={strip()}
        setStrip={setStrip}
        save={save}
      />
      <ul
        ref={grid}
        class="panes"
        classList={{ beside: beside() }}
        aria-label={props.words.race.panes}
        style={{
          '--columns': shape().columns,
          '--rows': shape().rows,
          'margin-right': `${props.aside}px`,
        }}
      >
        <For each={ids()}>
          {(id, at) => (
            <Show when={panes()[at()]}>
              {(pane) => (
                <Pane
                  {...props}
                  pane={pane()}
                  seen={seen().find((one) => one.id === id) ?? pane()}
                  style={styles().get(id)!}
                  theme={theme()}
                  name={names().get(id) ?? ''}
                  isAhead={ahead() === id}
                  isFull={ids().length >= MOST_PANES}
                  edit={() => props.edit(id)}
                  remove={() => {
                    removed = at();
                    props.raceCommands.remove(id);
                  }}
                />
              )}
            </Show>
          )}
        </For>
      </ul>
      <Show when={strip() === 'charts'}>
        <div class="strip">
          <Charts {...drawn} ref={(element) => (charts = element)} />
        </div>
      </Show>
      <div
        class={strip() === 'table' ? 'strip table' : 'unseen'}
        tabindex={strip() === 'table' ? 0 : undefined}
        role="group"
        aria-label={props.words.race.table}
      >
        <Table {...drawn} />
      </div>
      <RaceAnnouncer {...drawn} />
      <p class="trouble" role="alert">
        {trouble()}
      </p>
    </section>
  );
}
