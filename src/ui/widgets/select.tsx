import { createUniqueId, For, Show, type JSX } from 'solid-js';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  /** A sentence about what is chosen. */
  readonly hint?: string;
  choose(value: Value): void;
}

/** A native select with its label beside it. */
export function Select<Value extends string>(props: SelectProps<Value>): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="row">
      <label for={id}>{props.label}</label>
      <select
        id={id}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => {
          props.choose(currentTarget.value as Value);
          // It may have been refused.
          currentTarget.value = props.value;
        }}
      >
        <For each={props.options}>
          {(option) => (
            <option value={option.value} selected={option.value === props.value}>
              {option.text}
            </option>
          )}
        </For>
      </select>
      <Show when={props.hint}>
        <p id={`${id}-hint`} class="hint">
          {props.hint}
        </p>
      </Show>
    </div>
  );
}
