import type { TreeWords } from '../../../words/index.ts';
import { createEffect, createMemo, createSignal, For, onCleanup, Show, type JSX } from 'solid-js';
import type { Point } from '../../../puzzle/lattices/index.ts';
import { END, kindOf, REMOVE } from '../../../solve/step.ts';
import { foldFailed, outcomeOf, placementsIn, SearchTree } from '../../../teach/tree/tree.ts';
import { sizeOf, type Size } from '../../widgets/sizeOf.ts';
import { createRovingFocus } from '../../widgets/focus/rovingFocus.ts';
import { answerQuestion, hasOpenQuestion, questionAt } from '../questions/questions.ts';
import type { ClassProps } from '../state.ts';
import { followed } from '../../widgets/followed.ts';
import { NodeBoard } from './rasterTree.tsx';
import {
  CROSS,
  edgeTo,
  layOut,
  neighbour,
  shapeOf,
  type Spot,
} from '../../widgets/trees/treeLayout.ts';

/** The most nodes of a tree that have the letters of their pieces. */
const MOST_LETTERS = 60;
/** The distances of nodes in font sizes: the least and the most on a level, and from level to level. */
const apart = {
  letters: { least: 1.3, most: 2.4, low: 2.3, level: 3.3 },
  dots: { least: 0.35, most: 1.2, low: 1.2, level: 2 },
};
/** The room above the middle of the root, and above and below all nodes, in font sizes. */
const ABOVE = 1.1;
const AROUND = 2.6;

/** The width of a digit below a node, in font sizes. */
const DIGIT = 0.5;

/** The placements that lead to a node; a folded node has none of its own. */
function pathOf({ node, parent }: Spot): readonly number[] {
  const before = parent ? pathOf(parent) : [];
  return node.placement === undefined ? before : [...before, node.placement];
}

/** What came of a node; of one on the path, that no solution is left, once that is known of the moment. */
function outcomeAt({ node, level }: Spot, { lost }: ClassProps['moment']) {
  const isLost = lost !== undefined && level > lost.solvable;
  return outcomeOf(node) ?? (isLost ? 'vain' : undefined);
}

/** The name of a node: its placement and the outcome, and the number of folded placements. */
function labelOf(spot: Spot, { words, moment }: ClassProps): string {
  const { node } = spot;
  const { entered, placement, kind, counts } = node;
  const say = words.tree;
  if (entered === 0) return say.root;
  const { stuck, refused, solution } = counts;
  const inside = say.folded(placementsIn(counts), stuck + refused, solution);
  if (placement === undefined) return inside;
  const told = kind === 'inner' ? (outcomeAt(spot, moment) ?? kind) : kind;
  const own = say.node(moment.names.placed(placement), entered, told);
  return kind === 'folded' ? `${own}: ${inside}` : own;
}

type Drawn = ReturnType<typeof drawnIn>;

/** The measures of a tree that is drawn in a box. */
function drawnIn({ width, height, em }: Size, spots: readonly Spot[]) {
  const hasLetters = spots.length <= MOST_LETTERS;
  const { least, most, low, level: high } = hasLetters ? apart.letters : apart.dots;
  const columns = Math.max(...spots.map(({ x }) => x)) + 1;
  const unit = Math.min(most * em, Math.max(least * em, (width - em) / columns));
  const levels = Math.max(...spots.map(({ level }) => level));
  const level = Math.min(high, Math.max(low, (height / em - AROUND) / levels));
  const radius = Math.min(0.46 * unit, 0.95 * em);
  const needed = 2 * Math.max(unit / 2, 1.5 * radius) + (columns - 1) * unit;
  const left = (Math.max(needed, width) - (columns - 1) * unit) / 2;
  return {
    spots,
    hasLetters,
    width: needed,
    height: (AROUND + levels * level) * em,
    radius,
    em,
    pointOf: ({ x, level: at }: Spot): Point => [left + x * unit, (ABOVE + at * level) * em],
  };
}

/** The number of placements that are folded at a spot, if it has room between its neighbours. */
function foldedNumber(spot: Spot, { spots, pointOf, em }: Drawn, say: TreeWords): string {
  const number = say.number(placementsIn(spot.node.counts));
  const room = DIGIT * number.length * em;
  const isClose = (other: Spot): boolean =>
    other !== spot &&
    other.level === spot.level &&
    Math.abs(pointOf(other)[0] - pointOf(spot)[0]) < room;
  return spots.some(isClose) ? '' : number;
}

/** The node of a number; without one of that number, the node of the moment. */
const spotAt = (spots: readonly Spot[], number: number | undefined): Spot =>
  spots.find(({ node }) => node.entered === number) ??
  spots.findLast(({ node }) => node.left === undefined)!;

interface TidyTreeProps extends ClassProps {
  /** Leaves out branches in which nothing was found. */
  readonly isFolded: boolean;
}

/** The tree of the search up to the moment, node by node. */
export function TidyTree(props: TidyTreeProps): JSX.Element {
  const { problem, search } = props.moment;
  const tree = new SearchTree(problem, search);
  const grown = followed(
    (events) => {
      const { step, leaf, next } = props.moment.situation;
      const isSettled = leaf !== undefined || next === END || kindOf(next) === REMOVE;
      return tree.follow(step, events) ? tree.at(step, isSettled) : undefined;
    },
    (root) => root !== undefined,
  );
  const spots = createMemo(() => {
    const root = grown();
    return root && layOut(props.isFolded ? foldFailed(root) : root);
  });
  /** The number of the node under the mouse or the focus. */
  const [pointedAt, point] = createSignal<number>();
  const seen = createMemo(() => {
    const all = spots();
    return all && spotAt(all, pointedAt());
  });
  return (
    <div class="tidy">
      <Show when={spots()} fallback={<p>{props.words.tree.growing}</p>}>
        {(spots) => <Nodes {...props} spots={spots()} point={point} />}
      </Show>
      <div class="tree-foot" aria-hidden="true">
        <NodeBoard {...props} path={seen() && pathOf(seen()!)} />
        <p>{seen() && labelOf(seen()!, props)}</p>
        <ul>
          <For each={['fruitful', 'vain'] as const}>
            {(outcome) => (
              <li>
                <i data-outcome={outcome} />
                {props.words.tree.legend[outcome]}
              </li>
            )}
          </For>
        </ul>
      </div>
    </div>
  );
}

