import { createStore, type SetStoreFunction } from 'solid-js/store';
import { render } from 'solid-js/web';
import './theme.css';
import './overlay.css';
import './controls.css';
import './dialog.css';
import './narrow.css';
import type { SavedUi } from './savedUi.ts';
import type { Commands, Model } from './model.ts';
import { Overlay } from './overlay.tsx';
import type { Insets } from '../theme/insets.ts';

export { readSavedUi as keptIn, type SavedUi as Kept } from './savedUi.ts';
export type {
  ExperimentSuite as Laboratory,
  ExperimentProgress as Run,
} from './experiments/model.ts';
export type { CatalogueCard, Changes as Wishes, Commands, Model, Counting } from './model.ts';
export type { Status } from './status.ts';
export type { PaneChart, PaneModel, RaceCommands } from './race/model.ts';

/** A model that the overlay follows, and the way to change it. */
export function createModel(initial: Model): [Model, SetStoreFunction<Model>] {
  return createStore(initial);
}

/**
 * Lays controls and notices over the picture, and makes the keys work.
 *
 * @param host an element over the picture, as large as it
 * @param insets told what each board should leave free, in the order of panes, at first and whenever that changes
 * @param kept what somebody was at before the page was loaded anew
 * @returns the way to take everything off the page again
 */
export function mountOverlay(
  host: HTMLElement,
  model: Model,
  commands: Commands,
  insets: (places: readonly Insets[]) => void,
  kept: SavedUi,
): () => void {
  return render(
    () => <Overlay model={model} commands={commands} insets={insets} kept={kept} />,
    host,
  );
}
