import { createSignal } from 'solid-js';

/** What has the page to itself, if anything: the board, or the panels beside it. */
type Focus = 'board' | 'side' | undefined;

/** How much of the page is shown to the class: what somebody who speaks changes with a key, and changes back. */
export interface View {
  /** Whether there are words and marks; else the picture is alone. */
  readonly hasWords: boolean;
  readonly focus: Focus;
  toggleWords(): void;
  /** On to the board, to the panels if there are any, and back to the whole page. */
  turnFocus(): void;
}

/** @param hasSide whether there is anything beside the board */
export function createView(hasSide: () => boolean): View {
  const [hasWords, setWords] = createSignal(true);
  const [focus, setFocus] = createSignal<Focus>();
  /** Panels that have been put away have the focus no longer. */
  const now = (): Focus => (focus() === 'side' && !hasSide() ? undefined : focus());
  return {
    get hasWords() {
      return hasWords();
    },
    get focus() {
      return now();
    },
    toggleWords: () => void setWords((has) => !has),
    turnFocus() {
      const focus = now();
      if (focus === undefined) setFocus('board');
      else setFocus(focus === 'board' && hasSide() ? 'side' : undefined);
    },
  };
}
