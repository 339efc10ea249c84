/** A text on its way to become a puzzle. */
export interface Draft {
  readonly text: string;
  /** The sentence that says why it is none. */
  readonly wrong: string | undefined;
}

/** The dialogs that may want the page to be loaded anew. */
const panels = ['count', 'gallery', 'experiments'] as const;

/** What somebody is at that no address says, kept while the page is loaded anew. */
export interface SavedUi {
  /** The dialog that is open, if it is one of these. */
  readonly panel: (typeof panels)[number] | undefined;
  /** A text that was begun. */
  readonly draft: Draft | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was kept, whatever else a browser's history may hold. */
export function readSavedUi(state: unknown): SavedUi {
  const { panel, draft } = Object(state) as Record<string, unknown>;
  const { text, wrong } = Object(draft) as Record<string, unknown>;
  return {
    panel: panels.find((known) => known === panel),
    draft: isText(text) ? { text, wrong: isText(wrong) ? wrong : undefined } : undefined,
  };
}
