import { For, type JSX } from 'solid-js';
import type { TreeWords } from '../../words/index.ts';
import { FasterIcon, SlowerIcon } from '../icons.tsx';
import type { RasterPart } from './rasterPart.ts';
import { shareLabel } from './shareLabel.ts';

/** The numbers of pieces beside the rows of a raster, as many as there is room for. */
export function Depths(props: {
  readonly levels: number;
  readonly height: number;
  readonly em: number;
}): JSX.Element {
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

/** From here on, where a part is is said in fewer digits. */
const LONG = 9;

interface ScaleProps {
  readonly its: RasterPart;
  readonly say: TreeWords;
  press(event: KeyboardEvent): void;
}

/** Below a raster: where its part begins and ends, its name, and the buttons that zoom. */
export function Scale(props: ScaleProps): JSX.Element {
  const width = () => props.its.part().end - props.its.part().begin;
  const begin = () => shareLabel(props.its.part().begin, width() / 10);
  const end = () => shareLabel(props.its.part().end, width() / 10);
  const hasRoom = () => end().length <= LONG;
  const name = (): string => {
    if (width() === 1) return props.say.whole;
    const size = shareLabel(width(), width());
    if (hasRoom()) return props.say.part(size);
    const { begin: share } = props.its.part();
    return props.say.tiny(size, shareLabel(share, share / 100));
  };
  const Zoom = (its: { readonly by: 1 | -1; readonly children: JSX.Element }): JSX.Element => (
    <button
      type="button"
      title={its.by > 0 ? props.say.zoomIn : props.say.zoomOut}
      aria-label={its.by > 0 ? props.say.zoomIn : props.say.zoomOut}
      aria-disabled={!props.its.canZoom(its.by)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => props.its.zoomBy(its.by)}
      onKeyDown={(event) => props.press(event)}
    >
      {its.children}
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
