import { createEffect, createSignal, on, onCleanup, untrack, type JSX } from 'solid-js';
import { unwrap } from 'solid-js/store';
import { Dynamic } from 'solid-js/web';
import { usualTerms, writeTerms, type Terms } from '../../experiment/comparison/terms.ts';
import { LazyDialog } from '../dialogs/lazyDialog.tsx';
import type { DialogProps } from '../modeOverlay.ts';
import { loadParts } from '../shell/loadParts.ts';
import type { Runs } from './runs.ts';

/**
 * The dialog that compares orders on the board on show. Runs continue while it is closed; while it is open, the
 * address says what is compared.
 */
export function Compare(props: DialogProps): JSX.Element {
  const addressed = () => props.model.choices.settings.compare;
  const [terms, setTerms] = createSignal<Terms>(usualTerms, {
    equals: (one, other) => writeTerms(one) === writeTerms(other),
  });
  let runs: Runs | undefined;
  createEffect(
    on(addressed, (asked, before) => {
      if (!asked) {
        // Another address was opened, as by the browser's Back.
        if (before && props.open) props.close();
        return;
      }
      // Workers take plain data alone.
      setTerms(unwrap(asked));
      if (!props.open) props.openDialog('compare');
    }),
  );
  createEffect(
    on([() => props.open, terms], ([open, now]) => {
      const before = untrack(addressed);
      if (open ? before && writeTerms(before) === writeTerms(now) : !before) return;
      props.commands.choose({ compare: open ? now : undefined });
    }),
  );
  onCleanup(() => runs?.stop());
  const load = async () => {
    const [{ ComparePanel, createRuns }, { run, kept }] = await Promise.all([
      props.commands.loadCode().then(loadParts),
      props.commands.compareParts(),
    ]);
    runs ??= createRuns(kept);
    return { ComparePanel, runs, run };
  };
  return (
    <LazyDialog {...props} class="compare" say={props.words.lateDialogs.comparing} load={load}>
      {(loaded) => (
        <Dynamic
          component={loaded().ComparePanel}
          {...props}
          run={loaded().run}
          runs={loaded().runs}
          terms={terms()}
          choose={(change: Partial<Terms>) => setTerms({ ...terms(), ...change })}
        />
      )}
    </LazyDialog>
  );
}
