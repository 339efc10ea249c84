import { For, type JSX } from 'solid-js';
import type { ClassProps } from '../state.ts';
import './row.css';

/** The figures of the search up to the moment, a line each. */
export function ClassFigures(props: ClassProps): JSX.Element {
  const figures = () => {
    const { placements, deadEnds, solutions } = props.moment.situation;
    const say = props.words.ui;
    return [say.placements(placements), say.deadEnds(deadEnds), say.solutions(solutions)];
  };
  return (
    <section class="class-figures" aria-label={props.words.classroom.figures}>
      <ul>
        <For each={figures()}>{(figure) => <li>{figure}</li>}</For>
      </ul>
    </section>
  );
}
