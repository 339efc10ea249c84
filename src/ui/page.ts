import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';
import { bindKeys } from './keys.ts';
import type { Commands, Model } from './model.ts';
import { watchActivity } from './activity.ts';

interface Page {
  readonly model: Model;
  readonly commands: Commands;
  /** Says that the controls must stay. */
  readonly held: () => boolean;
  readonly help: () => void;
  readonly search: () => void;
  readonly gallery: () => void;
  readonly count: () => void;
  readonly experiments: () => void;
}

/**
 * What the page does whether its controls are shown or not: it hears the keys, says which language
 * it speaks, and hides the mouse's arrow while nobody moves it.
 *
 * @returns whether somebody is there
 */
export function attendPage(page: Page): Accessor<boolean> {
  const root = document.documentElement;
  const [present, setPresent] = createSignal(true);
  onCleanup(watchActivity(page.held, setPresent));
  const race = (): void => {
    if (page.model.race) page.commands.race.leave();
    else page.commands.race.enter();
  };
  onCleanup(bindKeys(page.commands, { ...page, race }));
  createEffect(() => {
    root.lang = page.model.choices.lang;
  });
  createEffect(() => root.classList.toggle('deserted', !present()));
  onCleanup(() => root.classList.remove('deserted'));
  return present;
}
