import { Show, type JSX } from 'solid-js';
import { coveredBy } from '../../../solve/problem.ts';
import { partOf } from '../../status/lost.ts';
import { LostShapes, type LostOutlines } from '../../status/lostShapes.tsx';
import type { ClassProps } from '../state.ts';
import { outlineOf } from './cells.tsx';

/** The piece since which no solution is left, and all that were laid after it, once they lie. */
export function LostMarks(props: ClassProps): JSX.Element {
  const { problem } = props.moment;
  const laidAs = (part: ReturnType<typeof partOf>): readonly string[] =>
    props.moment.situation.path
      .filter(
        (placement, order) =>
          partOf(props.moment.lost, order) === part && props.state.laid.includes(placement),
      )
      .map((placement) => outlineOf(problem, coveredBy(problem, placement)));
  const outlines = (): LostOutlines => ({
    mistake: laidAs('mistake')[0],
    inVain: laidAs('inVain'),
  });
  return (
    <Show when={props.moment.lost}>
      <LostShapes id="class-lost" outlines={outlines()} />
    </Show>
  );
}
