import { createMemo, createSignal, onCleanup, type JSX } from 'solid-js';
import { TextField } from './fields.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
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

/** A field for a number of a range, with a sentence where what is written is none; once it is left, the last one is back. */
export function NumberField(props: NumberFieldProps): JSX.Element {
  const [isWrong, judge] = createSignal(false);
  const last = createMemo((before: number) => props.value ?? before, props.least);
  onCleanup(() => {
    if (props.value === undefined) props.set(last());
  });
  return (
    <TextField
      label={props.label}
      hint={props.hint}
      wrong={isWrong() ? props.range(props.least, props.most) : (props.wrong ?? '')}
      value={`${last()}`}
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
