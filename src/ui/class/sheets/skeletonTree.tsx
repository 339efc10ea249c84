import { lateWords } from '../../../words/index.ts';
import { For, Show, type JSX } from 'solid-js';
import type { Point } from '../../../puzzle/lattices/index.ts';
import { placementsIn, type TreeNode } from '../../../teach/tree/tree.ts';
import type { ClassProps } from '../state.ts';
import { CROSS, edgeTo, layOut, shapeOf, type Spot } from '../../widgets/trees/treeLayout.ts';
import { PAGE } from './paper.ts';

/** The most between neighbours and between levels, and the largest radius of a node, in mm. */
const MOST = { across: 18, down: 24, radius: 5 };
/** The height left for the words, in mm. */
const HEAD = 45;
/** Around the tree, in mm. */
const EDGE = 8;

interface SkeletonTreeProps extends ClassProps {
  readonly root: TreeNode;
  /** The step of the last node that is filled in. */
  readonly filled: number;
}

/** A search tree on paper, in which some nodes are still to be named. */
export function SkeletonTree(props: SkeletonTreeProps): JSX.Element {
  const spots = layOut(props.root);
  const columns = Math.max(...spots.map(({ x }) => x));
  const levels = Math.max(...spots.map(({ level }) => level));
  const across = Math.min(MOST.across, (PAGE.width - 2 * EDGE) / Math.max(1, columns));
  const down = Math.min(MOST.down, (PAGE.height - HEAD - 2 * EDGE) / Math.max(1, levels));
  const radius = Math.min(MOST.radius, 0.42 * across, 0.3 * down);
  const width = (columns * across + 2 * EDGE).toFixed(2);
  const height = (levels * down + 2 * EDGE).toFixed(2);
  const pointOf = ({ x, level }: Spot): Point => [EDGE + x * across, EDGE + level * down];
  const written = (spot: Spot): string =>
    pointOf(spot)
      .map((at) => at.toFixed(2))
      .join(' ');
  return (
    <svg
      class="skeleton"
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}mm`}
      height={`${height}mm`}
    >
      <For each={spots.slice(1)}>
        {(spot) => <path class="edge" d={edgeTo(pointOf(spot), pointOf(spot.parent!))} />}
      </For>
      <For each={spots}>
        {(spot) => (
          <g transform={`translate(${written(spot)})`}>
            <Node {...props} node={spot.node} radius={radius} />
          </g>
        )}
      </For>
    </svg>
  );
}

function Node(props: SkeletonTreeProps & { readonly node: TreeNode; readonly radius: number }) {
  const { node, radius } = props;
  const { kind, counts, entered, left = Infinity, placement } = node;
  const isFolded = kind === 'folded';
  // A folded branch is filled in as soon as all of it is.
  const isFilled = (isFolded ? left : entered) <= props.filled;
  /** The shape of a node; of one to be filled in, it does not tell the outcome. */
  const shape = isFilled
    ? shapeOf(node)
    : shapeOf({ kind: isFolded ? kind : 'inner', counts: { ...counts, solution: 0 } });
  return (
    <>
      <path
        d={shape}
        classList={{ solution: isFilled && kind === 'solution' }}
        fill-rule="evenodd"
        stroke-width={0.35 / radius}
        transform={`scale(${radius})`}
      />
      <Show when={isFilled && kind === 'stuck'}>
        <path d={CROSS} stroke-width={0.5 / radius} transform={`scale(${radius})`} />
      </Show>
      <Show when={isFilled && !isFolded && placement !== undefined}>
        <text style={{ 'font-size': `${1.1 * radius}px` }} dy="0.36em">
          {props.moment.names.letterOf(placement!)}
        </text>
      </Show>
      <Show when={isFolded}>
        <text class="size" y={1.1 * radius + 2.6}>
          {lateWords(props.words).sheets.number(placementsIn(counts))}
        </text>
      </Show>
    </>
  );
}
