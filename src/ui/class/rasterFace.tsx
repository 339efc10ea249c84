import { createEffect, createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { RasterView, type Look } from '../../teach/treeRaster.ts';
import type { TreeWords } from '../../words/enTree.ts';
import { percent } from '../figures.ts';
import { sizeOf } from '../sizeOf.ts';
import { draw, type Colours } from './rasterDrawing.ts';
import { barAt, nextSpot, spotOfPath, type Spot } from './rasterWalk.ts';
import type { ClassProps } from './props.ts';
import './raster.css';

/** In the order of the legend. */
const looks: readonly Look[] = ['path', 'ahead', 'inner', 'failed', 'solution', 'image'];

/** A part of a width or a height. */
const portion = (part: number, of: number): string => `${(100 * part) / of}%`;

/** The whole tree at a moment: a row for each level, and across it the share of the tree. Each pixel leads to its step. */
export function RasterFace(props: ClassProps): JSX.Element {
  let box!: HTMLButtonElement;
  let canvas!: HTMLCanvasElement;
  const swatches = new Map<Look, HTMLElement>();
  const say = (): TreeWords => props.words.tree;
  const size = sizeOf(() => box);
  const view = createMemo(() => new RasterView(props.moment.raster, props.moment.situation));
  /** Where the pointer or the cursor is. */
  const [spot, setSpot] = createSignal<Spot>();
  const bar = createMemo(() => barAt(view(), spot() ?? spotOfPath(view())));
  const shown = () =>
    props.moment.search.unique ? looks : looks.filter((look) => look !== 'image');
  const share = (column: number): string =>
    percent(column / view().raster.columns, props.model.choices.lang);
  const reading = () => {
    const its = bar();
    return its ? say().pixel(its.level, share(its.from), its.look, its.step) : '';
  };
  createEffect(() => {
    const { width, height } = size();
    // Colours change with the theme.
    void props.model.choices.theme;
    const colours = Object.fromEntries(
      shown().map((look) => [look, getComputedStyle(swatches.get(look)!).color]),
    ) as Colours;
    draw(canvas, view(), { width, height, scale: devicePixelRatio, colours });
  });
  const spotUnder = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const { levels, columns } = view().raster;
    const within = (share: number, of: number) =>
      Math.max(0, Math.min(of - 1, Math.floor(share * of)));
    return {
      level: within((clientY - top) / height, levels),
      column: within((clientX - left) / width, columns),
    };
  };
  const go = (event: MouseEvent): void => {
    // A key presses a button at no place.
    const its = event.detail === 0 ? bar() : barAt(view(), spotUnder(event));
    if (its) props.act.goTo(its.step);
  };
  const press = (event: KeyboardEvent): void => {
    if (!event.key.startsWith('Arrow')) return;
    setSpot((now) => nextSpot(view(), now ?? spotOfPath(view()), event.key) ?? now);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="raster">
      <button
        ref={box}
        type="button"
        aria-label={`${say().title}: ${say().rasterGist}`}
        aria-describedby="raster-reading"
        onClick={go}
        onKeyDown={press}
        onPointerMove={(event) => setSpot(spotUnder(event))}
        onPointerLeave={() => setSpot(undefined)}
        onBlur={() => setSpot(undefined)}
      >
        <canvas ref={canvas} />
        <Show when={spot() && bar()}>
          {(its) => (
            <span
              class="cursor"
              style={{
                left: portion(its().from, view().raster.columns),
                width: portion(its().to - its().from, view().raster.columns),
                top: portion(its().level, view().raster.levels),
                height: portion(1, view().raster.levels),
              }}
            />
          )}
        </Show>
      </button>
      <p id="raster-reading" aria-live={spot() ? 'polite' : 'off'}>
        {reading()}
      </p>
      <ul>
        <For each={shown()}>
          {(look) => (
            <li>
              <i ref={(element) => swatches.set(look, element)} data-look={look} />
              {say().legend[look]}
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
