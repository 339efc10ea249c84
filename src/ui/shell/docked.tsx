import { createEffect, createSignal, onCleanup, Show, type Accessor, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { type Insets, withMargins } from '../../theme/viewport.ts';
import { whenResized } from '../widgets/sizeOf.ts';
import { Controls } from './controls.tsx';
import type { ModePanelProps } from '../modeOverlay.ts';
import { SearchReadout } from '../status/searchReadout.tsx';

type DockedProps = Omit<ModePanelProps, 'aside'>;

/** The mode's panel over the picture, and the dock at the foot of the page. */
export function Docked(props: DockedProps): JSX.Element {
  let dock!: HTMLDivElement;
  const aside = reportInsets(props, () => dock);
  return (
    <>
      <Dynamic component={props.overlay.Panel} {...props} aside={aside()} />
      <div ref={dock} class="dock">
        <Show when={props.model.choices.settings.captions}>
          <Dynamic component={props.overlay.Caption} {...props} />
        </Show>
        <Controls {...props} />
        <Dynamic component={props.overlay.StatusLine ?? SearchReadout} {...props} />
      </div>
    </>
  );
}

/**
 * Reports the insets of a single board, now and whenever they change. The content of the dock varies, so
 * it is looked up at each measurement.
 *
 * @returns the width in CSS px of an open dialog at the right that leaves room for the picture beside it,
 * else 0
 */
function reportInsets(props: DockedProps, dock: () => HTMLElement): Accessor<number> {
  const [aside, setAside] = createSignal(0);
  const isSeen = untilFaded(dock, () => props.present);
  const overlay = (): Element => dock().closest('.overlay')!;
  /** What is beside the board, or between it and the dock; fades with the controls. */
  const beside = (): Element | undefined => props.overlay.beside?.();
  const measure = (): void => {
    const all = overlay().getBoundingClientRect();
    const sheet = overlay().querySelector('.settings[open]')?.getBoundingClientRect().left;
    const isBeside = sheet !== undefined && sheet - all.left > all.width / 3;
    const taken = isBeside ? all.right - sheet : 0;
    setAside(taken);
    // What is said below the board stays.
    const stays = dock().querySelector('.saying') ?? dock().querySelector('.what') ?? dock();
    const lowest = isSeen() ? dock() : stays;
    // Of several boards the panel reports them.
    if (props.overlay.Bare) return;
    const { paddingLeft, paddingTop } = getComputedStyle(overlay());
    const side = parseFloat(paddingLeft);
    const bottom = Math.ceil(all.bottom - lowest.getBoundingClientRect().top);
    const room = { top: parseFloat(paddingTop), right: taken + side, bottom, left: side };
    const next = isSeen() ? beside()?.getBoundingClientRect() : undefined;
    props.insets([withMargins(next ? besides(room, all, next) : room, all)]);
  };
  whenResized(
    () => [overlay(), dock(), ...overlay().querySelectorAll('.settings'), beside() ?? []].flat(),
    measure,
  );
  return aside;
}

/** What is left of a board's room beside something at the right, or above something as wide as the room. */
function besides(room: Insets, all: DOMRect, taken: DOMRect): Insets {
  const isBelow = taken.width > all.width - room.left - room.right - 1;
  return isBelow
    ? { ...room, bottom: Math.ceil(all.bottom - taken.top) }
    : { ...room, right: Math.max(room.right, Math.ceil(all.right - taken.left)) };
}

/** Whether controls are visible: while the user is present, and then until they have faded. */
function untilFaded(controls: () => Element, present: () => boolean): Accessor<boolean> {
  const [seen, setSeen] = createSignal(true);
  createEffect(() => {
    if (present()) {
      setSeen(true);
      return;
    }
    let isBack = false;
    onCleanup(() => (isBack = true));
    const fading = controls()
      .getAnimations({ subtree: true })
      .map(({ finished }) => finished);
    void Promise.allSettled(fading).then(() => isBack || setSeen(false));
  });
  return seen;
}
