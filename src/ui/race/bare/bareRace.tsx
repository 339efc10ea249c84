import { createEffect, createMemo, Index, Show, type JSX } from 'solid-js';
import { themes, winnerInk } from '../../../theme/index.ts';
import type { Rectangle, Viewport } from '../../../theme/viewport.ts';
import { titleAt } from '../../status/titleAt.ts';
import { insetsWithin, sizeOf } from '../../widgets/sizeOf.ts';
import type { BareProps } from '../../modeOverlay.ts';
import type { PaneModel, RaceModel } from '../model.ts';
import { emphasisOf, leaderOf, standingOf } from '../panes/standing.ts';
import { toldOf } from '../told.ts';
import { blockOf } from './block.ts';
import './bareRace.css';

/** In CSS px. */
const SLACK = 0.05;

interface BareRaceProps extends BareProps {
  readonly race: RaceModel;
}

/** A race without controls: its boards in the middle of the page, each with a line under it. */
export function BareRace(props: BareRaceProps): JSX.Element {
  let area!: HTMLElement;
  let probe!: HTMLDivElement;
  const size = sizeOf(() => area);
  /** The size of all names in their face, which may come later. */
  const named = sizeOf(() => probe);
  const panes = () => props.race.panes;
  const told = createMemo(() => toldOf(props.race, props.words));
  const block = createMemo(() =>
    blockOf(panes().length, props.race.tray, size(), {
      // Windows that show parts of one picture lay it out alike.
      dots: props.model.part ? 1 : devicePixelRatio,
      name: named().width / named().em,
    }),
  );
  const news = () =>
    told().first || (panes().length > 1 ? props.words.headline.race(panes().length) : '');
  const ahead = createMemo(() => leaderOf(props.race, props.words));
  createEffect(() => {
    const { width, height } = size();
    if (width === 0 || height === 0 || named().width === 0) return;
    const { tray } = props.race;
    const around = insetsWithin(area, area.closest('.across, .overlay')!);
    props.insets(
      block().panes.map(({ tray: { x, y, ...shown } }): Viewport => {
        // A little more than its margin, so that rounding errors never make its cells a pixel smaller.
        const air = (tray.margin * shown.width) / tray.width + SLACK;
        return {
          top: around.top + y - air,
          right: around.right + width - x - shown.width - air,
          bottom: around.bottom + height - y - shown.height - air,
          left: around.left + x - air,
        };
      }),
    );
  });
  return (
    <section
      ref={area}
      class="bare-race"
      classList={{
        away: props.model.changeover !== undefined,
        quick: props.model.changeover === 'asked',
      }}
      aria-label={props.words.race.title}
      style={{
        '--text': `${block().text}px`,
        '--name-lines': block().nameLines,
        '--winner': winnerInk(themes[props.model.choices.theme]),
      }}
    >
      <div ref={probe} class="probe" aria-hidden="true">
        <Index each={told().names}>{(name) => <p>{name()}</p>}</Index>
      </div>
      <ul aria-label={props.words.race.panes}>
        <Index each={panes()}>
          {(pane, i) => (
            <Line
              {...props}
              pane={pane()}
              name={told().names[i]!}
              isAhead={ahead() === pane().id}
              hasFigure={block().hasFigures}
              place={block().panes[i]!.line}
            />
          )}
        </Index>
      </ul>
      <Show when={props.model.choices.settings.titles}>
        <p class="foot" style={{ ...boxOf(block().foot), '--lines': block().foot.lines }}>
          <Show when={block().foot.lines === 1 || !props.race.over}>
            <b>{titleAt(props.model)}</b>{' '}
          </Show>
          <Show when={news()}>
            <span>{news()}</span>
          </Show>
        </p>
      </Show>
    </section>
  );
}

interface LineProps extends BareRaceProps {
  readonly pane: PaneModel;
  readonly name: string;
  readonly isAhead: boolean;
  readonly hasFigure: boolean;
  readonly place: Rectangle;
}

/** What is said of a board: its name, a figure, how far it is, and at its end its place. */
function Line(props: LineProps): JSX.Element {
  const kind = () => props.race.kind;
  const status = () => props.pane.status;
  const standing = () => standingOf(props.pane, props.race, false, props.words);
  const emphasis = () => emphasisOf(props.pane, props.race);
  return (
    <li
      class="lane"
      classList={{
        leads: props.isAhead,
        won: emphasis() === 'winner',
        beaten: emphasis() === 'dimmed',
        ended: standing() !== '',
      }}
      style={boxOf(props.place)}
    >
      <div class="course">
        <p class="told">
          <span class="name">{props.name}</span>
          <Show when={props.hasFigure}>
            <span>{kind().figures(status(), props.words, props.model.choices.lang)[0]}</span>
          </Show>
        </p>
        <div
          class="advance"
          style={{ '--share': status().finished ? 1 : kind().share(status(), props.race.until) }}
        />
      </div>
      <p class={props.pane.rank === undefined ? 'ending' : 'place'}>{standing()}</p>
    </li>
  );
}

const boxOf = ({ x, y, width, height }: Rectangle): JSX.CSSProperties => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
