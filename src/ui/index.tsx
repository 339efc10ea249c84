import { createStore, type SetStoreFunction } from 'solid-js/store';
import { render } from 'solid-js/web';
import './theme.css';
import './shell/overlay.css';
import './shell/controls.css';
import './widgets/check.css';
import './widgets/dialog.css';
import './shell/narrow.css';
import type { Commands, Model } from './model.ts';
import type { ModeOverlay } from './modeOverlay.ts';
import { Overlay, type OverlayOptions } from './shell/overlay.tsx';

export type { CompareParts, CompareRuns } from './compare/model.ts';
export type { ExperimentProgress, ExperimentSuite } from './experiments/model.ts';
export type { ModeEntrance } from './modeEntrance.ts';
export type { ModeOverlay } from './modeOverlay.ts';
export type {
  CatalogueCard,
  SearchChange,
  Commands,
  Counting,
  HoldOptions,
  Model,
  Status,
} from './model.ts';
export { readSavedUi, type SavedUi } from './shell/savedUi.ts';

/** Creates a reactive model and its setter. */
export function createModel(initial: Model): [Model, SetStoreFunction<Model>] {
  return createStore(initial);
}

/**
 * Mounts the overlay with controls and notices, and binds the keys.
 *
 * @param host an element over the picture, of the same size
 * @param page.overlay the overlay of the mode on show; reactive
 * @returns a function that unmounts everything
 */
export function mountOverlay(
  host: HTMLElement,
  page: { readonly model: Model; readonly commands: Commands; readonly overlay: () => ModeOverlay },
  options: OverlayOptions,
): () => void {
  const { model, commands, overlay } = page;
  return render(
    () => <Overlay {...options} model={model} commands={commands} overlay={overlay()} />,
    host,
  );
}
