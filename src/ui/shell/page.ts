import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';
import { watchActivity } from './activity.ts';
import type { Key } from './pageKeys.ts';
import { bindKeys, bindModeKeys } from './keys.ts';
import type { ModeEntrance } from '../modeEntrance.ts';
import type { ModeOverlay } from '../modeOverlay.ts';
import type { Commands, Model } from '../model.ts';
import type { DialogId } from './savedUi.ts';

interface Page {
  readonly model: Model;
  readonly commands: Commands;
  readonly entrances: readonly ModeEntrance[];
  /** The overlay of the mode on show. */
  readonly mode: () => ModeOverlay;
  /** Whether the controls must stay. */
  readonly held: () => boolean;
  readonly openDialog: (dialog: DialogId) => void;
}

/**
 * Sets up what the page does with or without controls: listens to keys, sets its language, and hides an
 * idle pointer.
 *
 * @returns whether the user is present
 */
export function attendPage(page: Page): Accessor<boolean> {
  const root = document.documentElement;
  const [present, setPresent] = createSignal(true);
  onCleanup(watchActivity(page.held, setPresent));
  const isThere = (key: Key): boolean => !(page.mode().without ?? []).includes(key);
  onCleanup(bindKeys(page, isThere));
  createEffect(() => onCleanup(bindModeKeys(page.mode().keys ?? [])));
  createEffect(() => {
    root.lang = page.model.choices.lang;
  });
  createEffect(() => root.classList.toggle('deserted', !present()));
  onCleanup(() => root.classList.remove('deserted'));
  return present;
}
