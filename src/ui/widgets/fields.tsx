import {
  createEffect,
  createMemo,
  createUniqueId,
  For,
  Show,
  splitProps,
  type JSX,
} from 'solid-js';
import { LARGEST_SEED } from '../../solve/random.ts';
import type { Words } from '../../words/index.ts';

interface FieldProps {
  readonly label: string;
  /** A sentence about it. */
  readonly hint?: string | undefined;
  /** What is wrong with it; empty if nothing is, undefined if it is said elsewhere. */
  readonly wrong?: string | undefined;
}

interface RowProps extends FieldProps {
  readonly children: (
    attributes: Pick<JSX.AriaAttributes, 'aria-describedby'> & { readonly id: string },
  ) => JSX.Element;
}

/** A control with its label beside it, and sentences below. */
function Row(props: RowProps): JSX.Element {
  const id = createUniqueId();
  const about = () => {
    const sentences = [props.hint && `${id}-hint`, props.wrong && `${id}-wrong`];
    return sentences.filter(Boolean).join(' ') || undefined;
  };
  return (
    <div class="row">
      <label for={id}>{props.label}</label>
      {props.children({
        id,
        get 'aria-describedby'() {
          return about();
        },
      })}
      <Show when={props.hint}>
        <p id={`${id}-hint`} class="hint">
          {props.hint}
        </p>
      </Show>
      <Show when={props.wrong !== undefined}>
        <p id={`${id}-wrong`} class="wrong" role="alert">
          {props.wrong}
        </p>
      </Show>
    </div>
  );
}

type TextFieldProps = FieldProps &
  Omit<JSX.InputHTMLAttributes<HTMLInputElement>, 'value'> & { readonly value: string };

/** A native input. What is being typed stays as long as the value is the same. */
export function TextField(props: TextFieldProps): JSX.Element {
  const [own, attributes] = splitProps(props, ['label', 'hint', 'wrong', 'value']);
  let input!: HTMLInputElement;
  const value = createMemo(() => own.value);
  createEffect(() => {
    if (input.valueAsNumber !== Number(value())) input.value = value();
  });
  return (
    <Row {...own}>
      {(described) => (
        <input
          ref={input}
          class="text"
          type="text"
          autocomplete="off"
          spellcheck={false}
          aria-invalid={Boolean(own.wrong)}
          {...described}
          {...attributes}
        />
      )}
    </Row>
  );
}

interface SeedProps {
  readonly words: Words;
  readonly value: number;
  /** A sentence about what it decides, given the largest one; by default that of a search. */
  readonly hint?: (largest: number) => string;
  choose(seed: number): void;
}

/** A field for an integer from 0 to LARGEST_SEED; other input is ignored. */
export function Seed(props: SeedProps): JSX.Element {
  return (
    <TextField
      label={props.words.search.seed}
      hint={(props.hint ?? props.words.search.seedHint)(LARGEST_SEED)}
      value={`${props.value}`}
      {...wholeNumber(0, LARGEST_SEED)}
      onInput={({ currentTarget: input }) =>
        input.validity.valid && props.choose(input.valueAsNumber)
      }
      onChange={({ currentTarget: input }) => {
        if (input.valueAsNumber !== props.value) input.value = `${props.value}`;
      }}
    />
  );
}

/** The attributes of an input for an integer. */
export const wholeNumber = (min: number, max: number) =>
  ({ type: 'number', min, max, step: 1, required: true, inputmode: 'numeric' }) as const;

interface SelectProps<Value extends string> extends FieldProps {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  choose(value: Value): void;
}

/** A native select. */
export function Select<Value extends string>(props: SelectProps<Value>): JSX.Element {
  return (
    <Row {...props}>
      {(attributes) => (
        <select
          {...attributes}
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
      )}
    </Row>
  );
}

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