interface NodesProps extends ClassProps {
  readonly spots: readonly Spot[];
  /** Takes the number of the node under the mouse or the focus. */
  readonly point: (number: number | undefined) => void;
}

/** The nodes of a tree: the path to the moment is thick, and each node leads to its moment. */
function Nodes(props: NodesProps): JSX.Element {
  let box!: HTMLDivElement;
  const size = sizeOf(() => box);
  const byNumber = createMemo(() => new Map(props.spots.map((spot) => [spot.node.entered, spot])));
  const numbers = () => [...byNumber().keys()];
  /** All nodes that have edges: thick ones are drawn over those that leave the same parent. */
  const edges = createMemo(() => {
    const isThick = (number: number): boolean => {
      const spot = byNumber().get(number)!;
      return spot.node.left === undefined || outcomeAt(spot, props.moment) === 'fruitful';
    };
    const all = numbers().slice(1);
    return [...all.filter((one) => !isThick(one)), ...all.filter(isThick)];
  });
  const current = createMemo(() => spotAt(props.spots, undefined));
  const drawn = createMemo(() => drawnIn(size(), props.spots));
  const walk = createRovingFocus({
    container: () => box,
    entry: (last = -1) => (byNumber().get(last) ?? current()).node.entered,
    beside: (from, key) => neighbour(props.spots, byNumber().get(from)!, key)?.node.entered,
    point: (number) => props.point(number),
    press: () => (step) => {
      const { state } = props;
      const nodes = hasOpenQuestion(state) ? questionAt(state)!.nodes : [];
      if (nodes.includes(step)) answerQuestion(state, step);
      else state.commands.goTo(step);
    },
  });
  const scrollToCurrent = (): void => {
    if (box.scrollWidth + box.scrollHeight <= box.clientWidth + box.clientHeight) return;
    const element = box.querySelector('[aria-selected="true"]');
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  createEffect(() => {
    drawn();
    // The page has to be laid out first.
    const frame = requestAnimationFrame(scrollToCurrent);
    onCleanup(() => cancelAnimationFrame(frame));
  });
  onCleanup(() => props.point(undefined));
  /** The spot of a node; the last one while the node is about to be removed. */
  const spotOf = (number: number): (() => Spot) => {
    let last = byNumber().get(number)!;
    return () => (last = byNumber().get(number) ?? last);
  };
  return (
    <div ref={box} class="tree-box">
      <svg
        role="tree"
        aria-label={props.words.tree.title}
        width={drawn().width}
        height={drawn().height}
        classList={{ dots: !drawn().hasLetters }}
        {...walk.handlers}
      >
        <For each={edges()}>
          {(number) => {
            const spot = spotOf(number);
            return (
              <path
                class="edge"
                classList={{ path: spot().node.left === undefined }}
                data-outcome={outcomeAt(spot(), props.moment)}
                d={edgeTo(drawn().pointOf(spot()), drawn().pointOf(spot().parent!))}
              />
            );
          }}
        </For>
        <For each={numbers()}>
          {(number) => {
            const spot = spotOf(number);
            return (
              <Node
                {...props}
                spot={spot()}
                drawn={drawn()}
                isCurrent={spot() === current()}
                tabIndex={walk.tabIndex(number)}
              />
            );
          }}
        </For>
      </svg>
    </div>
  );
}

interface NodeProps extends ClassProps {
  readonly spot: Spot;
  readonly drawn: Drawn;
  readonly isCurrent: boolean;
  readonly tabIndex: 0 | -1;
}

function Node(props: NodeProps): JSX.Element {
  const node = () => props.spot.node;
  const hasLetters = () => props.drawn.hasLetters;
  const letter = () => {
    const { placement, kind } = node();
    const isNamed = hasLetters() && placement !== undefined && kind !== 'folded';
    return isNamed ? props.moment.names.letterOf(placement) : '';
  };
  const scale = () => `scale(${props.drawn.radius.toFixed(2)})`;
  const place = () => props.drawn.pointOf(props.spot).map((at) => at.toFixed(1));
  const label = () => labelOf(props.spot, props);
  return (
    <g
      class="node"
      data-kind={node().kind}
      data-outcome={outcomeAt(props.spot, props.moment)}
      classList={{ path: node().left === undefined }}
      role="treeitem"
      aria-level={props.spot.level + 1}
      aria-selected={props.isCurrent}
      aria-label={label()}
      data-place={node().entered}
      tabindex={props.tabIndex}
      transform={`translate(${place().join(' ')})`}
    >
      <title>{label()}</title>
      <path d={shapeOf(node())} fill-rule="evenodd" transform={scale()} />
      <path
        class="cross"
        d={node().kind === 'stuck' && hasLetters() ? CROSS : ''}
        transform={scale()}
      />
      <text dy="0.36em">{letter()}</text>
      <text class="size" y={1.25 * props.drawn.radius + 0.5 * props.drawn.em} dy="0.36em">
        {node().kind === 'folded' ? foldedNumber(props.spot, props.drawn, props.words.tree) : ''}
      </text>
    </g>
  );
}
