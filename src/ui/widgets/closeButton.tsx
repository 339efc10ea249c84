import type { JSX } from 'solid-js';
import { CloseIcon } from './icons.tsx';

interface CloseButtonProps {
  readonly label: string;
  press(): void;
}

/** A cross that closes or removes something. It takes no focus from the mouse, like other buttons. */
export function CloseButton(props: CloseButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="close"
      title={props.label}
      aria-label={props.label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => props.press()}
    >
      <CloseIcon />
    </button>
  );
}
