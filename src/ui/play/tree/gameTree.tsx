import { createEffect, createMemo, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { pathTo, type Game } from '../../../game/tree.ts';
import type { Point } from '../../../puzzle/lattices/index.ts';
import { namesOf, type Names } from '../../../teach/moment/names.ts';
import type { TreeNode } from '../../../teach/tree/tree.ts';
import type { Words } from '../../../words/index.ts';
import { edgeTo, layOut, neighbour, shapeOf, type Spot } from '../../widgets/trees/treeLayout.ts';
import type { ModePanelProps } from '../../modeOverlay.ts';
import { CloseButton } from '../../widgets/closeButton.tsx';
import { createRovingFocus } from '../../widgets/focus/rovingFocus.ts';
import type { PlayCommands, PlayModel } from '../model.ts';
import { RivalPanel } from './rivalPanel.tsx';
import './gameTree.css';

const nothing = { inner: 0, stuck: 0, refused: 0, solution: 0, image: 0 };

/** The moves of a game as a tree of placements; what is not on the way to the position at hand has been left. */
function treeOf({ nodes, at }: Game, isSolved: boolean): TreeNode {
  const path = new Set(pathTo(nodes, at));
  const children = nodes.map((): number[] => []);
  for (const [node, { parent }] of nodes.entries())
    if (parent !== undefined) children[parent]!.push(node);
  const nodeOf = (node: number): TreeNode => ({
    entered: node,
    left: path.has(node) ? undefined : node,
    placement: nodes[node]!.move.on ?? nodes[node]!.move.off,
    kind: isSolved && node === at ? 'solution' : 'inner',
    children: children[node]!.map(nodeOf),
    counts: nothing,
  });
  return nodeOf(0);
}

/** Font sizes between neighbours and between levels, and the radius of a node. */
const [APART, LEVEL, RADIUS] = [2, 2.7, 0.85];

const pointOf = ({ x, level }: Spot): Point => [1.2 + x * APART, 1.2 + level * LEVEL];

interface GameTreeProps extends ModePanelProps {
  readonly game: PlayModel;
  readonly hand: PlayCommands;
  /** Takes its element, and undefined once it has gone. */
  ref(drawer: HTMLElement | undefined): void;
  /** Whether the search goes as many steps, below. */
  readonly hasRival: boolean;
  toggleRival(): void;
  close(): void;
}

/** All moves of a game as a tree beside the board, each of which leads to its position. */
export function GameTree(props: GameTreeProps): JSX.Element {
  let drawer!: HTMLElement;
  let box!: HTMLDivElement;
  onMount(() => props.ref(drawer));
  onCleanup(() => props.ref(undefined));
  const names = createMemo(() => namesOf(props.game.problem));
  const spots = createMemo(() => layOut(treeOf(props.game.moves, props.game.isSolved)));
  const byNode = createMemo(() => new Map(spots().map((spot) => [spot.node.entered, spot])));
  const nodes = () => [...byNode().keys()];
  /** The spot of a node; the last one while the node is about to go, as another game is. */
  const spotOf = (node: number): (() => Spot) => {
    let last = byNode().get(node)!;
    return () => (last = byNode().get(node) ?? last);
  };
  const at = () => props.game.moves.at;
  const walk = createRovingFocus({
    container: () => box,
    entry: (last = -1) => (byNode().has(last) ? last : at()),
    beside: (from, key) => neighbour(spots(), byNode().get(from)!, key)?.node.entered,
    point() {},
    press: () => (node) => props.hand.goTo(node),
  });
  const width = () => Math.max(...spots().map((spot) => pointOf(spot)[0])) + 1.2;
  const height = () => Math.max(...spots().map((spot) => pointOf(spot)[1])) + 1.2;
  createEffect(() => {
    spots();
    box
      .querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return (
    <section
      ref={drawer}
      class="game-tree"
      classList={{ shared: props.hasRival }}
      aria-label={props.words.play.tree}
    >
      <header>
        <h2>{props.words.play.tree}</h2>
        <button
          type="button"
          class="against"
          title={`${props.words.play.rival.hint} (O)`}
          aria-pressed={props.hasRival}
          onClick={() => props.toggleRival()}
        >
          {props.words.play.rival.title}
        </button>
        <CloseButton label={props.words.ui.close} press={() => props.close()} />
      </header>
      <div ref={box} class="moves">
        <svg
          role="tree"
          aria-label={props.words.play.tree}
          style={{ width: `${width()}em`, height: `${height()}em` }}
          viewBox={`0 0 ${width()} ${height()}`}
          {...walk.handlers}
        >
          <For each={nodes().slice(1)}>
            {(node) => {
              const spot = spotOf(node);
              return (
                <path
                  class="edge"
                  classList={{ path: spot().node.left === undefined }}
                  d={edgeTo(pointOf(spot()), pointOf(spot().parent!))}
                />
              );
            }}
          </For>
          <For each={nodes()}>
            {(node) => {
              const spot = spotOf(node);
              const label = () => labelOf(props.game, names(), node, props.words);
              return (
                <g
                  class="move"
                  classList={{ path: spot().node.left === undefined, here: node === at() }}
                  role="treeitem"
                  aria-level={spot().level + 1}
                  aria-selected={node === at()}
                  aria-label={label()}
                  data-place={node}
                  tabindex={walk.tabIndex(node)}
                  transform={`translate(${pointOf(spot()).join(' ')})`}
                >
                  <title>{label()}</title>
                  <path d={shapeOf(spot().node)} transform={`scale(${RADIUS})`} />
                  <text dy="0.36em">{letterOf(props.game, names(), node)}</text>
                </g>
              );
            }}
          </For>
        </svg>
      </div>
      <Show when={props.hasRival}>
        <RivalPanel {...props} />
      </Show>
    </section>
  );
}

/** The letter of the piece that a move lays, or with a minus of the one that it takes off. */
function letterOf({ moves }: PlayModel, names: Names, node: number): string {
  const { on, off } = moves.nodes[node]?.move ?? {};
  if (on !== undefined) return names.letterOf(on);
  return off === undefined ? '' : `−${names.letterOf(off)}`;
}

function labelOf({ moves }: PlayModel, names: Names, node: number, { play }: Words): string {
  const { on, off } = moves.nodes[node]?.move ?? {};
  if (on !== undefined) return play.layMove(names.placed(on));
  return off === undefined ? play.firstBoard : play.lifted(names.placed(off));
}
