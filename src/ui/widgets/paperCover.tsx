import { lateWords } from '../../words/index.ts';
import { onCleanup, onMount, type JSX } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { Words } from '../../words/index.ts';
import './paper.css';
import { sizeOf } from './sizeOf.ts';

/** The width of a sheet with some space beside it, in CSS px; on narrower pages, sheets are smaller. */
const SHEET = 820;

interface PaperCoverProps {
  readonly class: string;
  readonly title: string;
  /** What the paper is. */
  readonly about: string;
  readonly words: Words;
  /** What can be chosen of the sheets, between what they are and the buttons. */
  readonly choices?: JSX.Element;
  /** The sheets, an `article` each. */
  readonly children: JSX.Element;
  close(): void;
}

/** Sheets of paper, as they are printed; they cover the page until they are closed. */
export function PaperCover(props: PaperCoverProps): JSX.Element {
  let box!: HTMLElement;
  let print!: HTMLButtonElement;
  const size = sizeOf(() => box);
  // All keys, as the focus gets lost when sheets are printed.
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    // What is opened then is not closed by the same key.
    event.preventDefault();
    props.close();
  };
  onMount(() => {
    const before = document.activeElement;
    window.addEventListener('keydown', onKeyDown, true);
    const behind = [...document.body.children].filter(
      (one): one is HTMLElement => one instanceof HTMLElement && !one.contains(box) && !one.inert,
    );
    for (const one of behind) one.inert = true;
    print.focus();
    onCleanup(() => {
      window.removeEventListener('keydown', onKeyDown, true);
      for (const one of behind) one.inert = false;
      if (before instanceof HTMLElement) before.focus();
    });
  });
  return (
    <Portal>
      <section
        ref={box}
        class={`paper ${props.class}`}
        role="dialog"
        aria-modal="true"
        aria-label={props.title}
        tabindex="-1"
        style={{ '--zoom': Math.min(1, size().width / SHEET) }}
      >
        <nav>
          <h1>{props.title}</h1>
          <p>{props.about}</p>
          {props.choices}
          <button ref={print} type="button" onClick={() => window.print()}>
            {lateWords(props.words).sheets.print}
          </button>
          <button type="button" onClick={() => props.close()}>
            {lateWords(props.words).sheets.close}
          </button>
        </nav>
        {props.children}
      </section>
    </Portal>
  );
}
