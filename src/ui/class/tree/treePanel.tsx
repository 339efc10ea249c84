import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import type { ClassProps } from '../state.ts';
import { howDrawn } from './howDrawn.ts';
import { RasterTree } from './rasterTree.tsx';
import { TidyTree } from './tidyTree.tsx';
import './tree.css';

/** The tree of the search up to the moment: node by node, or as a raster. */
export function TreePanel(props: ClassProps): JSX.Element {
  const say = () => props.words.tree;
  /** Whether the raster was asked for; undefined as long as nobody did. */
  const [asked, ask] = createSignal<boolean>();
  const how = createMemo(() => howDrawn(props.state, asked()));
  return (
    <section class="class-panel class-tree" aria-label={say().title}>
      <header>
        <h2>{say().title}</h2>
        <div class="class-views">
          <button
            type="button"
            title={`${say().foldHint} (X)`}
            aria-pressed={how().isFolded}
            disabled={how().isWhole || how().isRaster}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (props.state.isFolded = !props.state.isFolded)}
          >
            {say().fold}
          </button>
          <button
            type="button"
            title={say().rasterHint}
            aria-pressed={how().isRaster}
            disabled={how().isWhole}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => ask(!how().isRaster)}
          >
            {say().raster}
          </button>
        </div>
      </header>
      <Show when={how().isRaster} fallback={<TidyTree {...props} isFolded={how().isFolded} />}>
        <RasterTree {...props} />
      </Show>
    </section>
  );
}
