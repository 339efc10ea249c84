import type { Point } from '../../puzzle/lattices/index.ts';
import type { Grip, PlayCommands, PlayModel } from './model.ts';

/** A piece is dragged once the pointer has moved this far, in CSS pixels. */
const DRAG = 3;
/** The turn of a wheel that turns a piece, in CSS pixels, and the least time between two such turns, in ms. */
const NOTCH = 30;
const BETWEEN = 140;
/** The right button among those that are down. */
const RIGHT = 2;

/** What the pointer is on. */
interface Target {
  /** A piece that waits, or a cell of the board. */
  readonly piece?: number;
  readonly cell?: number;
}

function targetOf(target: EventTarget | null): Target | undefined {
  if (!(target instanceof Element)) return undefined;
  const numberOf = (name: string): number | undefined => {
    const text = target.closest(`[${name}]`)?.getAttribute(name) ?? '';
    return text === '' ? undefined : Number(text);
  };
  const [piece, cell] = [numberOf('data-piece'), numberOf('data-cell')];
  if (piece !== undefined) return { piece };
  return cell === undefined ? undefined : { cell };
}

/**
 * Lets a mouse, a pen or a finger take pieces, move, turn and lay them: by a drag, or by a click where a piece is
 * taken and another one where it is laid.
 *
 * @param layer the element with the pieces and the cells, as large as the picture
 * @param model the game, as it is now
 * @returns a function that ends it
 */
export function pointWith(
  layer: Element,
  model: () => PlayModel,
  commands: () => PlayCommands,
): () => void {
  /** The pointer that is down, where it went down, and on what. */
  let down: { readonly id: number; readonly at: Point; readonly on: Target } | undefined;
  let isDragging = false;
  let wheeled = 0;
  let turnedAt = -Infinity;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = layer.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const gripOf = (at: Point, { pointerType }: PointerEvent): Grip => ({
    at,
    isFinger: pointerType === 'touch',
  });
  const begin = ({ piece, cell }: Target, grip: Grip): void => {
    if (piece !== undefined) commands().take(piece, grip);
    else if (cell !== undefined) commands().lift(cell, grip);
  };
  const end = (): void => {
    down = undefined;
    isDragging = false;
  };

  const press = (event: PointerEvent): void => {
    // A second finger, or another button, changes nothing about what is held.
    if (down || event.button !== 0) return;
    const on = targetOf(event.target);
    const { held } = model();
    if (!on) {
      if (held && event.target instanceof Element && !event.target.closest('button'))
        commands().putBack();
      return;
    }
    down = { id: event.pointerId, at: pointOf(event), on };
    if (held && on.piece !== undefined) commands().putBack();
  };
  const move = (event: PointerEvent): void => {
    if (down && event.pointerId !== down.id) return;
    // The right button, while the left one is down.
    if (down && event.button === 2) {
      // Its release comes the same way.
      if ((event.buttons & RIGHT) !== 0) commands().flip();
      return;
    }
    const at = pointOf(event);
    const { held } = model();
    if (!down) {
      if (held && event.pointerType !== 'touch') commands().move(at);
      return;
    }
    if (!isDragging) {
      if (Math.hypot(at[0] - down.at[0], at[1] - down.at[1]) < DRAG) return;
      isDragging = true;
      if (!held) begin(down.on, gripOf(down.at, event));
    }
    commands().move(at);
  };
  const lift = (event: PointerEvent): void => {
    if (event.pointerId !== down?.id) return;
    const { on, at } = down;
    const wasDragged = isDragging;
    end();
    const { held } = model();
    if (wasDragged) return commands().drop();
    if (!held) return begin(on, { at, isFinger: false });
    if (on.cell === undefined) return;
    // A finger points at a cell first, and lays the piece by pointing at it again.
    if (event.pointerType === 'touch' && held.cell !== on.cell) commands().aim(on.cell);
    else commands().drop();
  };
  const cancel = (event: PointerEvent): void => {
    if (event.pointerId !== down?.id) return;
    end();
    commands().putBack();
  };
  const lose = (): void => {
    end();
    if (model().held) commands().putBack();
  };
  const wheel = (event: WheelEvent): void => {
    if (!model().held) return;
    event.preventDefault();
    wheeled += event.deltaY || event.deltaX;
    if (Math.abs(wheeled) < NOTCH || event.timeStamp - turnedAt < BETWEEN) return;
    turnedAt = event.timeStamp;
    commands().turn(wheeled > 0 ? 1 : -1);
    wheeled = 0;
  };
  const flip = (event: MouseEvent): void => {
    // A finger that rests asks for a menu, too.
    if (!model().held || ('pointerType' in event && event.pointerType === 'touch')) return;
    event.preventDefault();
    // While the left button is down `move` has seen it.
    if (!down) commands().flip();
  };
  const escape = ({ key }: KeyboardEvent): void => {
    const isTaken = document.querySelector('dialog[open], .menu.open') !== null;
    if (key === 'Escape' && model().held && !isTaken) commands().putBack();
  };
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('pointerdown', press, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', lift, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('wheel', wheel, { signal, passive: false });
  window.addEventListener('contextmenu', flip, { signal });
  window.addEventListener('keydown', escape, { signal });
  window.addEventListener('blur', lose, { signal });
  return () => controller.abort();
}
