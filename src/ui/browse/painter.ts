import type { BoardArt } from '../widgets/boards/boardPicture.tsx';

/** For how long pictures are drawn at once where the browser is never idle, in ms. */
const BUDGET = 8;
/** After how many ms pictures are drawn although the browser is not idle. */
const PATIENCE = 30;
/** The idle time that is left to the browser, in ms. */
const SPARED = 1;

/** A part of a canvas, as high as that, in device px. */
export interface Spot {
  readonly canvas: HTMLCanvasElement;
  readonly left: number;
  readonly width: number;
}

/** Draws small boards in idle time, so that the list can be scrolled meanwhile. */
export interface Painter {
  /** Draws placements soon, nothing if they are undefined, in place of what was still to be drawn there. */
  paint(spot: Spot, art: BoardArt, placements: readonly number[] | undefined): void;
  forget(spot: Spot): void;
}

export function createPainter(): Painter {
  const due = new Map<Spot, () => void>();
  let isAsked = false;
  /** Outlines of tiles, by the drawing that they are of. */
  const outlines = new WeakMap<BoardArt, Map<number, Path2D>>();
  const outlinesOf = (art: BoardArt): Map<number, Path2D> => {
    const known = outlines.get(art) ?? new Map<number, Path2D>();
    outlines.set(art, known);
    return known;
  };
  const draw = (
    { canvas, left, width }: Spot,
    art: BoardArt,
    placements: readonly number[] | undefined,
  ): void => {
    const context = canvas.getContext('2d');
    if (!context) return;
    context.resetTransform();
    context.clearRect(left, 0, width, canvas.height);
    if (!placements) return;
    const box = art.viewBox.split(/[ ,]+/).map(Number);
    const [x = 0, y = 0, across = 1, down = 1] = box;
    const scale = Math.min(width / across, canvas.height / down);
    context.translate(
      left + (width - scale * across) / 2 - scale * x,
      (canvas.height - scale * down) / 2 - scale * y,
    );
    context.scale(scale, scale);
    const known = outlinesOf(art);
    for (const tile of [...art.fixed, ...placements]) {
      const outline = known.get(tile) ?? new Path2D(art.outline(tile));
      known.set(tile, outline);
      context.fillStyle = art.colour(tile);
      context.fill(outline);
    }
  };
  const drawUntil = (isOver: () => boolean): void => {
    isAsked = false;
    for (const [spot, drawIt] of due) {
      due.delete(spot);
      drawIt();
      if (isOver()) break;
    }
    if (due.size > 0) ask();
  };
  const drawSome = (): void => {
    const until = performance.now() + BUDGET;
    drawUntil(() => performance.now() > until);
  };
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    // Some browsers do not say when they are idle.
    if (!('requestIdleCallback' in window)) requestAnimationFrame(drawSome);
    else
      requestIdleCallback(
        (idle) => (idle.didTimeout ? drawSome() : drawUntil(() => idle.timeRemaining() < SPARED)),
        { timeout: PATIENCE },
      );
  };
  return {
    paint(spot, art, placements) {
      due.set(spot, () => draw(spot, art, placements));
      ask();
    },
    forget: (spot) => void due.delete(spot),
  };
}
