import { createEffect, createMemo, createSignal, For, onCleanup, type JSX } from 'solid-js';
import type { Point } from '../../puzzle/lattices/index.ts';
import type { Names } from '../../teach/names.ts';
import { placementsIn, type TreeNode } from '../../teach/tree.ts';
import type { TreeWords } from '../../words/index.ts';
import { sizeOf } from '../sizeOf.ts';
import { edgeTo, layOut, neighbour, type Spot } from './treeLayout.ts';
import { CROSS, shapeOf } from './treeShapes.ts';

/** Up to so many nodes have the letters of their pieces. */
const MOST_LETTERS = 60;
/** How far apart nodes are, in font sizes: the least and the most, and from level to level. */
const apart = {
  letters: { least: 1.5, most: 2.4, level: 3.3 },
  dots: { least: 0.35, most: 1.2, level: 2 },
};

/** The width of a digit below a node, in font sizes. */
const DIGIT = 0.5;

interface TreeProps {
  readonly root: TreeNode;
  readonly names: Names;
  readonly say: TreeWords;
  go(step: number): void;
  /** The node that is pointed at, or has the focus, is another; without any it is the one of the moment. */
  seen(node: SeenNode | undefined): void;
}

/** A node in words, and what is on the board there. */
export interface SeenNode {
  readonly label: string;
  readonly path: readonly number[];
}

/** The placements that lead to a node; what is folded has none of its own. */
function pathOf({ node, parent }: Spot): readonly number[] {
  const before = parent ? pathOf(parent) : [];
  return node.placement === undefined ? before : [...before, node.placement];
}

