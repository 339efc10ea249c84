import { createEffect, type JSX } from 'solid-js';

interface SliderProps {
  readonly label: string;
  readonly max: number;
  readonly value: number;
  /** The value in words. */
  readonly said: string;
  slide(value: number): void;
  /** Called when a drag has ended. */
  settle?(): void;
}

/** A native slider over the integers from 0, with its left part filled. */
export function Slider(props: SliderProps): JSX.Element {
  let input!: HTMLInputElement;
  createEffect(() => {
    const { max, value } = props;
    // Maximum first: a larger value would be clamped.
    input.max = String(max);
    input.value = String(value);
    input.style.setProperty('--filled', `${max > 0 ? (100 * Math.min(value, max)) / max : 0}%`);
  });
  return (
    <input
      ref={input}
      class="slider"
      type="range"
      min="0"
      step="1"
      aria-label={props.label}
      aria-valuetext={props.said}
      title={props.label}
      onInput={() => props.slide(input.valueAsNumber)}
      onChange={() => props.settle?.()}
      onPointerUp={() => input.blur()}
    />
  );
}
