import type { BoardArt } from '../widgets/boards/boardPicture.tsx';

/** For how long pictures are drawn in one frame, in ms; the others are drawn in the next ones. */
const BUDGET = 6;

/** Draws small boards a few at a time, so that the list can be scrolled meanwhile. */
export interface Painter {
  /** Draws placements, now or soon; those that were still to be drawn there are forgotten. */
  paint(canvas: HTMLCanvasElement, art: BoardArt, placements: readonly number[]): void;
  forget(canvas: HTMLCanvasElement): void;
}

export function createPainter(): Painter {
  const due = new Map<HTMLCanvasElement, () => void>();
  let request: number | undefined;
  /** Outlines of tiles, by the drawing that they are of. */
  const outlines = new WeakMap<BoardArt, Map<number, Path2D>>();
  const outlinesOf = (art: BoardArt): Map<number, Path2D> => {
    const known = outlines.get(art) ?? new Map<number, Path2D>();
    outlines.set(art, known);
    return known;
  };
  const draw = (canvas: HTMLCanvasElement, art: BoardArt, placements: readonly number[]): void => {
    const context = canvas.getContext('2d');
    if (!context) return;
    const [left = 0, top = 0, width = 1, height = 1] = art.viewBox.split(/[ ,]+/).map(Number);
    const scale = Math.min(canvas.width / width, canvas.height / height);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(
      scale,
      0,
      0,
      scale,
      (canvas.width - scale * width) / 2 - scale * left,
      (canvas.height - scale * height) / 2 - scale * top,
    );
    const known = outlinesOf(art);
    for (const tile of [...art.fixed, ...placements]) {
      const outline = known.get(tile) ?? new Path2D(art.outline(tile));
      known.set(tile, outline);
      context.fillStyle = art.colour(tile);
      context.fill(outline);
    }
  };
  const drawSome = (): void => {
    request = undefined;
    const until = performance.now() + BUDGET;
    for (const [canvas, drawIt] of due) {
      due.delete(canvas);
      drawIt();
      if (performance.now() > until) break;
    }
    if (due.size > 0) request = requestAnimationFrame(drawSome);
  };
  return {
    paint(canvas, art, placements) {
      due.set(canvas, () => draw(canvas, art, placements));
      request ??= requestAnimationFrame(drawSome);
    },
    forget: (canvas) => void due.delete(canvas),
  };
}
