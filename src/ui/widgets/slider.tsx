import { createEffect, type JSX } from 'solid-js';

interface SliderProps {
  readonly label: string;
  /** 0 by default. */
  readonly min?: number;
  readonly max: number;
  readonly value: number;
  /** The value in words. */
  readonly said: string;
  slide(value: number): void;
  /** Called when a drag has ended. */
  settle?(): void;
}

/** A native slider over integers, with its left part filled. */
export function Slider(props: SliderProps): JSX.Element {
  let input!: HTMLInputElement;
  createEffect(() => {
    const { min = 0, max, value } = props;
    // Bounds first: a value beyond them would be clamped.
    input.min = String(min);
    input.max = String(max);
    input.value = String(value);
    input.style.setProperty(
      '--filled',
      `${max > min ? (100 * (Math.min(value, max) - min)) / (max - min) : 0}%`,
    );
  });
  return (
    <input
      ref={input}
      class="slider"
      type="range"
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
