import { tinykeys } from 'tinykeys';
import { pageKeys, writing, type Key, type PageKey } from './pageKeys.ts';
import type { ModeKey } from '../modeEntrance.ts';
import type { OverlayProps } from '../modeOverlay.ts';
import type { DialogId } from './savedUi.ts';

const pageKeyIds = Object.keys(pageKeys) as Key[];

/**
 * Runs a command unless the focused element uses the key itself, or a dialog is open.
 *
 * @param usedBy a selector of elements that use the key themselves
 * @param repeats whether to run it again while the key is held down
 */
export const onKey =
  (run: () => void, usedBy = writing, repeats = false) =>
  (event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target : undefined;
    // A dialog of the page around an element is not in its way.
    const root = (at?.getRootNode() ?? document) as Document | ShadowRoot;
    if (at?.closest(usedBy) ?? root.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (repeats || !event.repeat) run();
  };

/**
 * Binds the keys of every mode.
 *
 * @returns a function that unbinds them
 */
export function bindKeys(props: OverlayProps, openDialog: (dialog: DialogId) => void): () => void {
  const { commands, entrances } = props;
  const ofPage = pageKeyIds.flatMap((id) => {
    const { key, codes = [key], usedBy, repeats, run }: PageKey = pageKeys[id];
    const press = (): void => {
      if (!props.overlay.without?.includes(id)) run({ commands, openDialog });
    };
    const handler = onKey(press, usedBy, repeats);
    return codes.map((code) => [code, handler] as const);
  });
  const ofModes = entrances.map(
    ({ id, key, code = key }) => [code, onKey(() => commands.switchMode(id))] as const,
  );
  return tinykeys(window, {
    ...Object.fromEntries([...ofPage, ...ofModes]),
    Escape: () => {
      const { activeElement: at } = document;
      if (at instanceof HTMLElement || at instanceof SVGElement) at.blur();
    },
  });
}

/**
 * Binds the keys of a mode.
 *
 * @returns a function that unbinds them
 */
export const bindModeKeys = (keys: readonly ModeKey[]): (() => void) =>
  tinykeys(
    window,
    Object.fromEntries(keys.map(({ key, code = key, press }) => [code, onKey(() => press())])),
  );
