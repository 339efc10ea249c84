import { lateWords } from '../../../words/index.ts';
import { createEffect, createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import type { Look } from '../../../teach/tree/rasterView.ts';
import { columnOf, columnsFor, levelsOf } from '../../../teach/tree/treeRaster.ts';
import type { Problem } from '../../../solve/problem.ts';
import { boardArt, BoardPicture } from '../../widgets/boards/boardPicture.tsx';
import { FasterIcon, SlowerIcon } from '../../widgets/icons.tsx';
import { draw, looksOf, shareLabel } from '../../widgets/trees/raster.ts';
import { sizeOf } from '../../widgets/sizeOf.ts';
import type { OverlayProps } from '../../modeOverlay.ts';
import { commonPart } from './commonPart.ts';
import type { TreePane } from './model.ts';
import { firstPlace, middleOf, nextPlace, type Place } from './place.ts';
import { treeMoment, treeSide, type TreeSide } from './treeSide.ts';

interface MirroredProps extends Pick<OverlayProps, 'model' | 'words'> {
  readonly problem: Problem;
  readonly panes: readonly [TreePane, TreePane];
  goTo(pane: number, step: number): void;
}

/** Two trees from one line, one upwards and one downwards, with one cursor at their share. */
export function Mirrored(props: MirroredProps): JSX.Element {
  let box!: HTMLButtonElement;
  const canvases: HTMLCanvasElement[] = [];
  const swatches = new Map<Look, HTMLElement>();
  const say = () => lateWords(props.words).twoTrees;
  const size = sizeOf(() => box);
  const searches = props.panes.map(({ search }) => search);
  const moments = searches.map((search, at) =>
    treeMoment(props.problem, search, () => props.panes[at]!.steps),
  );
  const progress = () => moments.map((moment) => moment()?.progress);
  const part = commonPart(progress);
  const sideOf = (at: 0 | 1): TreeSide =>
    treeSide(props.problem, searches[at]!, moments[at]!, () => part.part());
  const sides: readonly [TreeSide, TreeSide] = [sideOf(0), sideOf(1)];
  const [place, setPlace] = createSignal<Place>();
  const levels = levelsOf(props.problem);
  const columns = columnsFor(levels);
  /** The cursor: at first, where the upper search is. */
  const here = () => place() ?? firstPlace(sides, progress()[0] ?? 0);
  const column = () => columnOf(here().share, part.part(), columns);
  /** The share at which the cursor's column begins. */
  const share = (): number => {
    const { begin, end } = part.part();
    return begin + ((end - begin) * column()) / columns;
  };
  const bars = createMemo(() =>
    sides.map((side, at) => side.barAt(column(), here().side === at ? here().level : undefined)),
  );
  const boards = sides.map((side, at) => side.pathAt(() => bars()[at]?.step));
  const shown = looksOf(searches.some(({ unique }) => unique));
  createEffect(() => {
    // Colours change with the theme.
    void props.model.choices.theme;
    const colours = shown.map(
      (look) => [look, getComputedStyle(swatches.get(look)!).color] as const,
    );
    const { width, height, em } = size();
    for (const [at, side] of sides.entries()) {
      const now = side.view();
      if (now) draw(canvases[at]!, now, { width, height: height / 2, em }, new Map(colours));
    }
  });
  const readings = () =>
    sides.map((side, at) => {
      const { letter } = props.panes[at]!;
      if (side.filled() < 1) {
        const done = shareLabel(Math.floor(100 * side.filled()) / 100, 0.01);
        return say().following(letter, done);
      }
      const bar = bars()[at];
      const { begin, end } = part.part();
      const text =
        bar &&
        props.words.tree.pixel(
          bar.level,
          shareLabel(share(), (end - begin) / 1000),
          bar.look,
          bar.step,
          bar.isOwn,
        );
      return say().reading(letter, text ?? say().nothing);
    });
  /** Zooms around the cursor, which stays at its share. */
  const zoomBy = (by: 1 | -1): void => {
    const now = setPlace(here());
    part.zoomBy(by, now.share);
  };
  const under = (event: MouseEvent): Place => {
    const { left, top, width, height } = box.getBoundingClientRect();
    const within = (at: number, of: number): number =>
      Math.max(0, Math.min(of - 1, Math.floor(at * of)));
    const down = (2 * (event.clientY - top)) / height - 1;
    return {
      side: down < 0 ? 0 : 1,
      level: within(Math.abs(down), levels),
      share: middleOf(within((event.clientX - left) / width, columns), part.part(), columns),
    };
  };
  const go = (event: MouseEvent): void => {
    // A key presses a button at no place.
    if (event.detail > 0) setPlace(under(event));
    const { side } = here();
    const bar = bars()[side];
    if (!bar) return;
    part.stay();
    setPlace(here());
    props.goTo(props.panes[side].id, bar.step);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ('+='.includes(event.key)) zoomBy(1);
    else if ('-_'.includes(event.key)) zoomBy(-1);
    else if (event.key.startsWith('Arrow')) setPlace(nextPlace(sides, here(), event.key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const art = createMemo(() => boardArt(props.problem, props.model.choices.theme));
  return (
    <div class="mirrored">
      <button
        ref={box}
        type="button"
        class="trees"
        aria-label={say().gist(props.panes[0].letter, props.panes[1].letter)}
        aria-describedby="trees-axes trees-reading"
        onClick={go}
        onKeyDown={press}
        onPointerMove={(event) => setPlace(under(event))}
      >
        <For each={[0, 1] as const}>
          {(at) => (
            <>
              <canvas ref={(element) => (canvases[at] = element)} classList={{ up: at === 0 }} />
              <b class="side" classList={{ up: at === 0 }} aria-hidden="true">
                {props.panes[at].letter}
              </b>
            </>
          )}
        </For>
        <span class="cursor" style={{ left: `${(100 * (column() + 0.5)) / columns}%` }} />
      </button>
      <div class="scale">
        <span>{shareLabel(part.part().begin, (part.part().end - part.part().begin) / 10)}</span>
        <div role="group" aria-label={props.words.tree.zoom}>
          <For each={[-1, 1] as const}>
            {(by) => (
              <button
                type="button"
                title={by > 0 ? say().zoomIn : say().zoomOut}
                aria-label={by > 0 ? say().zoomIn : say().zoomOut}
                aria-disabled={!part.canZoom(by)}
                onClick={() => zoomBy(by)}
              >
                {by > 0 ? <FasterIcon /> : <SlowerIcon />}
              </button>
            )}
          </For>
        </div>
        <span>{shareLabel(part.part().end, (part.part().end - part.part().begin) / 10)}</span>
      </div>
      <p id="trees-axes" class="axes">
        {say().axes}
      </p>
      <div id="trees-reading" class="readings" aria-live={place() ? 'polite' : 'off'}>
        <For each={[0, 1] as const}>
          {(at) => (
            <p>
              <Show when={bars()[at]}>
                <BoardPicture
                  class="node-board"
                  art={art()}
                  path={boards[at]!() ?? []}
                  hasGround={boards[at]!() !== undefined}
                />
              </Show>
              {readings()[at]}
            </p>
          )}
        </For>
      </div>
      <ul class="raster-looks">
        <For each={shown}>
          {(look) => (
            <li>
              <i ref={(element) => swatches.set(look, element)} data-look={look} />
              {props.words.tree.legend[look]}
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
