import { createSignal } from 'solid-js';

/** A puzzle text being written. */
export interface Draft {
  readonly text: string;
  /** The sentence that says what is wrong with it. */
  readonly wrong: string | undefined;
}

/** The dialogs whose code may fail to load. */
const panels = [
  'browse',
  'compare',
  'count',
  'film',
  'gallery',
  'experiments',
  'picture',
  'share',
] as const;

/** UI state that is not in the address, kept while the page reloads. */
export interface SavedUi {
  /** The dialog that is open, if it is one of these. */
  readonly panel: (typeof panels)[number] | undefined;
  /** The draft of a puzzle text. */
  readonly draft: Draft | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads the state from the browser's history, which may hold anything. */
export function readSavedUi(state: unknown): SavedUi {
  const { panel, draft } = Object(state) as Record<string, unknown>;
  const { text, wrong } = Object(draft) as Record<string, unknown>;
  return {
    panel: panels.find((known) => known === panel),
    draft: isText(text) ? { text, wrong: isText(wrong) ? wrong : undefined } : undefined,
  };
}

/** The dialogs of the page. */
export type DialogId =
  | 'browse'
  | 'compare'
  | 'count'
  | 'experiments'
  | 'film'
  | 'help'
  | 'gallery'
  | 'picture'
  | 'search'
  | 'settings'
  | 'share'
  | 'text';

/** What the user is doing in the overlay. */
export type UiState = ReturnType<typeof createUiState>;

export function createUiState(initial: SavedUi) {
  /** The dialog that is open. */
  const [dialog, show] = createSignal<DialogId | undefined>(initial.panel);
  /** The draft of a puzzle text. */
  const [draft, setDraft] = createSignal(initial.draft);
  /** The part that is kept while the page reloads. */
  const saved = (): SavedUi => readSavedUi({ panel: dialog(), draft: draft() });
  return { dialog, show, draft, setDraft, saved };
}
