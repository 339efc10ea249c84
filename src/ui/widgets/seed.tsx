import { createEffect, createUniqueId, type JSX } from 'solid-js';
import { LARGEST_SEED } from '../../solve/random.ts';
import type { Words } from '../../words/index.ts';

interface SeedProps {
  readonly words: Words;
  readonly value: number;
  /** A sentence about what it decides, given the largest one; by default that of a search. */
  readonly hint?: (largest: number) => string;
  choose(seed: number): void;
}

/** A field for an integer from 0 to LARGEST_SEED; other input is ignored. */
export function Seed(props: SeedProps): JSX.Element {
  const id = createUniqueId();
  let input!: HTMLInputElement;
  const show = (): void => {
    // Keeps what is being typed as long as its value is the same.
    if (input.value === '' || input.valueAsNumber !== props.value) input.value = `${props.value}`;
  };
  createEffect(show);
  return (
    <div class="row">
      <label for={id}>{props.words.search.seed}</label>
      <input
        ref={input}
        id={id}
        class="text"
        type="number"
        min="0"
        max={LARGEST_SEED}
        step="1"
        required
        inputmode="numeric"
        aria-describedby={`${id}-hint`}
        onInput={() => input.validity.valid && props.choose(input.valueAsNumber)}
        onChange={show}
      />
      <p id={`${id}-hint`} class="hint">
        {(props.hint ?? props.words.search.seedHint)(LARGEST_SEED)}
      </p>
    </div>
  );
}
