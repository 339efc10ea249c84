import { createEffect, createUniqueId, onCleanup, type JSX } from 'solid-js';
import type { Words } from '../../words/index.ts';
import { CloseButton } from './closeButton.tsx';

interface DialogFrameProps {
  readonly open: boolean;
  readonly title: string;
  readonly words: Words;
  readonly class?: string;
  /** Whether it fills the page: nothing is seen around it. */
  readonly fills?: boolean;
  readonly children: JSX.Element;
  close(): void;
  /** Told whether it is open and fills the page. */
  fill?(isFilled: boolean): void;
}

/** A native modal dialog, closed by Escape, its button, or a press outside. */
export function Dialog(props: DialogFrameProps): JSX.Element {
  const id = createUniqueId();
  let dialog!: HTMLDialogElement;
  let heading!: HTMLHeadingElement;
  createEffect(() => {
    if (!props.open) {
      dialog.close();
    } else if (!dialog.open) {
      dialog.showModal();
      (dialog.querySelector('textarea') ?? heading).focus();
    }
  });
  createEffect(() => {
    if (!props.open || !props.fills) return;
    props.fill?.(true);
    onCleanup(() => props.fill?.(false));
  });
  return (
    <dialog
      ref={dialog}
      class={props.class ? `dialog ${props.class}` : 'dialog'}
      classList={{ fills: props.fills }}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.close();
      }}
      onClose={() => {
        // Fired a frame late, when it may be open again.
        if (!dialog.open) props.close();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog) props.close();
      }}
    >
      <div class="sheet">
        <header>
          <h2 ref={heading} id={id} tabindex="-1">
            {props.title}
          </h2>
          <CloseButton label={props.words.ui.close} press={() => props.close()} />
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
