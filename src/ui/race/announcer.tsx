import { createEffect, createSignal, on, untrack, type JSX } from 'solid-js';
import { raceResult } from '../../words/raceResult.ts';
import type { Drawn } from './drawn.ts';
import { figuresOf } from './figuresOf.ts';

/** Says who has finished, and what came of the race, to those who do not see it. */
export function RaceAnnouncer(props: Drawn): JSX.Element {
  const [sentence, say] = createSignal('');
  const placed = (): string =>
    props.race.panes.map(({ id, place }) => `${id}:${place ?? ''}`).join();
  createEffect(
    on(
      [placed, () => props.race.over],
      ([now, over], before) => {
        const { race } = props.words;
        const { panes, until } = untrack(() => props.race);
        const names = panes.map(({ id }) => untrack(() => props.names.get(id)) ?? '');
        if (over) return say(raceResult(names, panes.map(figuresOf), until, props.words).join(' '));
        if (!before || before[0] === now) return undefined;
        const known = new Set(before[0].split(','));
        const news = panes.flatMap(({ id, place }, i) =>
          place === undefined || known.has(`${id}:${place}`)
            ? []
            : [race.finished(names[i]!, place)],
        );
        return news.length > 0 ? say(news.join(' ')) : undefined;
      },
      { defer: true },
    ),
  );
  return (
    <p class="unseen" role="status">
      {sentence()}
    </p>
  );
}
