import { createMemo, For, Show, type JSX } from 'solid-js';
import type { Point } from '../../../puzzle/lattices/index.ts';
import type { Names } from '../../../teach/names.ts';
import { placementsIn, type TreeNode } from '../../../teach/tree.ts';
import type { SheetWords } from '../../../words/index.ts';
import { edgeTo, layOut, type Spot } from '../treeLayout.ts';
import { CROSS, shapeOf } from '../treeShapes.ts';
import { PAGE } from './paper.ts';

/** The most between neighbours and between levels, and the largest radius of a node, in mm. */
const MOST = { across: 18, down: 24, radius: 5 };
/** The height left for the words, in mm. */
const HEAD = 45;
/** Around the tree, in mm. */
const EDGE = 8;

interface SkeletonTreeProps {
  readonly root: TreeNode;
  readonly names: Names;
  readonly say: SheetWords;
  /** Nodes entered later than after so many steps are left to be filled in. */
  readonly filled: number;
}

/** A search tree on paper, in which some nodes are still to be named. */
export function SkeletonTree(props: SkeletonTreeProps): JSX.Element {
  const spots = createMemo(() => layOut(props.root));
  const scale = createMemo(() => {
    const columns = Math.max(...spots().map(({ x }) => x));
    const levels = Math.max(...spots().map(({ level }) => level));
    const across = Math.min(MOST.across, (PAGE.width - 2 * EDGE) / Math.max(1, columns));
    const down = Math.min(MOST.down, (PAGE.height - HEAD - 2 * EDGE) / Math.max(1, levels));
    const radius = Math.min(MOST.radius, 0.42 * across, 0.3 * down);
    const width = columns * across + 2 * EDGE;
    return { across, down, radius, width, height: levels * down + 2 * EDGE };
  });
  const pointOf = ({ x, level }: Spot): Point => [
    EDGE + x * scale().across,
    EDGE + level * scale().down,
  ];
  return (
    <svg
      class="skeleton"
      viewBox={`0 0 ${scale().width.toFixed(2)} ${scale().height.toFixed(2)}`}
      width={`${scale().width.toFixed(2)}mm`}
      height={`${scale().height.toFixed(2)}mm`}
    >
      <For each={spots().slice(1)}>
        {(spot) => <path class="edge" d={edgeTo(pointOf(spot), pointOf(spot.parent!))} />}
      </For>
      <For each={spots()}>
        {(spot) => (
          <g
            transform={`translate(${pointOf(spot)
              .map((at) => at.toFixed(2))
              .join(' ')})`}
          >
            <Node {...props} node={spot.node} radius={scale().radius} />
          </g>
        )}
      </For>
    </svg>
  );
}

function Node(props: SkeletonTreeProps & { readonly node: TreeNode; readonly radius: number }) {
  const isFolded = () => props.node.kind === 'folded';
  /** A folded branch as soon as all of it is. */
  const isFilled = () => {
    const { entered, left = Infinity } = props.node;
    return (isFolded() ? left : entered) <= props.filled;
  };
  /** Does not tell what is to be filled in: what became of a node, or what a folded branch has. */
  const shape = (): string => {
    const { kind, counts } = props.node;
    if (isFilled()) return shapeOf(props.node);
    return shapeOf({ kind: isFolded() ? kind : 'inner', counts: { ...counts, solution: 0 } });
  };
  return (
    <>
      <path
        d={shape()}
        classList={{ solution: isFilled() && props.node.kind === 'solution' }}
        fill-rule="evenodd"
        stroke-width={0.35 / props.radius}
        transform={`scale(${props.radius})`}
      />
      <Show when={isFilled() && props.node.kind === 'stuck'}>
        <path d={CROSS} stroke-width={0.5 / props.radius} transform={`scale(${props.radius})`} />
      </Show>
      <Show when={isFilled() && !isFolded() && props.node.placement !== undefined}>
        <text style={{ 'font-size': `${1.1 * props.radius}px` }} dy="0.36em">
          {props.names.letterOf(props.node.placement!)}
        </text>
      </Show>
      <Show when={isFolded()}>
        <text class="size" y={1.1 * props.radius + 2.6}>
          {props.say.number(placementsIn(props.node.counts))}
        </text>
      </Show>
    </>
  );
}
