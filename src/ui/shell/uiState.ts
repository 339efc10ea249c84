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

/** What the user is doing in the overlay. */
export interface UiState {
  /** The dialog that is open. */
  readonly dialog: Accessor<DialogId | undefined>;
  readonly show: Setter<DialogId | undefined>;
  /** The draft of a puzzle text. */
  readonly draft: Accessor<Draft | undefined>;
  readonly setDraft: Setter<Draft | undefined>;
  /** The part of it that is kept while the page reloads. */
  saved(): SavedUi;
}

export function createUiState(saved: SavedUi): UiState {
  const [dialog, show] = createSignal<DialogId | undefined>(saved.panel);
  const [draft, setDraft] = createSignal(saved.draft);
  return {
    dialog,
    show,
    draft,
    setDraft,
    saved: () => readSavedUi({ panel: dialog(), draft: draft() }),
  };
}
