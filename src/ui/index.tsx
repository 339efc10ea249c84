import { createStore, type SetStoreFunction } from 'solid-js/store';
import { render } from 'solid-js/web';
import './theme.css';
import './overlay.css';
import './controls.css';
import './dialog.css';
import './narrow.css';
import type { Commands, Model } from './model.ts';
import { Overlay, type Insets } from './overlay.tsx';
import { attendPage } from './page.ts';

export type { Choices, Commands, Model, Status } from './model.ts';

interface OverlayOptions {
  /** Nothing is shown; the keys work all the same. */
  readonly hidden?: boolean;
  /** Told what the picture should leave free, at first and whenever that changes. */
  readonly onInsets?: (insets: Insets) => void;
}

/** A model that the overlay follows, and the way to change it. */
export function createModel(initial: Model): [Model, SetStoreFunction<Model>] {
  return createStore(initial);
}

/**
 * Lays the controls over the picture.
 *
 * @param host an element over the picture, as large as it
 * @returns the way to take everything off the page again
 */
export function mountOverlay(
  host: HTMLElement,
  model: Model,
  commands: Commands,
  { hidden = false, onInsets = () => {} }: OverlayOptions = {},
): () => void {
  if (!hidden) {
    return render(() => <Overlay model={model} commands={commands} insets={onInsets} />, host);
  }
  onInsets({ top: 0, right: 0, bottom: 0, left: 0 });
  return render(() => {
    attendPage({ model, commands, held: () => false, help: () => {} });
    return undefined;
  }, host);
}
