import { createMemo, createSignal, type JSX } from 'solid-js';
import { TextField } from '../widgets/fields.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Undefined while what is written is no number of the range. */
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly isWhole?: boolean;
  /** What else is wrong with it. */
  readonly wrong?: string | undefined;
  /** The sentence about its range. */
  range(least: number, most: number): string;
  set(value: number | undefined): void;
}

/** A field for a number of a range, with a sentence where what is written is none. */
export function NumberField(props: NumberFieldProps): JSX.Element {
  const [isWrong, judge] = createSignal(props.value === undefined);
  const text = createMemo(
    (before: string) => (props.value === undefined ? before : `${props.value}`),
    '',
  );
  return (
    <TextField
      label={props.label}
      hint={props.hint}
      wrong={isWrong() ? props.range(props.least, props.most) : (props.wrong ?? '')}
      value={text()}
      type="number"
      required
      min={props.least}
      max={props.most}
      step={props.isWhole ? 1 : 'any'}
      inputmode={props.isWhole ? 'numeric' : 'decimal'}
      onInput={({ currentTarget: input }) => {
        judge(!input.validity.valid);
        props.set(input.validity.valid ? input.valueAsNumber : undefined);
      }}
    />
  );
}
