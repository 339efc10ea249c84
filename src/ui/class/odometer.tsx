import type { JSX } from 'solid-js';
import { percent } from '../figures.ts';
import type { ClassProps } from './props.ts';

/** The most levels that are shown: the deepest ones. */
const MOST = 4;

/** The branch taken at each level, and the share of the tree that is done: the one makes the other. */
export function Odometer(props: ClassProps): JSX.Element {
  const say = () => props.words.classroom;
  const situation = () => props.moment.situation;
  const branches = () => {
    const all = situation().branches.map(({ tried, listed }) => say().branch(tried, listed));
    const shown = all.length > MOST ? ['…', ...all.slice(-MOST)] : all;
    return shown.join(' · ') || '–';
  };
  return (
    <span class="odometer" role="group" aria-label={say().odometer}>
      <span class="path">{branches()}</span>{' '}
      <b>{percent(situation().progress, props.model.choices.lang)}</b>
    </span>
  );
}

/** What the search has counted so far. */
export function ClassFigures(props: ClassProps): JSX.Element {
  const situation = () => props.moment.situation;
  const figures = () =>
    [
      props.words.ui.placements(situation().placements),
      props.words.ui.deadEnds(situation().deadEnds),
      props.words.ui.solutions(situation().solutions),
    ].join(' · ');
  return <span class="class-figures">{figures()}</span>;
}
