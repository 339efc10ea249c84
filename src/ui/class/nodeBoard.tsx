import { createMemo, For, type JSX } from 'solid-js';
import { silhouette } from '../gallery/paths.ts';
import { boardArt } from '../shelf/boardPicture.tsx';
import type { ClassProps } from './props.ts';

interface NodeBoardProps extends Pick<ClassProps, 'moment' | 'model'> {
  /** The placements on it; undefined for none, and no board. */
  readonly path: readonly number[] | undefined;
}

/** A small board beside a tree, always of the same size. */
export function NodeBoard(props: NodeBoardProps): JSX.Element {
  const problem = createMemo(() => props.moment.problem);
  const art = createMemo(() => boardArt(problem(), props.model.choices.theme));
  const ground = createMemo(() => silhouette(problem().puzzle.lattice, problem().cells));
  return (
    <svg class="node-board" viewBox={art().viewBox} aria-hidden="true">
      <path class="ground" d={props.path ? ground() : ''} />
      <For each={props.path}>
        {(placement) => <path fill={art().colour(placement)} d={art().outline(placement)} />}
      </For>
    </svg>
  );
}
