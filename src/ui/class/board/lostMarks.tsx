import { For, Show, type JSX } from 'solid-js';
import { coveredBy } from '../../../solve/problem.ts';
import { Hatch } from '../../widgets/hatch.tsx';
import { partOf } from '../moment/lost.ts';
import type { ClassProps } from '../state.ts';
import { outlineOf } from './cells.tsx';

/** The piece since which no solution is left, and all that were laid after it, once they lie. */
export function LostMarks(props: ClassProps): JSX.Element {
  const { problem } = props.moment;
  const laidAs = (part: ReturnType<typeof partOf>) =>
    props.moment.situation.path.filter(
      (placement, order) =>
        partOf(props.moment.lost, order) === part && props.state.laid.includes(placement),
    );
  const outline = (placement: number) => outlineOf(problem, coveredBy(problem, placement));
  return (
    <Show when={props.moment.lost}>
      <g class="lost">
        <Hatch id="class-lost" />
        <For each={laidAs('inVain')}>
          {(placement) => <path class="in-vain" d={outline(placement)} />}
        </For>
        <For each={laidAs('mistake')}>
          {(placement) => (
            <>
              <path class="mistake-rim" d={outline(placement)} />
              <path class="mistake" d={outline(placement)} />
            </>
          )}
        </For>
      </g>
    </Show>
  );
}
