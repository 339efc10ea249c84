import type { BoardArt } from '../widgets/boards/boardPicture.tsx';

/** The longest that pictures are drawn at once where the browser is never idle, in ms. */
const LONGEST_AT_ONCE = 8;
/** The longest that pictures wait for the browser to be idle, in ms. */
const LONGEST_WAIT = 30;
/** The idle time that is left to the browser, in ms. */
const SPARED = 1;

/** A part of a canvas, as high as that, in whole device px, so that no edge of what was there stays. */
export interface Spot {
  readonly canvas: HTMLCanvasElement;
  readonly left: number;
  readonly width: number;
}

/** Draws small boards in idle time, so that the list can be scrolled meanwhile. */
export interface Painter {
  /** Clears a spot at once, and draws placements there soon, if they are known, in place of what was still to be drawn. */
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
  const clear = ({ canvas, left, width }: Spot): void => {
    const context = canvas.getContext('2d');
    context?.resetTransform();
    context?.clearRect(left, 0, width, canvas.height);
  };
  const draw = (
    { canvas, left, width }: Spot,
    art: BoardArt,
    placements: readonly number[],
  ): void => {
    const context = canvas.getContext('2d');
    if (!context) return;
    context.resetTransform();
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
    const until = performance.now() + LONGEST_AT_ONCE;
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
        { timeout: LONGEST_WAIT },
      );
  };
  return {
    paint(spot, art, placements) {
      due.delete(spot);
      clear(spot);
      if (!placements) return;
      due.set(spot, () => draw(spot, art, placements));
      ask();
    },
    forget: (spot) => void due.delete(spot),
  };
}
