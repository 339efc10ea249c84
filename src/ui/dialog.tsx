import { createEffect, createUniqueId, type JSX } from 'solid-js';
import { CloseIcon } from './icons.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The label of the button that closes it. */
  readonly closing: string;
  readonly class?: string;
  readonly children: JSX.Element;
  close(): void;
}

/** A native modal dialog; Escape, its button and a press beside it close it. */
export function Dialog(props: DialogProps): JSX.Element {
  const heading = createUniqueId();
  let dialog!: HTMLDialogElement;
  createEffect(() => {
    if (props.open && !dialog.open) dialog.showModal();
    else if (!props.open) dialog.close();
  });
  return (
    <dialog
      ref={dialog}
      class={props.class ? `dialog ${props.class}` : 'dialog'}
      aria-labelledby={heading}
      onClose={() => props.close()}
      onPointerDown={(event) => {
        if (event.target === dialog) props.close();
      }}
    >
      <div class="sheet">
        <header>
          <h2 id={heading}>{props.title}</h2>
          <button
            type="button"
            class="close"
            title={props.closing}
            aria-label={props.closing}
            onClick={() => props.close()}
          >
            <CloseIcon />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
