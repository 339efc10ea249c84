/** The keys that move between cards. */
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
type Key = (typeof keys)[number];

export const isNavigationKey = (key: string): key is Key =>
  (keys as readonly string[]).includes(key);

type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

const middle = ({ left, right }: Box): number => (left + right) / 2;

/** The nearest box in the next row below or above; undefined if there is none. */
function inNextRow(boxes: readonly Box[], here: Box, down: boolean): Box | undefined {
  const beyond = boxes.filter((box) =>
    down ? box.top >= here.bottom - 1 : box.bottom <= here.top + 1,
  );
  const off = (box: Box): number => Math.abs(middle(box) - middle(here));
  const away = (box: Box): number => Math.abs(box.top - here.top);
  return beyond.sort((one, other) => away(one) - away(other) || off(one) - off(other))[0];
}

/**
 * The index of the box that a key moves to, among boxes in rows: the previous or next one, or the nearest
 * one in the next row; the same one if there is none.
 */
export function indexAfter(boxes: readonly Box[], from: number, key: Key): number {
  const last = boxes.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft') return Math.max(0, from - 1);
  if (key === 'ArrowRight') return Math.min(last, from + 1);
  const found = inNextRow(boxes, boxes[from]!, key === 'ArrowDown');
  return found ? boxes.indexOf(found) : from;
}
