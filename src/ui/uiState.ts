import { createSignal, type Accessor, type Setter } from 'solid-js';
import { readSavedUi, type Draft, type SavedUi } from './savedUi.ts';

/** The dialogs of the page. */
export type DialogId =
  | 'count'
  | 'experiments'
  | 'help'
  | 'gallery'
  | 'search'
  | 'settings'
  | 'text';

/** What somebody is at. */
export interface UiState {
  /** The dialog that is open. */
  readonly dialog: Accessor<DialogId | undefined>;
  readonly show: Setter<DialogId | undefined>;
  /** A text that was begun. */
  readonly draft: Accessor<Draft | undefined>;
  readonly setDraft: Setter<Draft | undefined>;
  /** As much of it as is kept while the page is loaded anew. */
  saved(): SavedUi;
}

export function createUiState(saved: SavedUi): UiState {
  const [dialog, show] = createSignal<DialogId | undefined>(saved.panel);
  const [draft, setDraft] = createSignal(saved.draft);
  return {
    ...{ dialog, show, draft, setDraft },
    saved: () => readSavedUi({ panel: dialog(), draft: draft() }),
  };
}
