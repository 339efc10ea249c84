import { createEffect, createMemo, Index, Show, type JSX } from 'solid-js';
import { themes, winnerInk } from '../../../theme/index.ts';
import type { Viewport } from '../../../theme/viewport.ts';
import { titleAt } from '../../status/titleAt.ts';
import { insetsWithin, sizeOf, type Size } from '../../widgets/sizeOf.ts';
import type { BareProps } from '../../modeOverlay.ts';
import type { RaceModel } from '../model.ts';
import { hasWon, isFirst, isTelling, leaderOf } from '../panes/standing.ts';
import { createTold } from '../results.ts';
import type { Told } from '../told.ts';
import { BareScale } from './bareScale.tsx';
import { blockOf, SECOND, type Block } from './block.ts';
import { boxOf, Lane, Name } from './lane.tsx';
import './bareRace.css';

/** In CSS px. */
const SLACK = 0.05;
/** The share of a line at the foot that a text may fill, and of two lines, as it may be broken early. */
const FILLED = { one: 0.97, two: 0.8 } as const;
/** The least size of what is added to a title there, in CSS px; and its size in that of the title, if it has no line of its own. */
const ADDED = { least: 12, share: 0.41 } as const;

interface BareRaceProps extends BareProps {
  readonly race: RaceModel;
}

/** The width of a text in its own em. */
const inEm = ({ width, em }: Size): number => width / em;

/** A race without controls: its boards in the middle of the page, each with its text. */
export function BareRace(props: BareRaceProps): JSX.Element {
  let area!: HTMLElement;
  let names!: HTMLDivElement;
  let words!: HTMLDivElement;
  let firsts!: HTMLDivElement;
  let others!: HTMLDivElement;
  let sentence!: HTMLParagraphElement;
  let addition!: HTMLParagraphElement;
  const size = sizeOf(() => area);
  // The sizes of texts in their face, which may come later.
  const named = sizeOf(() => names);
  const worded = sizeOf(() => words);
  const first = sizeOf(() => firsts);
  const further = sizeOf(() => others);
  const said = sizeOf(() => sentence);
  const added = sizeOf(() => addition);
  const panes = () => props.race.panes;
  const told = createTold(props);
  // Boards are laid out anew for another number of them, not for other figures.
  const count = createMemo(() => panes().length);
  const block = createMemo(() =>
    blockOf(count(), props.race.tray, size(), {
      // Windows that show parts of one picture lay it out alike.
      dots: props.model.part ? 1 : devicePixelRatio,
      name: {
        whole: inEm(named()),
        word: inEm(worded()),
        first: inEm(first()),
        others: inEm(further()),
      },
      hasScale: props.race.heat.heat !== 'none',
    }),
  );
  const ahead = createMemo(() => leaderOf(props.race, props.words));
  const telling = createMemo(() => isTelling(props.race));
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
          isOpen: !props.race.lesson,
        };
      }),
    );
  });
  const Names = (): JSX.Element => (
    <Index each={told().names}>
      {(name) => (
        <p>
          <Name name={name()} />
        </p>
      )}
    </Index>
  );
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
        '--name': `${block().name}px`,
        '--first': `${block().first}px`,
        '--lines': block().nameLines,
        '--winner': winnerInk(themes[props.model.choices.theme]),
      }}
    >
      <div aria-hidden="true">
        <div ref={names} class="probe">
          <Names />
        </div>
        <div ref={words} class="probe words">
          <Names />
        </div>
        <div ref={firsts} class="probe firsts">
          <Names />
        </div>
        <div ref={others} class="probe no-firsts">
          <Names />
        </div>
        <p ref={sentence} class="probe">
          {mainOf(props, told())}{' '}
        </p>
        <p ref={addition} class="probe">
          <small classList={{ sentence: hasResult(props, told()) }}>
            {additionOf(props, told())}
          </small>
        </p>
      </div>
      <ul aria-label={props.words.race.panes}>
        <Index each={panes()}>
          {(pane, i) => (
            <Lane
              {...props}
              pane={pane()}
              name={told().names[i]!}
              ahead={ahead()}
              isTelling={telling()}
              isBeforeLand={isBeforeLand(block(), i)}
              figures={block().figures}
              areCut={block().areCut}
              place={block().panes[i]!}
            />
          )}
        </Index>
      </ul>
      <Show when={props.model.choices.settings.titles}>
        <p
          class="foot"
          classList={{ victory: panes().some((pane) => hasWon(pane, props.race)) }}
          style={{
            ...boxOf(block().foot),
            ...sizeAt(block(), inEm(said()), inEm(added()), hasResult(props, told())),
          }}
        >
          {mainOf(props, told())}{' '}
          <Show when={additionOf(props, told())}>
            {(text) => <small classList={{ sentence: hasResult(props, told()) }}>{text()}</small>}
          </Show>
        </p>
      </Show>
      <p class="legend" style={boxOf(block().scale)}>
        <BareScale {...props} />
      </p>
    </section>
  );
}

/** The sizes of a title at the foot, given its width in em, and of what is added: on a line of its own if both have room, and else behind it, a sentence as large. */
function sizeAt(
  { foot: { lines, title, width: whole, height }, text }: Block,
  width: number,
  added: number,
  isSentence: boolean,
): JSX.CSSProperties {
  const line = FILLED.one * whole;
  const apart = Math.min(title, line / Math.max(1, width), line / Math.max(1, SECOND * added));
  const isApart = lines > 1 && SECOND * apart >= ADDED.least;
  const share = isSentence ? 1 : ADDED.share;
  const [room, most] = lines > 1 ? [FILLED.two * 2 * whole, (lines / 2) * title] : [line, title];
  const least = isSentence ? 0 : ADDED.least * added;
  const fitting = Math.min(
    (room - least) / Math.max(1, width),
    room / Math.max(1, width + share * added),
  );
  const size = isApart ? apart : Math.max(text, Math.min(most, fitting));
  return {
    'font-size': `${size}px`,
    '--added': `${Math.max(ADDED.least, (isApart ? SECOND : share) * size)}px`,
    '--addition': isApart ? 'block' : 'inline',
    '--before': isApart || isSentence ? 0 : '0.5em',
    '--lines': isApart ? 2 : Math.floor(height / (1.3 * size) + 0.01),
  };
}

/** Whether a text is below the lowest boards, to whose foot the land rises. */
const isBeforeLand = ({ panes }: Block, at: number): boolean =>
  panes[at]!.side === 'below' && panes[at]!.line.y === panes.at(-1)!.line.y;

/** A title in which no size is broken. */
const unbroken = (title: string): string => title.replaceAll(' × ', '\u00a0×\u00a0');

/** Whether there is a winner, or all is over, of which it is told. */
const hasResult = ({ race }: BareRaceProps, { first }: Told): boolean =>
  first !== '' && (race.over || race.panes.some((pane) => isFirst(pane, race)));

/** What races; once there is a winner, who. */
const mainOf = (props: BareRaceProps, told: Told): string =>
  hasResult(props, told) ? told.lines[0] : unbroken(titleAt(props.model));

/** How many race, or who is ahead in a lesson, where no board says so; once there is a winner, by how much, and at last what boards show. */
function additionOf(props: BareRaceProps, told: Told): string {
  const { panes, lesson } = props.race;
  if (hasResult(props, told)) return told.lines[1];
  return (
    (lesson && told.first) || (panes.length > 1 ? props.words.headline.race(panes.length) : '')
  );
}
