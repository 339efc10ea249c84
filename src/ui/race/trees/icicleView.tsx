import { lateWords } from '../../../words/index.ts';
import { createEffect, createMemo, createSignal, For, type JSX } from 'solid-js';
import type { Merged } from '../../../teach/merged/mergedSearch.ts';
import type { OverlayProps } from '../../modeOverlay.ts';
import { sizeOf } from '../../widgets/sizeOf.ts';
import type { CutShown } from './cutBoard.tsx';
import { icicle, nextSlab, pathTo, restsOf, slabAt, type Rest, type Slab } from './icicle.ts';
import type { TreePane } from './model.ts';

interface IcicleProps extends Pick<OverlayProps, 'model' | 'words'> {
  readonly merged: Merged;
  readonly panes: readonly [TreePane, TreePane];
  /** Shows a board, and the cut that is there. */
  show(board: CutShown): void;
}

/** What slabs are of: both trees, on the way to a solution too, or one tree alone; or of both and together, as too narrow. */
const kinds = ['both', 'fruitful', 'smaller', 'first', 'second'] as const;
type Kind = (typeof kinds)[number];

const kindOf = ({ node: { only, isFruitful } }: Slab): Kind =>
  aloneOf(only) ?? (isFruitful ? 'fruitful' : 'both');

function aloneOf(only: Rest['only']): 'first' | 'second' | undefined {
  if (only === undefined) return undefined;
  return only === 0 ? 'first' : 'second';
}

/** The distance of the stripes of a ghost, in CSS px. */
const STRIPES = 6;

/** Fills a canvas with stripes: of the first search upwards, of the other downwards. */
function stripes(kind: Kind, colour: string): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  const size = Math.round(STRIPES * devicePixelRatio);
  tile.width = tile.height = size;
  const context = tile.getContext('2d')!;
  context.globalAlpha = 0.3;
  context.fillStyle = context.strokeStyle = colour;
  context.fillRect(0, 0, size, size);
  context.globalAlpha = 1;
  context.lineWidth = 0.28 * size;
  // Thrice, so that stripes meet at the edges of tiles.
  for (const by of [-size, 0, size]) {
    const [from, to] = kind === 'first' ? [size, 0] : [0, size];
    context.moveTo(by - size, from + (kind === 'first' ? size : -size));
    context.lineTo(by + 2 * size, to + (kind === 'first' ? -size : size));
  }
  context.stroke();
  return tile;
}

/** A merged tree as slabs: what only one search has is striped, in a direction of its own. */
export function Icicle(props: IcicleProps): JSX.Element {
  let canvas!: HTMLCanvasElement;
  const swatches = new Map<Kind, HTMLElement>();
  const say = () => lateWords(props.words).twoTrees;
  const size = sizeOf(() => canvas);
  const slabs = createMemo(() => icicle(props.merged.root));
  const rests = createMemo(() => restsOf(slabs()));
  const levels = () => Math.max(...[...slabs(), ...rests()].map(({ level }) => level)) + 1;
  const [chosen, choose] = createSignal<readonly number[]>();
  createEffect(() => {
    // Colours change with the theme.
    void props.model.choices.theme;
    const { width, height } = size();
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    const context = canvas.getContext('2d')!;
    const fills = new Map(
      kinds.map((kind) => {
        const { color } = getComputedStyle(swatches.get(kind)!);
        const isGhost = kind === 'first' || kind === 'second';
        return [kind, isGhost ? context.createPattern(stripes(kind, color), 'repeat')! : color];
      }),
    );
    const high = canvas.height / levels();
    const gap = Math.max(1, Math.round(devicePixelRatio));
    for (const { only, x, width, level } of rests()) {
      context.fillStyle = fills.get(aloneOf(only) ?? 'smaller')!;
      context.fillRect(x * canvas.width, level * high, width * canvas.width, high - gap);
    }
    for (const slab of slabs()) {
      const [x, wide] = [slab.x * canvas.width, slab.width * canvas.width];
      context.fillStyle = fills.get(kindOf(slab))!;
      const [top, tall] = [slab.level * high, high - gap];
      context.fillRect(x, top, Math.max(gap, wide - (wide > 3 * gap ? gap : 0)), tall);
      if (chosen() && pathTo(slab).join() === chosen()!.join()) {
        context.lineWidth = 3 * gap;
        context.strokeStyle = getComputedStyle(canvas).color;
        context.strokeRect(x, top, Math.max(3 * gap, wide), tall);
      }
    }
  });
  const show = (slab: Slab): void => {
    const { cut } = slab.node;
    const path = pathTo(slab);
    choose(path);
    props.show({ path, reason: cut?.reason, by: cut && props.panes[cut.by].search });
  };
  /** The slab that was chosen, as far as it is still drawn; else the whole tree. */
  const here = (): Slab =>
    slabs().find((slab) => pathTo(slab).join() === chosen()?.join()) ?? slabs()[0]!;
  const click = (event: MouseEvent): void => {
    // A key presses a button at no place.
    if (event.detail === 0) {
      show(here());
      return;
    }
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const level = Math.floor(((event.clientY - top) / height) * levels());
    show(slabAt(slabs(), (event.clientX - left) / width, level));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!event.key.startsWith('Arrow')) return;
    const next = nextSlab(slabs(), here(), event.key);
    if (next) show(next);
    event.preventDefault();
    event.stopPropagation();
  };
  const legend = (kind: Kind): string => {
    const { only, ...others } = say().legend;
    if (kind !== 'first' && kind !== 'second') return others[kind];
    return only(props.panes[kind === 'first' ? 0 : 1].letter);
  };
  return (
    <div class="icicle">
      <button type="button" aria-label={say().picture} onClick={click} onKeyDown={press}>
        <canvas ref={canvas} />
      </button>
      <ul>
        <For each={kinds}>
          {(kind) => (
            <li>
              <i ref={(element) => swatches.set(kind, element)} class={kind} />
              {legend(kind)}
            </li>
          )}
        </For>
        <li>{say().legend.width}</li>
      </ul>
    </div>
  );
}
