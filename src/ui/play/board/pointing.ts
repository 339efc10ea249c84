import type { Point } from '../../../puzzle/lattices/index.ts';
import type { Grip, HandCommands, GameModel } from '../model.ts';

/** A piece is dragged once the pointer has moved this far, in CSS pixels. */
const DRAG = 3;
/** The time for which a pointer rests on a cell to edit it, in ms. */
const LONG = 500;
/** The turn of a wheel that turns a piece, in CSS pixels, and the least time between two such turns, in ms. */
const NOTCH = 30;
const BETWEEN = 140;
/** The right button among those that are down. */
const RIGHT = 2;

/** What the pointer is on. */
interface Target {
  /** A piece that waits, a cell of the board, or a closed one, numbered after them. */
  readonly piece?: number;
  readonly cell?: number;
  readonly closed?: number;
}

/** What lies under the pointer, in a shadow root as well. */
const elementOf = (event: Event): Element | undefined => {
  const [target] = event.composedPath();
  return target instanceof Element ? target : undefined;
};

function targetOf(layer: Element, target: Element | undefined): Target | undefined {
  if (!target || !layer.contains(target)) return undefined;
  const numberOf = (name: string): number | undefined => {
    const text = target.closest(`[${name}]`)?.getAttribute(name) ?? '';
    return text === '' ? undefined : Number(text);
  };
  const piece = numberOf('data-piece');
  if (piece !== undefined) return { piece };
  const cell = numberOf('data-cell');
  if (cell !== undefined) return { cell };
  const closed = numberOf('data-closed');
  return closed === undefined ? undefined : { closed };
}

/** The element in which a window sees what happens in a root: closed ones hide what is in them. */
function seenIn(root: Document | ShadowRoot): EventTarget {
  let seen: EventTarget = root;
  for (let at: Node = root; at instanceof ShadowRoot; at = at.host.getRootNode())
    if (at === root || at.mode === 'closed') seen = at.host;
  return seen;
}

/** Whether an element is a control, or lies in a dialog or among controls, over the board. */
const isOnControls = (target: Element | undefined): boolean =>
  target !== undefined &&
  target.closest('dialog, button, a, input, select, label, summary, .controls, .menu') !== null;

/**
 * Lets a mouse, a pen or a finger take pieces, move, turn and lay them: by a drag, or by a click where a piece is
 * taken and another one where it is laid. While nothing is held, a long press edits the board, if it can be edited; so
 * does any other press on it while it is edited. Pointers are heard first of all, as a page around may stop their events;
 * outside the root of the layer, which is not its page, they only put back what is held.
 *
 * @param layer the element with the pieces and the cells, as large as the picture
 * @param model the game, as it is now
 * @param isEditing whether any press edits the board
 * @param edit edits a cell of the board, or a closed one, numbered after them
 * @param rest notes the cell on which a pointer rests that edits it; undefined once it rests no more
 * @returns a function that ends it
 */
export function pointWith(
  layer: Element,
  model: () => GameModel,
  commands: () => HandCommands,
  isEditing: () => boolean,
  edit: (cell: number) => void,
  rest: (cell: number | undefined) => void,
): () => void {
  /** The pointer that is down, where it went down, and on what. */
  let down: { readonly id: number; readonly at: Point; readonly on: Target } | undefined;
  let isDragging = false;
  /** The press that is about to be a long one. */
  let resting: ReturnType<typeof setTimeout> | undefined;
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
  const stopResting = (): void => {
    clearTimeout(resting);
    rest(undefined);
  };
  const end = (): void => {
    stopResting();
    down = undefined;
    isDragging = false;
  };

  const root = layer.getRootNode() as Document | ShadowRoot;
  const isOutside = (event: Event): boolean => !event.composedPath().includes(seenIn(root));

  const leave = (event: PointerEvent): void => {
    if (!down && event.button === 0 && model().held && isOutside(event)) commands().putBack();
  };
  const press = (event: PointerEvent): void => {
    // A second finger, or another button, changes nothing about what is held.
    if (down || event.button !== 0) return;
    const target = elementOf(event);
    const on = targetOf(layer, target);
    const { held } = model();
    if (!on || (held && on.closed !== undefined)) {
      if (!held || isOnControls(target)) return;
      // Held by its end, a piece fits the board while the pointer is beside it.
      const isShownThere = held.placement !== undefined && event.pointerType !== 'touch';
      if (isShownThere) commands().drop();
      else commands().putBack();
      return;
    }
    down = { id: event.pointerId, at: pointOf(event), on };
    if (held && on.piece !== undefined) commands().putBack();
    const place = on.cell ?? on.closed;
    if (held || place === undefined || !commands().edit) return;
    rest(place);
    resting = setTimeout(() => {
      end();
      edit(place);
    }, LONG);
  };
  const move = (event: PointerEvent): void => {
    if (down && event.pointerId !== down.id) return;
    // The right button, while the left one is down.
    if (down && event.button === 2) {
      // Its release comes the same way.
      if ((event.buttons & RIGHT) !== 0) commands().flip();
      return;
    }
    const { held } = model();
    if (!down) {
      if (held && event.pointerType !== 'touch') commands().move(pointOf(event));
      return;
    }
    const at = pointOf(event);
    if (!isDragging) {
      if (Math.hypot(at[0] - down.at[0], at[1] - down.at[1]) < DRAG) return;
      isDragging = true;
      stopResting();
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
    const place = on.cell ?? on.closed;
    if (!held && place !== undefined && isEditing()) return edit(place);
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
    if (!down && isOutside(event)) return;
    // A finger that rests asks for a menu, too: it is a long press.
    if (down) event.preventDefault();
    if (!model().held || ('pointerType' in event && event.pointerType === 'touch')) return;
    event.preventDefault();
    // While the left button is down `move` has seen it.
    if (!down) commands().flip();
  };
  const escape = (event: Event): void => {
    const isTaken = root.querySelector('dialog[open], .menu.open') !== null;
    const isEscape = (event as KeyboardEvent).key === 'Escape';
    if (isEscape && model().held && !isTaken) commands().putBack();
  };
  const controller = new AbortController();
  const { signal } = controller;
  const first = { signal, capture: true };
  window.addEventListener('pointerdown', leave, first);
  root.addEventListener('pointerdown', press as EventListener, first);
  window.addEventListener('pointermove', move, first);
  window.addEventListener('pointerup', lift, first);
  window.addEventListener('pointercancel', cancel, first);
  // Chromium scrolls at once where only the root of a shadow would prevent it.
  const wheeling: EventTarget = root instanceof ShadowRoot ? root.host : root;
  wheeling.addEventListener('wheel', wheel as EventListener, { ...first, passive: false });
  window.addEventListener('contextmenu', flip, first);
  window.addEventListener('blur', lose, { signal });
  root.addEventListener('keydown', escape, { signal });
  return () => {
    end();
    controller.abort();
  };
}
