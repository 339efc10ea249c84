import { createUniqueId, type JSX } from 'solid-js';

interface UntilStepsProps {
  readonly label: string;
  readonly value: number;
  choose(steps: number): void;
}

/** A whole number of steps, 1 at least; anything else that is typed is not heard. */
export function UntilSteps(props: UntilStepsProps): JSX.Element {
  const id = createUniqueId();
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
        onChange={({ currentTarget: input }) => {
          if (input.validity.valid) props.choose(input.valueAsNumber);
          else input.value = `${props.value}`;
        }}
      />
    </div>
  );
}
