import type { JSX } from 'solid-js';
import type { Words } from '../../words/index.ts';
import type { Key } from '../shell/keyNames.ts';
import { keyHelp, type KeyHelp } from '../shell/keys.ts';

interface ButtonProps {
  readonly label: string;
  readonly words: Words;
  /** The key that does the same. */
  readonly shortcut?: Key | KeyHelp;
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
    const { shortcut, words, label } = props;
    if (!shortcut) return props.hint ?? label;
    const { key, does } = typeof shortcut === 'string' ? keyHelp(shortcut, words) : shortcut;
    return `${does} (${key})`;
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
