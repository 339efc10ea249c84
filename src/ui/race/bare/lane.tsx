import { createMemo, Show, type JSX } from 'solid-js';
import type { Rectangle } from '../../../theme/viewport.ts';
import { partsOfName } from '../../../words/names.ts';
import type { BareProps } from '../../modeOverlay.ts';
import type { PaneModel, RaceModel } from '../model.ts';
import { emphasisOf, standingOf } from '../panes/standing.ts';
import { advanceOf } from './advance.ts';
import type { Block } from './block.ts';
import './lane.css';

interface LaneProps extends BareProps {
  readonly race: RaceModel;
  readonly pane: PaneModel;
  readonly name: string;
  /** The id of the pane that is ahead, if any is. */
  readonly ahead: number | undefined;
  readonly isTelling: boolean;
  /** Whether land is behind its text. */
  readonly isBeforeLand: boolean;
  readonly figures: Block['figures'];
  readonly areCut: boolean;
  readonly place: Block['panes'][number];
}

/** What is said of a board: its name, the figure that decides who is ahead, or before that what it does, and at its end its place. */
export function Lane(props: LaneProps): JSX.Element {
  const kind = () => props.race.kind;
  const status = () => props.pane.status;
  const standing = () => standingOf(props.pane, props.race, false, props.words);
  const emphasis = () => emphasisOf(props.pane, props.race, props.ahead);
  const advance = (): JSX.CSSProperties => {
    const { now, most, of } = advanceOf(props.pane, props.race, props.model.size.pieces);
    return { '--now': now, '--most': most, '--of': of };
  };
  const figure = () =>
    kind().leadFigure(status(), props.isTelling, props.words, props.model.choices.lang);
  return (
    <li
      class="lane"
      classList={{
        [props.place.side]: true,
        leads: emphasis() === 'ahead',
        behind: emphasis() === 'behind',
        won: emphasis() === 'winner',
        beaten: emphasis() === 'dimmed',
        ended: standing() !== '',
        figured: props.figures === 'inline',
        stacked: props.figures === 'stacked',
        cut: props.areCut,
        'before-land': props.isBeforeLand,
      }}
      style={{ ...boxOf(props.place.line), '--tray': `${props.place.tray.width}px` }}
    >
      <div class="advance" style={advance()} />
      <p class="told">
        <span class="name">
          <Name name={props.name} />
        </span>{' '}
        <Show when={!standing()}>
          <span class="ahead">{props.words.race.ahead} </span>
        </Show>
        {/* At its end a place is said instead of the figure that has decided it. */}
        <Show
          when={standing()}
          fallback={
            <Show when={props.figures !== 'none'}>
              <span class="figure">
                <b>{figure().value}</b> {figure().unit}
              </span>
            </Show>
          }
        >
          <span class={props.pane.rank === undefined ? 'ending' : 'place'}>{standing()}</span>
        </Show>
      </p>
    </li>
  );
}

/** What stands between parts of a name, so that no line begins with it. */
const BETWEEN = '\u00a0· ';

/** The name of a board: what comes after its first part is smaller, and beside a board on a line of its own. */
export function Name(props: { readonly name: string }): JSX.Element {
  const parts = createMemo(() => partsOfName(props.name));
  return (
    <>
      <span class="first">{parts()[0]}</span>
      <Show when={parts().length > 1}>
        <span class="between">{BETWEEN}</span>
        <span class="others">{parts().slice(1).join(BETWEEN)}</span>
      </Show>
    </>
  );
}

/** A box of the page at a place. */
export const boxOf = ({ x, y, width, height }: Rectangle): JSX.CSSProperties => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
