import { withMargins, type Insets, type Part, type Viewport } from '../../theme/viewport.ts';
import { createEffect, createMemo, For, Match, mergeProps, Show, Switch, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { wordsFor } from '../../words/index.ts';
import { EmbedControls } from '../embed/embedControls.tsx';
import { inFrame } from '../embed/inFrame.ts';
import { CloseButton } from '../widgets/closeButton.tsx';
import { ControlLayer } from './controlLayer.tsx';
import { Headline } from '../status/headline.tsx';
import { insetsWithin, whenResized } from '../widgets/sizeOf.ts';
import type { BareProps, OverlayProps } from '../modeOverlay.ts';
import { Blank } from './blank.tsx';
import { isBlank } from './blankKeys.ts';
import { attendPage } from './page.ts';
import { createUiState, type SavedUi } from './savedUi.ts';

interface RootProps extends Omit<OverlayProps, 'words'> {
  /** Called with the insets of each board, in the order of panes, now and whenever they change. */
  readonly insets: (list: readonly Viewport[]) => void;
  /** UI state from before a reload. */
  readonly saved: SavedUi;
}

/** The options of the overlay, which never change. */
export type OverlayOptions = Pick<RootProps, 'entrances' | 'insets' | 'saved'>;

const sides = ['top', 'right', 'bottom', 'left'] as const;

const isSame = (one: Insets | undefined, other: Insets | undefined): boolean =>
  sides.every((side) => one?.[side] === other?.[side]);

const isSameList = (list: readonly Viewport[], other: readonly Viewport[] | undefined): boolean =>
  list.length === other?.length &&
  list.every(
    (one, i) =>
      isSame(one, other[i]) &&
      isSame(one.free, other[i]!.free) &&
      isSame(one.high, other[i]!.high) &&
      one.isOpen === other[i]!.isOpen,
  );

/** Everything over the picture. */
export function Overlay(props: RootProps): JSX.Element {
  // Not reactive: the initial state.
  const state = createUiState(props.saved);
  let reported: readonly Viewport[] | undefined;
  const isEmbedded = (): boolean => props.model.choices.settings.embed;
  const overlay = createMemo(() => (isEmbedded() ? inFrame(props.overlay) : props.overlay));
  const part = mergeProps(props, {
    get words() {
      return wordsFor(props.model.choices, props.model.choices.lang);
    },
    get overlay() {
      return overlay();
    },
    get entrances() {
      return isEmbedded() ? [] : props.entrances;
    },
    /** Reports changed insets only, since each report causes a new layout. */
    insets(list: readonly Viewport[]): void {
      if (isSameList(list, reported)) return;
      reported = list;
      props.insets(list);
    },
  });
  // Another mode, or the end of a lesson, shows the screen again for good.
  createEffect(() => {
    if (props.model.isBlank && !isBlank(part)) props.commands.blank(false);
  });
  return (
    <div class="overlay" classList={{ changing: props.model.changeover !== undefined }}>
      <Dynamic component={props.overlay.Over} {...part} />
      <Notices {...part} retry={() => props.commands.retry(state.saved())} />
      <Switch>
        <Match when={!props.model.ui || props.model.part}>
          <NoControls {...part} />
        </Match>
        <Match when={isEmbedded()}>
          <EmbedControls {...part}>
            <Boards {...part} />
          </EmbedControls>
        </Match>
        <Match when={true}>
          <ControlLayer {...part} state={state} />
        </Match>
      </Switch>
      <Headline {...part} />
      <Show when={isBlank(part)}>
        <Blank {...part} />
      </Show>
    </div>
  );
}

/** A place as large as the whole picture, of which the window shows a part. */
const across = ({ x, y, width, height }: Part): JSX.CSSProperties => ({
  left: `${-x}px`,
  top: `${-y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** Replaces the controls if there are to be none: only what happens is said, if it is to be. */
function NoControls(props: BareProps): JSX.Element {
  attendPage(
    props,
    () => {},
    () => false,
  );
  return (
    <>
      <Show when={props.model.part} fallback={<Boards {...props} />}>
        {(part) => (
          <div class="across" style={across(part())}>
            <Boards {...props} />
          </div>
        )}
      </Show>
      <Show when={props.model.choices.settings.captions}>
        <Dynamic component={props.overlay.Caption} {...props} />
      </Show>
    </>
  );
}

/** The areas of all boards where there is nothing beside them. */
function Boards(props: BareProps): JSX.Element {
  return <Dynamic component={props.overlay.Bare ?? BoardArea} {...props} />;
}

/** The area that a board has to itself. */
function BoardArea(props: BareProps): JSX.Element {
  let area!: HTMLDivElement;
  whenResized(
    () => [area],
    () => {
      const overlay = area.closest('.across, .overlay')!;
      const all = overlay.getBoundingClientRect();
      const { free, ...board } = withMargins(insetsWithin(area, overlay), all);
      // There is nothing around the board of a page.
      props.insets([free && !props.overlay.Page ? { ...board, free } : board]);
    },
  );
  return <div ref={area} class="whole" />;
}

/** The notices, in one panel, until they are dismissed, with a button to try a missing mode again. */
function Notices(props: OverlayProps & { retry(): void }): JSX.Element {
  return (
    <div class="notices" role="alert">
      <Show when={props.model.notices.length > 0}>
        <div class="notice">
          {/* It may have to be scrolled, with keys too. */}
          <ul tabindex="0" aria-label={props.words.ui.notices}>
            <For each={props.model.notices}>{(notice) => <li>{notice}</li>}</For>
          </ul>
          <Show when={props.model.isModeMissing}>
            <button type="button" class="wide" onClick={() => props.retry()}>
              {props.words.page.again}
            </button>
          </Show>
          <CloseButton label={props.words.ui.dismiss} press={() => props.commands.dismiss()} />
        </div>
      </Show>
    </div>
  );
}
