import { createEffect, createMemo, createUniqueId, type JSX } from 'solid-js';

interface TextFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** Whether the board cannot be divided so. */
  readonly isWrong: boolean;
  /** Takes what is written, without spaces. */
  take(text: string): void;
}

/** A field for something that is written in a few characters. */
export function TextField(props: TextFieldProps): JSX.Element {
  const id = createUniqueId();
  let input!: HTMLInputElement;
  // What is being typed stays as long as the value is the same.
  const text = createMemo(() => props.value);
  createEffect(() => {
    input.value = text();
  });
  return (
    <div class="row">
      <label for={id}>{props.label}</label>
      <input
        ref={input}
        id={id}
        class="text"
        type="text"
        autocomplete="off"
        spellcheck={false}
        aria-invalid={props.isWrong}
        aria-describedby={`${id}-hint`}
        onChange={() => props.take(input.value.normalize('NFKC').replaceAll(/\s/g, ''))}
      />
      <p id={`${id}-hint`} class="hint">
        {props.hint}
      </p>
    </div>
  );
}
