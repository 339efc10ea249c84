import type { TreeWords } from '../../../words/index.ts';
import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import type { Look, RasterView } from '../../../teach/tree/rasterView.ts';
import { FasterIcon, SlowerIcon } from '../../widgets/icons.tsx';
import { boardArt, BoardPicture } from '../../widgets/boards/boardPicture.tsx';
import { sizeOf, type Size } from '../../widgets/sizeOf.ts';
import type { ClassProps } from '../state.ts';
import {
  barAt,
  draw,
  looksOf,
  nextSpot,
  shareLabel,
  spotOfPath,
  type Bar,
  type RasterSpot,
} from '../../widgets/trees/raster.ts';
import { rasterPart, type RasterPart } from './rasterPart.ts';
import '../../widgets/trees/rasterLooks.css';
import './raster.css';

/** The turn of a wheel that zooms once, in CSS px. */
const TURN = 40;

/** The share of a width or height, in CSS. */
const portion = (part: number, of: number): string => `${(100 * part) / of}%`;

/** A part of the tree as a raster: a row a level, a column a share of the tree. Pixels lead to steps. */
export function RasterTree(props: ClassProps): JSX.Element {
  let box!: HTMLButtonElement;
  let canvas!: HTMLCanvasElement;
  const swatches = new Map<Look, HTMLElement>();
  const say = (): TreeWords => props.words.tree;
  const size = sizeOf(() => box);
  const zoomed = rasterPart(() => props.moment);
  const view = () => zoomed.shown().view;
  /** The pixel under the pointer or the cursor. */
  const [spot, setSpot] = createSignal<RasterSpot>();
  /** The bar there, once the raster is filled. */
  const bar = createMemo(() =>
    zoomed.shown().filled < 1 ? undefined : barAt(view(), spot() ?? spotOfPath(view())),
  );
  const path = createMemo(() => {
    const here = bar();
    return here && props.moment.pathAt(here.step);
  });
  createEffect(on(zoomed.part, () => setSpot(undefined), { defer: true }));
  const shown = looksOf(props.moment.search.unique);
  createEffect(() => {
    // Colours change with the theme.
    void props.model.choices.theme;
    const colours = shown.map(
      (look) => [look, getComputedStyle(swatches.get(look)!).color] as const,
    );
    draw(canvas, view(), size(), new Map(colours));
  });
  const go = (event: MouseEvent): void => {
    // A key presses a button at no place.
    const here =
      event.detail === 0 ? bar() : bar() && barAt(view(), spotUnder(event, canvas, view()));
    if (!here) return;
    zoomed.stay();
    props.state.commands.goTo(here.step);
  };
  const press = (event: KeyboardEvent): void => {
    if (!event.key.startsWith('Arrow')) {
      zoomByKey(event, zoomed);
      return;
    }
    setSpot((now) => nextSpot(view(), now ?? spotOfPath(view()), event.key) ?? now);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="raster">
      <Depths {...size()} levels={view().raster.levels} />
      <button
        ref={box}
        type="button"
        aria-label={`${say().title}: ${say().rasterGist}`}
        aria-describedby="raster-reading"
        onClick={go}
        onDblClick={() => zoomed.zoomBy(1)}
        on:wheel={zoomByWheel(zoomed)}
        onKeyDown={press}
        onPointerMove={(event) => setSpot(spotUnder(event, canvas, view()))}
        onPointerLeave={() => setSpot(undefined)}
        onBlur={() => setSpot(undefined)}
      >
        <canvas ref={canvas} class="layer" />
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
      <Scale zoomed={zoomed} say={say()} />
      <div class="tree-foot">
        <NodeBoard {...props} path={path()} />
        <p id="raster-reading" aria-live={spot() ? 'polite' : 'off'}>
          {readingOf(zoomed, bar(), say())}
        </p>
        <ul class="raster-looks">
          <For each={shown}>
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

/** The pixel of a raster under the pointer. */
function spotUnder(event: MouseEvent, canvas: Element, { raster }: RasterView): RasterSpot {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const within = (share: number, of: number) =>
    Math.max(0, Math.min(of - 1, Math.floor(share * of)));
  return {
    level: within((event.clientY - top) / height, raster.levels),
    column: within((event.clientX - left) / width, raster.columns),
  };
}

/** A bar in words; as long as the raster is filled, the progress of that. */
function readingOf(zoomed: RasterPart, bar: Bar | undefined, say: TreeWords): string {
  const { begin, end } = zoomed.part();
  const { filled, view } = zoomed.shown();
  if (filled < 1) return say.filling(shareLabel(Math.floor(100 * filled) / 100, 0.01));
  if (!bar) return '';
  const share = begin + ((end - begin) * bar.from) / view.raster.columns;
  const { level, look, step, isOwn } = bar;
  return say.pixel(level, shareLabel(share, (end - begin) / 100), look, step, isOwn);
}

/** Zooms by keys, which are typed with or without Shift. */
function zoomByKey(event: KeyboardEvent, zoomed: RasterPart): void {
  const by = '+='.includes(event.key) ? 1 : '-_'.includes(event.key) ? -1 : undefined;
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  zoomed.zoomBy(by);
  event.preventDefault();
  event.stopPropagation();
}

/** Zooms by a wheel that is turned with Ctrl. */
function zoomByWheel(zoomed: RasterPart): (event: WheelEvent) => void {
  let turned = 0;
  return (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    turned += event.deltaY;
    if (Math.abs(turned) < TURN) return;
    zoomed.zoomBy(turned < 0 ? 1 : -1);
    turned = 0;
  };
}

/** The numbers of pieces beside the rows of a raster, as many as there is room for. */
function Depths(props: Size & { readonly levels: number }): JSX.Element {
  const every = () =>
    Math.max(1, Math.ceil((1.1 * props.em * props.levels) / Math.max(1, props.height)));
  const shown = () =>
    Array.from({ length: Math.ceil(props.levels / every()) }, (_, at) => at * every());
  return (
    <div class="depths" aria-hidden="true">
      <For each={shown()}>
        {(level) => (
          <span style={{ top: `${(100 * (level + 0.5)) / props.levels}%` }}>{level}</span>
        )}
      </For>
    </div>
  );
}

/** The most digits of the end of a part; of a longer one, only its beginning is shown, rounded. */
const LONG = 9;

/** The beginning and end of the part below a raster, its name, and the buttons that zoom. */
function Scale(props: { readonly zoomed: RasterPart; readonly say: TreeWords }): JSX.Element {
  const width = () => props.zoomed.part().end - props.zoomed.part().begin;
  const begin = () => shareLabel(props.zoomed.part().begin, width() / 10);
  const end = () => shareLabel(props.zoomed.part().end, width() / 10);
  const hasRoom = () => end().length <= LONG;
  const name = (): string => {
    if (width() === 1) return props.say.whole;
    const size = shareLabel(width(), width());
    if (hasRoom()) return props.say.part(size);
    const { begin: share } = props.zoomed.part();
    return props.say.tiny(size, shareLabel(share, share / 100));
  };
  const Zoom = (button: { readonly by: 1 | -1; readonly children: JSX.Element }): JSX.Element => (
    <button
      type="button"
      title={button.by > 0 ? props.say.zoomIn : props.say.zoomOut}
      aria-label={button.by > 0 ? props.say.zoomIn : props.say.zoomOut}
      aria-disabled={!props.zoomed.canZoom(button.by)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => props.zoomed.zoomBy(button.by)}
      onKeyDown={(event) => zoomByKey(event, props.zoomed)}
    >
      {button.children}
    </button>
  );
  return (
    <div class="scale">
      <span>{hasRoom() && begin()}</span>
      <div role="group" aria-label={props.say.zoom}>
        <Zoom by={-1}>
          <SlowerIcon />
        </Zoom>
        <span aria-live="polite" classList={{ brief: hasRoom() }}>
          {name()}
        </span>
        <Zoom by={1}>
          <FasterIcon />
        </Zoom>
      </div>
      <span>{hasRoom() && end()}</span>
    </div>
  );
}

/** A small board beside a tree, always of the same size; without a path, there is no board. */
export function NodeBoard(
  props: Pick<ClassProps, 'moment' | 'model'> & { readonly path: readonly number[] | undefined },
): JSX.Element {
  const art = createMemo(() => boardArt(props.moment.problem, props.model.choices.theme));
  return (
    <BoardPicture
      class="node-board"
      art={art()}
      path={props.path ?? []}
      hasGround={props.path !== undefined}
    />
  );
}
