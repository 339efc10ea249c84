import type { PaneModel, RaceProps } from './model.ts';
import { createEffect, createMemo, createSignal, on, untrack, type JSX } from 'solid-js';
import { sameItems } from './results.ts';
import { gistAtEnd } from './told.ts';
import { joined } from '../../words/sentences.ts';
import { Announcement } from '../status/statusFooter.tsx';

/** Announces finishes and the result of the race to screen readers. */
export function RaceAnnouncer(props: Pick<RaceProps, 'race' | 'model' | 'words'>): JSX.Element {
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
        const names = (): readonly string[] =>
          kind.names(
            panes.map(({ subject }) => subject),
            props.words,
          );
        if (over) {
          // Measured, or on the boards, later than the result was told.
          if (before?.[1] && sameItems.equals(now, before[0])) {
            const fresh = [gist !== before[2] && gist, !before[3] && ended].filter(Boolean);
            return fresh.length > 0 ? say(joined(fresh)) : undefined;
          }
          const result = kind.result(shown, names(), props.words);
          return say(joined([...result, gist, ended]));
        }
        // A rank may change later, when another pane catches up; it is not announced again.
        const isFresh = ({ id }: PaneModel) => now.includes(id) && !before?.[0].includes(id);
        const fresh = panes.some(isFresh) ? names() : [];
        const finished = panes.flatMap((pane, at) =>
          isFresh(pane) ? [race.finished([fresh[at]!], pane.rank!)] : [],
        );
        if (finished.length > 0) return say(joined(finished));
        // Back at the start, earlier announcements no longer hold.
        return before?.[1] || now.length === 0 ? say('') : undefined;
      },
      { defer: true },
    ),
  );
  return <Announcement text={sentence()} />;
}
