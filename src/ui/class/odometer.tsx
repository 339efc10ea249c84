import { For, type JSX } from 'solid-js';
import { percent } from '../figures.ts';
import type { ClassProps } from './props.ts';

/** The most characters of levels that are shown, the deepest ones: the title needs the rest of the line. */
const MOST = 14;

/** The branch taken at each level, and the share of the tree that is done: the one makes the other. */
export function Odometer(props: ClassProps): JSX.Element {
  const say = () => props.words.classroom;
  const situation = () => props.moment.situation;
  const branches = () => {
    const all = situation().branches.map(({ tried, listed }) => say().branch(tried, listed));
    let [from, taken] = [all.length, 0];
    while (from > 0 && (taken += all[from - 1]!.length) <= MOST) from--;
    const shown = from > 0 ? ['…', ...all.slice(from)] : all;
    return shown.join(' · ') || '–';
  };
  return (
    <span class="odometer" role="group" aria-label={say().odometer} title={say().odometer}>
      <span class="path">
        <bdi>{branches()}</bdi>
      </span>{' '}
      <b>{percent(situation().progress, props.model.choices.lang)}</b>
    </span>
  );
}

/** What the search has counted so far: the last figures give way where there is no room for all, whole. */
export function ClassFigures(props: ClassProps): JSX.Element {
  const situation = () => props.moment.situation;
  const figures = () =>
    [
      props.words.ui.placements(situation().placements),
      props.words.ui.deadEnds(situation().deadEnds),
      props.words.ui.solutions(situation().solutions),
    ].map((figure, at) => (at > 0 ? ` · ${figure}` : figure));
  return (
    <span class="class-figures" title={figures().join('')}>
      <For each={figures()}>{(figure) => <span>{figure}</span>}</For>
    </span>
  );
}
