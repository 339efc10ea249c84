import {
  createEffect,
  createMemo,
  createSignal,
  onCleanup,
  Show,
  untrack,
  type JSX,
} from 'solid-js';
import { END, kindOf, REMOVE } from '../../../solve/step.ts';
import { foldFailed, SearchTree, type TreeNode } from '../../../teach/tree/tree.ts';
import type { ClassProps } from '../state.ts';
import { NodeBoard, RasterTree } from './rasterTree.tsx';
import { TidyTree, type SeenNode } from './tidyTree.tsx';
import './tree.css';

/** The most events that are followed in a frame. */
const EVENTS = 100_000;

/** The most placements of a tree that is drawn node by node by default. */
const MOST_TIDY = 4096;

/** The tree of the search up to the moment: node by node, or as a raster. */
export function TreePanel(props: ClassProps): JSX.Element {
  const say = () => props.words.tree;
  /** Whether the raster was asked for; undefined as long as nobody did. */
  const [asked, ask] = createSignal<boolean>();
  const isRaster = () => asked() ?? props.moment.situation.placements > MOST_TIDY;
  return (
    <section class="class-panel class-tree" aria-label={say().title}>
      <header>
        <h2>{say().title}</h2>
        <div class="class-views">
          <button
            type="button"
            title={`${say().foldHint} (X)`}
            aria-pressed={props.state.isFolded}
            disabled={isRaster()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (props.state.isFolded = !props.state.isFolded)}
          >
            {say().fold}
          </button>
          <button
            type="button"
            title={say().rasterHint}
            aria-pressed={isRaster()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => ask(!isRaster())}
          >
            {say().raster}
          </button>
        </div>
      </header>
      <Show when={isRaster()} fallback={<TidyPanel {...props} />}>
        <RasterTree {...props} />
      </Show>
    </section>
  );
}

/** The tree node by node, grown from its beginning. */
function TidyPanel(props: ClassProps): JSX.Element {
  const say = () => props.words.tree;
  const tree = untrack(() => new SearchTree(props.moment.problem, props.moment.search));
  const [grown, setGrown] = createSignal<TreeNode>();
  createEffect(() => {
    const { step, leaf, next } = props.moment.situation;
    const isSettled = leaf !== undefined || next === END || kindOf(next) === REMOVE;
    let frame = 0;
    const follow = (): void => {
      if (tree.follow(step, EVENTS)) setGrown(tree.at(step, isSettled));
      else {
        setGrown(undefined);
        frame = requestAnimationFrame(follow);
      }
    };
    follow();
    onCleanup(() => cancelAnimationFrame(frame));
  });
  const [seen, see] = createSignal<SeenNode>();
  const drawn = createMemo(() => {
    const root = grown();
    return root && props.state.isFolded ? foldFailed(root) : root;
  });
  return (
    <div class="tidy">
      <Show when={drawn()} fallback={<p>{say().growing}</p>}>
        {(root) => (
          <TidyTree
            root={root()}
            names={props.moment.names}
            say={say()}
            go={(step) => props.state.commands.goTo(step)}
            seen={see}
          />
        )}
      </Show>
      <div class="tree-foot" aria-hidden="true">
        <NodeBoard {...props} path={seen()?.path} />
        <p>{seen()?.label}</p>
      </div>
    </div>
  );
}
