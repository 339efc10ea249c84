import type { PaneModel, RaceProps } from '../model.ts';
import { Index, Show, type JSX } from 'solid-js';
import type { Theme } from '../../../theme/index.ts';
import { CellMark } from '../../status/cellMark.tsx';
import { LostMark } from '../../status/lostMark.tsx';
import { SaidText } from '../../status/saying.tsx';
import { pace } from '../../status/figures.ts';
import { PaneHeatLine } from '../heat/paneHeat.tsx';
import { joined } from '../../../words/sentences.ts';
import { MoreIcon } from '../../widgets/icons.tsx';
import { Menu } from '../../widgets/menu.tsx';
import { Chip } from './chip.tsx';
import { emphasisOf, standingOf } from './standing.ts';
import { PaneTree, type SmallTree } from './paneTree.tsx';
import { colourOf, type TagStyle } from './tagStyles.ts';

/** How many of its figures there are in a lesson, where they are large. */
const TAUGHT = 2;

interface PaneProps extends Omit<RaceProps, 'edit'> {
  readonly pane: PaneModel;
  readonly style: TagStyle;
  readonly theme: Theme;
  readonly name: string;
  /** The id of the pane that is ahead, if any is. */
  readonly ahead: number | undefined;
  readonly isFull: boolean;
  /** Whether its text is below the lowest boards, to whose foot the land rises. */
  readonly isBeforeLand: boolean;
  /** The track in which it begins; undefined right after the one before it. */
  readonly column: number | undefined;
  /** The trees of all panes by their ids, where all of them are drawn; else none. */
  readonly trees: ReadonlyMap<number, SmallTree>;
  edit(): void;
  remove(): void;
}

/** One pane: its name, standing, figures, and the place of its board. */
export function Pane(props: PaneProps): JSX.Element {
  const say = () => props.words.race;
  const ui = () => props.words.ui;
  const kind = () => props.race.kind;
  const status = () => props.pane.status;
  const lang = () => props.model.choices.lang;
  const called = () => say().pane(props.style.letter, props.name);
  const figures = (): readonly string[] => {
    const all = kind().figures(status(), props.words, lang());
    return props.lesson.open ? all.slice(0, TAUGHT) : all;
  };
  /** The share that what is counted of it has of the most of all panes, where they have bars. */
  const amount = (): number | undefined => {
    const chart = kind().charts.find((one) => 'value' in one);
    if (!chart || !props.lesson.open) return undefined;
    // As it will be in the end, so that no bar grows shorter.
    const ends = [...props.trees.values()].map(({ spots }) => spots.length - 1);
    const most = Math.max(...ends, ...props.race.panes.map((one) => chart.value(one.status) ?? 0));
    return (chart.value(status()) ?? 0) / Math.max(1, most);
  };
  const columns = () => Math.max(...[...props.trees.values()].map((one) => one.columns));
  const isAhead = () => props.ahead === props.pane.id;
  const emphasis = () => emphasisOf(props.pane, props.race, props.ahead);
  const standing = () => standingOf(props.pane, props.race, isAhead(), props.words);
  return (
    <li
      class="pane"
      classList={{
        ahead: isAhead(),
        'before-land': props.isBeforeLand,
        leads: emphasis() === 'ahead',
        behind: emphasis() === 'behind',
        won: emphasis() === 'winner',
        beaten: emphasis() === 'dimmed',
      }}
      style={{ '--tag': colourOf(props.style, props.theme), 'grid-column-start': props.column }}
    >
      <div class="inner">
        <div class="board" />
        <div class="tell">
          <div class="head">
            <Chip style={props.style} theme={props.theme} />
            <div class="name">
              <h3 title={called()}>{props.name}</h3>
              <Show when={kind().along?.(props.pane.subject, props.model.aspect, props.words)}>
                {(along) => (
                  <>
                    <span class="along">{along().whole}</span>
                    <span class="along brief">{along().brief}</span>
                  </>
                )}
              </Show>
            </div>
            <Show when={standing()}>
              <span class="standing" classList={{ place: props.pane.rank !== undefined }}>
                {standing()}
              </span>
            </Show>
            <Menu
              class="leaves"
              label={say().menu(called())}
              items={[
                { text: say().edit, run: () => props.edit() },
                {
                  text: say().duplicate,
                  disabled: props.isFull,
                  run: () => props.raceCommands.add(props.pane.id),
                },
                {
                  text: say().remove,
                  disabled: props.race.panes.length === 1,
                  run: () => props.remove(),
                },
              ]}
            >
              <MoreIcon />
            </Menu>
          </div>
          <p class="pane-figures">
            <Index each={figures()}>{(figure) => <span>{figure()}</span>}</Index>
            <span class="pace">
              {props.pane.status.finished && props.race.equal === 'time'
                ? say().moment(props.pane.ms, 'time')
                : props.model.passing && !props.pane.status.finished
                  ? ui().pace(pace(status().pace, lang()))
                  : '\u00a0'}
            </span>
          </p>
          <Show when={amount() !== undefined}>
            <i class="amount" style={{ width: `${100 * amount()!}%` }} aria-hidden="true" />
          </Show>
          <Show when={props.trees.get(props.pane.id)}>
            {(tree) => (
              <PaneTree
                whole={tree()}
                columns={columns()}
                step={status().steps}
                isOver={status().finished}
              />
            )}
          </Show>
          <Show when={props.race.problem}>
            {(problem) => (
              <Show when={props.race.heat.heat !== 'none' && props.race.heat.heat}>
                {(heat) => (
                  <PaneHeatLine {...props} problem={problem()} heat={heat()} name={called()} />
                )}
              </Show>
            )}
          </Show>
          <Show when={props.pane.caption}>
            {(caption) => (
              <p
                class="pane-saying"
                title={joined([caption().text, caption().lost?.text])}
                // At the end, its result is announced.
                aria-live={props.model.passing || props.race.over ? 'off' : 'polite'}
              >
                <Show when={caption().text}>
                  <span class="unseen">{called()}: </span>
                  <SaidText caption={caption()} />
                </Show>
              </p>
            )}
          </Show>
        </div>
        <Show when={props.pane.caption}>
          {(caption) => (
            <>
              <LostMark pieces={caption().lost?.pieces} id={`lost-${props.pane.id}`} />
              <CellMark mark={caption().mark} />
            </>
          )}
        </Show>
      </div>
    </li>
  );
}
