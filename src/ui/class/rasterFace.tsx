import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import type { Look } from '../../teach/treeRaster.ts';
import type { TreeWords } from '../../words/index.ts';
import { sizeOf } from '../sizeOf.ts';
import { draw, type Colours } from './rasterDrawing.ts';
import { NodeBoard } from './nodeBoard.tsx';
import { rasterPart } from './rasterPart.ts';
import { Depths, Scale } from './rasterScale.tsx';
import { barAt, nextSpot, spotOfPath, type Spot } from './rasterWalk.ts';
import type { ClassProps } from './props.ts';
import { shareLabel } from './shareLabel.ts';
import './raster.css';

/** In the order of the legend. */
const looks: readonly Look[] = ['path', 'ahead', 'inner', 'failed', 'solution', 'image'];

/** How far a wheel turns for a zoom, in CSS px. */
const TURN = 40;

/** A part of a width or a height. */
const portion = (part: number, of: number): string => `${(100 * part) / of}%`;

/** A part of the tree at a moment: a row for each level, and across it the share of the tree. Each pixel leads to its step. */
export function RasterFace(props: ClassProps): JSX.Element {
  let box!: HTMLButtonElement;
  let canvas!: HTMLCanvasElement;
  const swatches = new Map<Look, HTMLElement>();
  const say = (): TreeWords => props.words.tree;
  const size = sizeOf(() => box);
  const its = rasterPart(() => props.moment);
  const view = () => its.shown().view;
  /** Where the pointer or the cursor is. */
  const [spot, setSpot] = createSignal<Spot>();
  /** What is there, once it is certain. */
  const bar = createMemo(() =>
    its.shown().filled < 1 ? undefined : barAt(view(), spot() ?? spotOfPath(view())),
  );
  const path = createMemo(() => {
    const here = bar();
    return here && props.moment.pathAt(here.step);
  });
  createEffect(on(its.part, () => setSpot(undefined), { defer: true }));
  const shown = () =>
    props.moment.search.unique ? looks : looks.filter((look) => look !== 'image');
  const reading = () => {
    const { begin, end } = its.part();
    const unit = (end - begin) / 100;
    const { filled } = its.shown();
    if (filled < 1) return say().filling(shareLabel(Math.floor(100 * filled) / 100, 0.01));
    const here = bar();
    if (!here) return '';
    const share = begin + ((end - begin) * here.from) / view().raster.columns;
    return say().pixel(here.level, shareLabel(share, unit), here.look, here.step);
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
    const here = event.detail === 0 ? bar() : bar() && barAt(view(), spotUnder(event));
    if (!here) return;
    its.stay();
    props.act.goTo(here.step);
  };
  /** Zooms by keys that are typed with or without Shift. */
  const zoom = (event: KeyboardEvent): void => {
    const by = '+='.includes(event.key) ? 1 : '-_'.includes(event.key) ? -1 : undefined;
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    its.zoomBy(by);
    event.preventDefault();
    event.stopPropagation();
  };
  let turned = 0;
  const turn = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    turned += event.deltaY;
    if (Math.abs(turned) < TURN) return;
    its.zoomBy(turned < 0 ? 1 : -1);
    turned = 0;
  };
  const press = (event: KeyboardEvent): void => {
    if (!event.key.startsWith('Arrow')) {
      zoom(event);
      return;
    }
    setSpot((now) => nextSpot(view(), now ?? spotOfPath(view()), event.key) ?? now);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="raster">
      <Depths levels={view().raster.levels} height={size().height} em={size().em} />
      <button
        ref={box}
        type="button"
        aria-label={`${say().title}: ${say().rasterGist}`}
        aria-describedby="raster-reading"
        onClick={go}
        onDblClick={() => its.zoomBy(1)}
        on:wheel={turn}
        onKeyDown={press}
        onPointerMove={(event) => setSpot(spotUnder(event))}
        onPointerLeave={() => setSpot(undefined)}
        onBlur={() => setSpot(undefined)}
      >
        <canvas ref={canvas} />
        <Show when={spot() && bar()}>
          {(here) => (
            <span
              class="cursor"
              style={{
                left: portion(here().from, view().raster.columns),
                width: portion(here().to - here().from, view().raster.columns),
                top: portion(here().level, view().raster.levels),
                height: portion(1, view().raster.levels),
              }}
            />
          )}
        </Show>
      </button>
      <Scale its={its} say={say()} press={zoom} />
      <div class="tree-foot">
        <NodeBoard {...props} path={path()} />
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
    </div>
  );
}
