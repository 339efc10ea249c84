import { createMemo, For, type JSX } from 'solid-js';
import type { Problem } from '../../../solve/problem.ts';
import type { Search } from '../../../solve/search.ts';
import { SearchTree, type TreeNode } from '../../../teach/tree/tree.ts';
import { sizeOf } from '../../widgets/sizeOf.ts';
import { edgeTo, layOut, shapeOf, type Spot } from '../../widgets/trees/treeLayout.ts';

/** The most events that are followed for a tree: a larger one is not drawn. */
const EVENTS = 20_000;
/** The widest distance of two neighbours, in font sizes. */
const WIDEST = 0.9;
/** The radius of a node, as a share of that distance, and in font sizes at the most. */
const RADIUS = 0.42;
const LARGEST = 0.3;

/** A tree and the places of all its nodes. */
export interface SmallTree {
  readonly tree: SearchTree;
  readonly spots: readonly Spot[];
  /** The number of distances of neighbours across. */
  readonly columns: number;
}

/** The tree of a small search; undefined if the search is large. */
export function smallTree(problem: Problem, search: Search): SmallTree | undefined {
  const tree = new SearchTree(problem, search);
  if (!tree.follow(Infinity, EVENTS)) return undefined;
  const spots = layOut(tree.at(Infinity, true));
  const columns = Math.max(...spots.map(({ x }) => x)) + 1;
  return spots.some(({ node }) => node.kind === 'folded') ? undefined : { tree, spots, columns };
}

/** A node and all below it, by the steps that entered them. */
function byStep(root: TreeNode, found = new Map<number, TreeNode>()): Map<number, TreeNode> {
  found.set(root.entered, root);
  for (const child of root.children) byStep(child, found);
  return found;
}

interface PaneTreeProps {
  readonly whole: SmallTree;
  /** The columns of the widest tree that it is compared with. */
  readonly columns: number;
  readonly step: number;
  readonly isOver: boolean;
}

/** The tree of a small search up to a step: each node comes where it is in the whole tree. */
export function PaneTree(props: PaneTreeProps): JSX.Element {
  let box!: HTMLDivElement;
  const size = sizeOf(() => box);
  const grown = createMemo(() => byStep(props.whole.tree.at(props.step, props.isOver)));
  const unit = () => Math.min(WIDEST * size().em, size().width / props.columns);
  const radius = () => Math.min(RADIUS * unit(), LARGEST * size().em);
  const pointOf = ({ x, level }: Spot) => {
    const levels = Math.max(...props.whole.spots.map((one) => one.level));
    const inner = size().height - 4 * radius();
    return [(x + 0.5) * unit(), 2 * radius() + (inner * level) / Math.max(1, levels)] as const;
  };
  const nodeOf = ({ node }: Spot) => grown().get(node.entered);
  const shown = (): readonly Spot[] => props.whole.spots.filter((spot) => nodeOf(spot));
  return (
    <div ref={box} class="pane-tree" aria-hidden="true">
      <svg width="100%" height="100%">
        <For each={shown().filter(({ parent }) => parent)}>
          {(spot) => (
            <path
              class="edge"
              classList={{ path: nodeOf(spot)?.left === undefined }}
              d={edgeTo(pointOf(spot), pointOf(spot.parent!))}
            />
          )}
        </For>
        <For each={shown()}>
          {(spot) => (
            <path
              class="node"
              data-kind={nodeOf(spot)?.kind}
              d={shapeOf(nodeOf(spot) ?? spot.node)}
              transform={`translate(${pointOf(spot).join(' ')}) scale(${radius().toFixed(2)})`}
            />
          )}
        </For>
      </svg>
    </div>
  );
}
