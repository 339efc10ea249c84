import { createEffect, createSignal, on, onCleanup, untrack, type JSX } from 'solid-js';
import { unwrap } from 'solid-js/store';
import { Dynamic } from 'solid-js/web';
import { browsingAll, writeBrowsing, type Browsing } from '../../settings/browsing.ts';
import { LazyDialog } from '../dialogs/lazyDialog.tsx';
import type { DialogProps } from '../modeOverlay.ts';
import { loadParts } from '../shell/loadParts.ts';

/** For how long nothing has to change before the address says it, in ms. */
const REST = 300;

/** The dialog with all solutions of the puzzle on show; while it is open, the address says where it is among them. */
export function Browse(props: DialogProps): JSX.Element {
  const addressed = () => props.model.choices.settings.browse;
  const [browsing, setBrowsing] = createSignal<Browsing>(browsingAll, {
    equals: (one, other) => writeBrowsing(one) === writeBrowsing(other),
  });
  let rest: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(rest));
  createEffect(
    on(addressed, (asked, before) => {
      if (!asked) {
        // Another address was opened, as by the browser's Back.
        if (before && props.open) props.close();
        return;
      }
      clearTimeout(rest);
      setBrowsing(unwrap(asked));
      if (!props.open) props.openDialog('browse');
    }),
  );
  const sayNow = (): void => {
    const before = untrack(addressed);
    const now = untrack(browsing);
    const { open } = props;
    if (open ? before && writeBrowsing(before) === writeBrowsing(now) : !before) return;
    props.commands.choose({ browse: open ? now : undefined });
  };
  createEffect(
    on(
      () => props.open,
      (open) => {
        clearTimeout(rest);
        // It opens at the first one, unless an address says otherwise.
        if (open && !untrack(addressed)) setBrowsing(browsingAll);
        sayNow();
      },
    ),
  );
  createEffect(
    on(
      browsing,
      () => {
        clearTimeout(rest);
        rest = setTimeout(sayNow, REST);
      },
      { defer: true },
    ),
  );
  return (
    <LazyDialog
      {...props}
      class="browse"
      fills
      say={props.words.browsing}
      load={() => props.commands.loadCode().then(loadParts)}
    >
      {(loaded) => (
        <Dynamic
          component={loaded().BrowsePanel}
          {...props}
          browsing={browsing()}
          browse={(change: Partial<Browsing>) => setBrowsing({ ...browsing(), ...change })}
        />
      )}
    </LazyDialog>
  );
}
