import type { JSX } from 'solid-js';

/** A key, and what it does. */
export interface KeyHelp {
  readonly key: string;
  readonly does: string;
}

interface ButtonProps {
  readonly label: string;
  /** The key that does the same. */
  readonly shortcut?: KeyHelp;
  /** What it does, if no key does the same and its label does not say it. */
  readonly hint?: string;
  readonly class?: string;
  /** For a toggle button. */
  readonly pressed?: boolean;
  /** Disabled by ARIA only, so that it keeps the focus. */
  readonly disabled?: boolean;
  readonly children: JSX.Element;
  press(): void;
}

/** An icon with its label below. It takes no focus from the mouse, so that keys keep their usual meaning. */
export function Button(props: ButtonProps): JSX.Element {
  const hint = (): string => {
    const { shortcut, label } = props;
    return shortcut ? `${shortcut.does} (${shortcut.key})` : (props.hint ?? label);
  };
  return (
    <button
      type="button"
      class={props.class ? `button ${props.class}` : 'button'}
      title={hint()}
      aria-pressed={props.pressed}
      aria-disabled={props.disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => props.disabled || props.press()}
    >
      {props.children}
      <span class="caption">{props.label}</span>
    </button>
  );
}
