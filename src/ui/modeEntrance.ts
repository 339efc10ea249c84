import type { ModeId } from '../settings/modeIds.ts';
import type { Words } from '../words/index.ts';

/** A group of the list of keys. */
export type KeyGroup = keyof Words['keyList']['groups'];

/** The button and the key that open and leave a mode. */
export interface ModeEntrance {
  readonly id: ModeId;
  /** As labelled on keyboards; not used by any other mode or command. */
  readonly key: string;
  /** What it is called in events, if otherwise. */
  readonly code?: string;
  readonly group: KeyGroup;
  /** SVG paths on a grid of 24 × 24. */
  readonly icon: { readonly strokes: string; readonly fills: string };
  readonly texts: (words: Words) => {
    /** The label of the button. */
    readonly title: string;
    /** What the key does. */
    readonly whatKeyDoes: string;
  };
}

/** A key of a mode's own. */
export interface ModeKey {
  /** As labelled on keyboards. */
  readonly key: string;
  /** What it is called in events, if otherwise. */
  readonly code?: string;
  readonly group: KeyGroup;
  /** What it does; keys of a group that do the same share a line of the list. */
  readonly does: (words: Words) => string;
  readonly press: () => void;
}
