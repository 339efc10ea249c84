import { lateWords } from '../../words/index.ts';
import { createEffect, createSignal, on, Show, type JSX } from 'solid-js';
import { createUniqueId } from 'solid-js';
import type { Words } from '../../words/index.ts';
import { Slider } from '../widgets/slider.tsx';
import { lastPosition, placeAt, positionAt } from './ranks.ts';

interface PositionProps {
  readonly count: bigint;
  /** The place that is marked, from 0. */
  readonly place: bigint;
  readonly words: Words;
  goTo(place: bigint): void;
}

/** Where in the list it is: a number, and a slider whose steps grow with it. */
export function Position(props: PositionProps): JSX.Element {
  const id = createUniqueId();
  const say = () => lateWords(props.words).solutionList;
  const [isWrong, setWrong] = createSignal(false);
  let input!: HTMLInputElement;
  const write = (): void => {
    setWrong(false);
    input.value = String(props.place + 1n);
  };
  createEffect(on(() => props.place, write));
  const read = (): void => {
    const text = input.value.replaceAll(/[\s,.]/g, '');
    const isPlace = /^\d{1,400}$/.test(text) && BigInt(text) >= 1n && BigInt(text) <= props.count;
    setWrong(!isPlace);
    if (isPlace) props.goTo(BigInt(text) - 1n);
  };
  return (
    <div class="browse-position">
      <label for={id}>{say().goTo}</label>
      <input
        ref={input}
        id={id}
        class="text"
        type="text"
        inputmode="numeric"
        autocomplete="off"
        spellcheck={false}
        size={Math.min(24, Math.max(6, String(props.count).length + 1))}
        aria-invalid={isWrong()}
        aria-describedby={isWrong() ? `${id}-wrong` : undefined}
        onChange={read}
        onKeyDown={(event) => {
          if (event.key === 'Enter') read();
        }}
      />
      <Slider
        label={say().slider}
        max={lastPosition(props.count)}
        value={positionAt(props.place + 1n, props.count)}
        said={say().said(props.place + 1n, props.count)}
        slide={(position) => props.goTo(placeAt(position, props.count) - 1n)}
      />
      <span class="browse-total" aria-hidden="true">
        {say().number(props.count)}
      </span>
      <p id={`${id}-wrong`} class="wrong" role="alert">
        <Show when={isWrong()}>{say().beyond(props.count)}</Show>
      </p>
    </div>
  );
}
