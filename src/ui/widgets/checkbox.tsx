import { createUniqueId, Show, type JSX } from 'solid-js';

interface CheckboxProps {
  readonly label: string;
  readonly value: boolean;
  readonly disabled?: boolean;
  /** A sentence about it. */
  readonly hint?: string | undefined;
  choose(value: boolean): void;
}

/** A native checkbox with its label beside it. */
export function Checkbox(props: CheckboxProps): JSX.Element {
  const hint = createUniqueId();
  return (
    <div class="checkbox">
      <label>
        <input
          type="checkbox"
          checked={props.value}
          disabled={props.disabled}
          aria-describedby={props.hint ? hint : undefined}
          onChange={({ currentTarget }) => {
            props.choose(currentTarget.checked);
            // It may have been refused.
            currentTarget.checked = props.value;
          }}
        />
        {props.label}
      </label>
      <Show when={props.hint}>
        <p id={hint} class="hint">
          {props.hint}
        </p>
      </Show>
    </div>
  );
}
