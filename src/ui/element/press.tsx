import type { JSX } from 'solid-js';

interface PressProps {
  readonly label: string;
  /** Disabled by ARIA only, so that it keeps the focus. */
  readonly disabled?: boolean;
  readonly children: JSX.Element;
  press(): void;
}

/** An icon that is named, but not labelled. */
export const Press = (props: PressProps): JSX.Element => (
  <button
    type="button"
    title={props.label}
    aria-label={props.label}
    aria-disabled={props.disabled}
    onClick={() => props.disabled || props.press()}
  >
    {props.children}
  </button>
);
