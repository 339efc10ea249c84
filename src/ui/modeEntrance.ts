import type { Language } from '../words/index.ts';

/** How people come to a mode, and back: a button, and a key. */
export interface ModeEntrance {
  readonly id: string;
  /** As it stands on a keyboard; no other mode and nothing else on the page has it. */
  readonly key: string;
  /** Paths on a grid of 24 by 24, drawn as lines, and filled. */
  readonly icon: { readonly strokes: string; readonly fills: string };
  words(language: Language): {
    /** What the button says. */
    readonly title: string;
    /** What the key does. */
    readonly whatKeyDoes: string;
  };
}

/** A key that a mode has of its own. */
export interface ModeKey {
  /** As it stands on a keyboard. */
  readonly key: string;
  /** What it does. */
  words(language: Language): string;
  press(): void;
}
