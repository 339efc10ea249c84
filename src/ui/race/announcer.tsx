import type { ResultsProps } from './model.ts';
import { createEffect, createMemo, createSignal, on, untrack, type JSX } from 'solid-js';
import { sameItems } from './results.ts';
import { gistAtEnd } from './told.ts';
import { Announcement } from '../status/statusFooter.tsx';

/** Announces finishes and the result of the race to screen readers. */
export function RaceAnnouncer(props: ResultsProps): JSX.Element {
  const [sentence, say] = createSignal('');
  const placed = createMemo(
    () => props.race.panes.filter(({ rank }) => rank).map(({ id }) => id),
    [],
    sameItems,
  );
  const gist = createMemo(() => gistAtEnd(props.race, props.model.aspect, props.words));
  const ended = createMemo(() =>
    props.race.over ? (props.race.kind.ended?.(props.race, props.words) ?? '') : '',
  );
  createEffect(
    on(
      [placed, () => props.race.over, gist, ended],
      ([now, over, gist, ended], before) => {
        const { race } = props.words;
        const shown = untrack(() => props.race);
        const { kind, panes } = shown;
        const nameOf = (id: number): string => untrack(() => props.names.get(id)) ?? '';
        if (over) {
          // Measured, or on the boards, later than the result was told.
          if (before?.[1] && sameItems.equals(now, before[0])) {
            const fresh = [gist !== before[2] && gist, !before[3] && ended].filter(Boolean);
            return fresh.length > 0 ? say(fresh.join(' ')) : undefined;
          }
          const names = panes.map(({ id }) => nameOf(id));
          const result = kind.result(shown, names, props.words);
          return say([...result, gist, ended].filter(Boolean).join(' '));
        }
        // A rank may change later, when another pane catches up; it is not announced again.
        const fresh = panes.filter(({ id }) => now.includes(id) && !before?.[0].includes(id));
        if (fresh.length > 0)
          return say(fresh.map(({ id, rank }) => race.finished([nameOf(id)], rank!)).join(' '));
        // Back at the start, earlier announcements no longer hold.
        return before?.[1] || now.length === 0 ? say('') : undefined;
      },
      { defer: true },
    ),
  );
  return <Announcement text={sentence()} />;
}
