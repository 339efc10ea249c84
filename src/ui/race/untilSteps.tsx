import { createSignal, createUniqueId, Show, type JSX } from 'solid-js';

interface UntilStepsProps {
  readonly label: string;
  /** The error sentence for other input, given the largest number. */
  readonly wrong: (most: number) => string;
  readonly value: number;
  choose(steps: number): void;
}

/** A field for a number of steps, at least 1; other input shows what is expected. */
export function UntilSteps(props: UntilStepsProps): JSX.Element {
  const id = createUniqueId();
  const [isWrong, setWrong] = createSignal(false);
  return (
    <div class="row">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        class="text"
        type="number"
        min="1"
        max={Number.MAX_SAFE_INTEGER}
        step="1"
        required
        inputmode="numeric"
        value={props.value}
        aria-invalid={isWrong()}
        aria-describedby={isWrong() ? `${id}-wrong` : undefined}
        onInput={({ currentTarget: input }) => {
          if (input.validity.valid) setWrong(false);
        }}
        onChange={({ currentTarget: input }) => {
          setWrong(!input.validity.valid);
          if (input.validity.valid) props.choose(input.valueAsNumber);
        }}
      />
      <Show when={isWrong()}>
        <p id={`${id}-wrong`} class="wrong" role="alert">
          {props.wrong(Number.MAX_SAFE_INTEGER)}
        </p>
      </Show>
    </div>
  );
}