/** A search tree: the path to the moment is thick, and each node leads to its moment. */
export function TidyTree(props: TreeProps): JSX.Element {
  let box!: HTMLDivElement;
  const size = sizeOf(() => box);
  const spots = createMemo(() => layOut(props.root));
  const byNumber = createMemo(() => new Map(spots().map((spot) => [spot.node.entered, spot])));
  const numbers = () => [...byNumber().keys()];
  const current = createMemo(() => spots().findLast(({ node }) => node.left === undefined)!);
  /** The node that had the focus last, by its number. */
  const [focused, setFocused] = createSignal<number>();
  const active = () => spots().find(({ node }) => node.entered === focused()) ?? current();
  const hasLetters = () => spots().length <= MOST_LETTERS;
  const layout = createMemo(() => {
    const { width, em } = size();
    const { least, most, level } = hasLetters() ? apart.letters : apart.dots;
    const columns = Math.max(...spots().map(({ x }) => x)) + 1;
    const unit = Math.min(most * em, Math.max(least * em, (width - em) / columns));
    const levels = Math.max(...spots().map(({ level }) => level));
    const radius = Math.min(0.46 * unit, 0.95 * em);
    const needed = 2 * Math.max(unit / 2, 1.5 * radius) + (columns - 1) * unit;
    const left = (Math.max(needed, width) - (columns - 1) * unit) / 2;
    return {
      x: ({ x }: Spot) => left + x * unit,
      y: ({ level: at }: Spot) => 1.6 * em + at * level * em,
      width: needed,
      height: (3.6 + levels * level) * em,
      radius,
      em,
    };
  });
  const elements = new Map<number, SVGGElement>();
  const shown = (spot: Spot): void => {
    const element = elements.get(spot.node.entered);
    if (!element || box.scrollWidth + box.scrollHeight <= box.clientWidth + box.clientHeight)
      return;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  createEffect(() => {
    layout();
    const spot = current();
    // Once it is on the page as it is laid out.
    const frame = requestAnimationFrame(() => shown(spot));
    onCleanup(() => cancelAnimationFrame(frame));
  });
  const label = ({ node }: Spot): string => {
    const { entered, placement, kind, counts } = node;
    if (entered === 0) return props.say.root;
    const { stuck, refused, solution } = counts;
    const inside = props.say.folded(placementsIn(counts), stuck + refused, solution);
    if (placement === undefined) return inside;
    const own = props.say.node(props.names.placed(placement), entered, kind);
    return kind === 'folded' ? `${own}: ${inside}` : own;
  };
  /** The node that has the focus now. */
  const withFocus = (): number | undefined => {
    const number = focused();
    const isThere = number !== undefined && elements.get(number) === document.activeElement;
    return isThere ? number : undefined;
  };
  const [pointedAt, pointAt] = createSignal<number>();
  createEffect(() => {
    const spot = byNumber().get(pointedAt() ?? -1) ?? current();
    props.seen({ label: label(spot), path: pathOf(spot) });
  });
  onCleanup(() => props.seen(undefined));
  const press = (event: KeyboardEvent, spot: Spot): void => {
    if (event.key === 'Enter' || event.key === ' ') props.go(spot.node.entered);
    else {
      const isArrow = event.key.startsWith('Arrow');
      if (!isArrow) return;
      const next = neighbour(spots(), spot, event.key);
      if (next) elements.get(next.node.entered)?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  /** How many placements are folded there, if there is room for the number. */
  const sizeOn = (spot: Spot): string => {
    const said = props.say.number(placementsIn(spot.node.counts));
    const room = DIGIT * said.length * layout().em;
    const isClose = (other: Spot): boolean =>
      other !== spot &&
      other.level === spot.level &&
      Math.abs(layout().x(other) - layout().x(spot)) < room;
    return spots().some(isClose) ? '' : said;
  };
  /** The spot of a node; the last one while it is about to be removed. */
  const spotOf = (number: number): (() => Spot) => {
    let last = byNumber().get(number)!;
    return () => (last = byNumber().get(number) ?? last);
  };
  const pointOf = (spot: Spot): Point => [layout().x(spot), layout().y(spot)];
  const Edge = (its: { readonly to: number }): JSX.Element => {
    const spot = spotOf(its.to);
    return (
      <path
        class="edge"
        classList={{ path: spot().node.left === undefined }}
        d={edgeTo(pointOf(spot()), pointOf(spot().parent!))}
      />
    );
  };
  const Node = (its: { readonly number: number }): JSX.Element => {
    const spot = spotOf(its.number);
    const node = () => spot().node;
    const name = () => {
      const { placement, kind } = node();
      return placement === undefined || kind === 'folded' ? '' : props.names.letterOf(placement);
    };
    const size = () => (node().kind === 'folded' ? sizeOn(spot()) : '');
    return (
      <g
        ref={(element) => elements.set(its.number, element)}
        class="node"
        data-kind={node().kind}
        classList={{ path: node().left === undefined }}
        role="treeitem"
        aria-level={spot().level + 1}
        aria-selected={spot() === current()}
        aria-label={label(spot())}
        tabindex={spot() === active() ? 0 : -1}
        transform={`translate(${pointOf(spot())
          .map((at) => at.toFixed(1))
          .join(' ')})`}
        onClick={() => props.go(its.number)}
        onFocus={() => {
          setFocused(its.number);
          pointAt(its.number);
        }}
        onBlur={() => pointAt(undefined)}
        onPointerEnter={() => pointAt(its.number)}
        onPointerLeave={() => pointAt(withFocus())}
        onKeyDown={(event) => press(event, spot())}
      >
        <title>{label(spot())}</title>
        <path
          d={shapeOf(node())}
          fill-rule="evenodd"
          transform={`scale(${layout().radius.toFixed(2)})`}
        />
        <path
          class="cross"
          d={node().kind === 'stuck' && hasLetters() ? CROSS : ''}
          transform={`scale(${layout().radius.toFixed(2)})`}
        />
        <text dy="0.36em">{hasLetters() ? name() : ''}</text>
        <text class="size" y={1.25 * layout().radius + 0.5 * layout().em} dy="0.36em">
          {size()}
        </text>
      </g>
    );
  };
  return (
    <div ref={box} class="tree-box">
      <svg
        role="tree"
        aria-label={props.say.title}
        width={layout().width}
        height={layout().height}
        classList={{ dots: !hasLetters() }}
      >
        <For each={numbers().slice(1)}>{(number) => <Edge to={number} />}</For>
        <For each={numbers()}>{(number) => <Node number={number} />}</For>
      </svg>
    </div>
  );
}
