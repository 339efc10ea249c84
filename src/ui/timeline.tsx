import { createSignal, onCleanup, type JSX } from 'solid-js';
import type { PartProps } from './part.ts';
import { Slider } from './slider.tsx';

/** All moments played so far, of a race those of all panes; dragging goes to one of them, at most once a frame. */
export function Timeline(props: PartProps): JSX.Element {
  const [dragged, drag] = createSignal<number>();
  let frame: number | undefined;

  const go = (): void => {
    frame = undefined;
    const step = dragged();
    if (step !== undefined) props.commands.seek(step);
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

  const known = () => props.shown.race?.known ?? props.shown.known;
  const step = () => dragged() ?? props.shown.race?.at ?? props.shown.status.steps;
  const said = () => {
    const { race, ui } = props.words;
    const equal = props.shown.race?.equal;
    return equal ? race.momentOf(step(), known(), equal) : ui.moment(step(), known());
  };
  return (
    <label class="timeline field">
      <Slider
        label={props.words.ui.timeline}
        max={known()}
        value={step()}
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
