import { createSignal, onCleanup, type JSX } from 'solid-js';
import type { ControlProps } from '../modeOverlay.ts';
import { sizeOf } from '../widgets/sizeOf.ts';
import { Slider } from '../widgets/slider.tsx';

/** About how wide a text is, in font sizes: letters of Japanese are square. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter > '\u2fff' ? 1 : 0.6), 0);

/** A slider over all moments played so far; dragging seeks at most once per frame. */
export function Timeline(props: Pick<ControlProps, 'commands' | 'shown' | 'words'>): JSX.Element {
  let field!: HTMLLabelElement;
  const size = sizeOf(() => field);
  const [dragged, drag] = createSignal<number>();
  let frame: number | undefined;

  const go = (): void => {
    frame = undefined;
    const to = dragged();
    if (to !== undefined) props.commands.seek(to);
  };
  const settle = (): void => {
    if (frame !== undefined) {
      cancelAnimationFrame(frame);
      go();
    }
    drag(undefined);
  };
  onCleanup(() => {
    if (frame !== undefined) cancelAnimationFrame(frame);
  });

  const at = () => dragged() ?? props.shown.timeline.at;
  const said = () => {
    const { known, unit } = props.shown.timeline;
    return props.words.ui.moment(at(), known, unit);
  };
  /** What there is room for: of long searches, only how far the moment is. */
  const written = () => {
    const isRoomFor = widthOf(said()) * size().em <= size().width;
    return isRoomFor ? said() : props.words.ui.momentAlone(at(), props.shown.timeline.unit);
  };
  return (
    <label ref={field} class="timeline field">
      <Slider
        label={props.words.ui.timeline}
        min={props.shown.timeline.from}
        max={props.shown.timeline.known}
        value={at()}
        said={said()}
        slide={(to) => {
          drag(to);
          frame ??= requestAnimationFrame(go);
        }}
        settle={settle}
      />
      <span class="caption" aria-hidden="true">
        {written()}
      </span>
    </label>
  );
}
