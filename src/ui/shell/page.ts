import { createEffect, createMemo, createSignal, onCleanup, type Accessor } from 'solid-js';
import { watchActivity } from './activity.ts';
import { blankKeys } from './blankKeys.ts';
import { bindKeys, bindModeKeys } from './keys.ts';
import type { OverlayProps } from '../modeOverlay.ts';
import type { DialogId } from './savedUi.ts';

/**
 * Sets up what the page does with or without controls: listens to keys, sets its language, and hides an
 * idle pointer.
 *
 * @param held whether the controls must stay
 * @returns whether the user is present
 */
export function attendPage(
  props: OverlayProps,
  openDialog: (dialog: DialogId) => void,
  held: () => boolean,
): Accessor<boolean> {
  const root = document.documentElement;
  const [present, setPresent] = createSignal(true);
  onCleanup(watchActivity(held, setPresent));
  onCleanup(bindKeys(props, openDialog));
  const modeKeys = createMemo(() => [...(props.overlay.keys ?? []), ...blankKeys(props)]);
  createEffect(() => onCleanup(bindModeKeys(modeKeys())));
  createEffect(() => {
    root.lang = props.model.choices.lang;
  });
  createEffect(() => root.classList.toggle('deserted', !present()));
  onCleanup(() => root.classList.remove('deserted'));
  return present;
}
