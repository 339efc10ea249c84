import { createStore, type SetStoreFunction } from 'solid-js/store';
import { render } from 'solid-js/web';
import './theme.css';
import './overlay.css';
import './controls.css';
import './dialog.css';
import './narrow.css';
import type { Commands, Model } from './model.ts';
import type { ModeOverlay } from './modeOverlay.ts';
import { Overlay, type OverlayOptions } from './overlay.tsx';

export type { ExperimentProgress, ExperimentSuite } from './experiments/model.ts';
export { loadParts, type Parts } from './loadParts.ts';
export type { ModeEntrance } from './modeEntrance.ts';
export type { ModeOverlay } from './modeOverlay.ts';
export type { CatalogueCard, Changes, Commands, Counting, HoldOptions, Model } from './model.ts';
export { readSavedUi, type SavedUi } from './savedUi.ts';
export type { Status } from './status.ts';

/** A model that the overlay follows, and the way to change it. */
export function createModel(initial: Model): [Model, SetStoreFunction<Model>] {
  return createStore(initial);
}

/**
 * Lays controls and notices over the picture, and makes the keys work.
 *
 * @param host an element over the picture, as large as it
 * @param page.mode what the mode on show brings of its own
 * @returns the way to take everything off the page again
 */
export function mountOverlay(
  host: HTMLElement,
  page: { readonly model: Model; readonly commands: Commands; readonly mode: () => ModeOverlay },
  options: OverlayOptions,
): () => void {
  const { model, commands, mode } = page;
  return render(
    () => <Overlay {...options} model={model} commands={commands} mode={mode()} />,
    host,
  );
}
