import { createSignal, createUniqueId, Show, type JSX } from 'solid-js';

interface UntilStepsProps {
  readonly label: string;
  /** What is said of anything that is no such number, which the largest is told. */
  readonly wrong: (most: number) => string;
  readonly value: number;
  choose(steps: number): void;
}

/** A whole number of steps, 1 at least; of anything else that is typed it is said what is expected. */
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
