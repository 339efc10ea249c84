import type { RaceProps } from './model.ts';
import { aspectOf, createPaneLayout, trackOf } from './panes/layout.ts';
import { createResults, sameItems } from './results.ts';
import { insetsWithin, whenResized } from '../widgets/sizeOf.ts';
import { winnerInk } from '../../theme/index.ts';
import { MOST_PANES } from '../../settings/searches.ts';
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  on,
  onCleanup,
  Show,
  type JSX,
} from 'solid-js';
import { createPresence } from '../status/live.ts';
import { LessonBar } from '../lesson/lessonBar.tsx';
import { Bar } from './bar.tsx';
import { Pane } from './panes/pane.tsx';
import { smallTree, type SmallTree } from './panes/paneTree.tsx';
import { leaderOf } from './panes/standing.ts';
import { saveRace, type SavedFormat } from './charts/saving.ts';
import { ResultStrip, type Strip } from './strip.tsx';
import { isWorthMeasuring } from './told.ts';
import { Trees } from './trees/trees.tsx';
import './race.css';
import './bar.css';
import './panes/panes.css';
import './panes/tell.css';
import './panes/beside.css';
import './panes/taught.css';
import './panes/strip.css';

interface RaceViewProps extends RaceProps {
  /** What is shown between the boards and the dock. */
  readonly opened: Strip;
  openStrip(strip: Strip): void;
}

/** The panes of a race, what holds for all of them, and their results. */
export function RaceView(props: RaceViewProps): JSX.Element {
  let list!: HTMLUListElement;
  let charts!: HTMLElement;
  const panes = () => props.race.panes;
  const results = createResults(props);
  const ids = () => results.ids;
  const { grid, isBeside, board, tell } = createPaneLayout(props, () => list);
  const ahead = createMemo(() => leaderOf(props.race, props.words));
  const [areTreesOpen, openTrees] = createSignal(false);
  const [trouble, setTrouble] = createSignal('');
  // What failed in one race says nothing about the next.
  createEffect(
    on(
      () => props.raceCommands,
      () => setTrouble(''),
      { defer: true },
    ),
  );
  /** Removes a pane, and moves the focus to the menu of the next one. */
  const remove = (id: number, at: number): void => {
    props.raceCommands.remove(id);
    const menus = list.querySelectorAll<HTMLElement>('.head .menu > button');
    menus[Math.min(at, menus.length - 1)]?.focus();
  };
  const showCharts = (): HTMLElement => {
    if (props.opened !== 'mistakes') props.openStrip('charts');
    return charts;
  };
  /** Whether what meters tell is on show. */
  const isMetered = () => shownStrip() === 'mistakes' || shownStrip() === 'table';
  const save = async (format: SavedFormat): Promise<void> => {
    setTrouble('');
    const isSaved = await saveRace(results, format, { show: showCharts, areMetered: isMetered() });
    if (!isSaved) setTrouble(props.words.race.notSaved);
  };

  /** In a lesson, for which nothing is to be set up, there are the boards and their figures alone. */
  const isTaught = () => props.lesson.open !== undefined;
  const shownStrip = () => (isTaught() ? undefined : props.opened);
  createEffect(() => props.measure(isMetered() || (!isTaught() && isWorthMeasuring(props.race))));
  onCleanup(() => props.measure(false));
  const overlay = (): Element => list.closest('.overlay')!;
  const boards = (): Element[] => [...list.querySelectorAll('.board')];
  whenResized(
    () => {
      // What may move boards without resizing them.
      void [ids(), grid(), isBeside(), board(), tell(), shownStrip(), props.lesson.open];
      void [props.aside, props.present, props.model.choices.lang];
      return [overlay(), list, ...boards()];
    },
    () =>
      props.insets(
        boards().map((board) => ({
          ...insetsWithin(board, overlay()),
          isOpen: !props.lesson.open,
        })),
      ),
  );
  const subjects = createMemo(() => panes().map(({ subject }) => subject), [], sameItems);
  const trees = createMemo((): ReadonlyMap<number, SmallTree> => {
    const { kind, problem } = props.race;
    if (!isTaught() || !problem || !kind.searchOf) return new Map();
    const all = subjects().map((subject) => smallTree(problem, kind.searchOf!(subject)));
    return new Map(all.every((tree) => tree) ? all.map((tree, at) => [ids()[at]!, tree!]) : []);
  });
  const isLessonThere = createPresence(() => props.lesson.open !== undefined);
  return (
    <section
      class="race"
      classList={{ taught: isTaught() }}
      aria-label={props.words.race.title}
      inert={props.model.isBlank}
    >
      <LessonBar {...props} isThere={isLessonThere()} />
      <Show when={!isTaught()}>
        <Bar
          {...props}
          isFull={ids().length >= MOST_PANES}
          strip={props.opened}
          setStrip={(strip) => props.openStrip(strip)}
          compareTrees={props.race.kind.searchOf && (() => openTrees(true))}
          save={(format) => void save(format)}
        />
      </Show>
      <ul
        ref={list}
        class="panes"
        classList={{ beside: isBeside() }}
        aria-label={props.words.race.panes}
        style={{
          '--columns': grid().columns,
          '--rows': grid().rows,
          '--board': `${board()}px`,
          '--tell': `${tell()}px`,
          '--aspect': aspectOf(props.race.tray),
          '--winner': winnerInk(results.theme),
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
                  style={results.styles.get(id)!}
                  theme={results.theme}
                  name={results.names.get(id) ?? ''}
                  ahead={ahead()}
                  isFull={ids().length >= MOST_PANES}
                  isBeforeLand={!isBeside() && at() >= (grid().rows - 1) * grid().columns}
                  column={trackOf(at(), ids().length, grid())}
                  trees={trees()}
                  edit={() => props.edit(id)}
                  remove={() => remove(id, at())}
                />
              )}
            </Show>
          )}
        </For>
      </ul>
      <ResultStrip {...results} strip={shownStrip()} charts={(element) => (charts = element)} />
      <Trees {...results} open={areTreesOpen()} close={() => openTrees(false)} />
      <p class="trouble" role="alert">
        {trouble()}
      </p>
    </section>
  );
}
