import { createSignal, Show, type JSX } from 'solid-js';
import type { ClassProps } from '../state.ts';
import { RasterTree } from './rasterTree.tsx';
import { TidyTree } from './tidyTree.tsx';
import './tree.css';

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
      <Show when={isRaster()} fallback={<TidyTree {...props} />}>
        <RasterTree {...props} />
      </Show>
    </section>
  );
}
