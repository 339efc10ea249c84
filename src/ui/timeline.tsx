import { createSignal, onCleanup, type JSX } from 'solid-js';
import type { PartProps } from './part.ts';
import { Slider } from './slider.tsx';

/** A slider over all moments played so far; dragging seeks at most once per frame. */
export function Timeline(props: PartProps): JSX.Element {
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
  return (
    <label class="timeline field">
      <Slider
        label={props.words.ui.timeline}
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
        {said()}
      </span>
    </label>
  );
}
