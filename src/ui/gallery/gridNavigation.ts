/** The keys that lead from one card to another. */
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
type Key = (typeof keys)[number];

export const isNavigationKey = (key: string): key is Key =>
  (keys as readonly string[]).includes(key);

type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

const middle = ({ left, right }: Box): number => (left + right) / 2;

/** The box nearest below or above in the next row; undefined where there is none. */
function inNextRow(boxes: readonly Box[], here: Box, down: boolean): Box | undefined {
  const beyond = boxes.filter((box) =>
    down ? box.top >= here.bottom - 1 : box.bottom <= here.top + 1,
  );
  const off = (box: Box): number => Math.abs(middle(box) - middle(here));
  const away = (box: Box): number => Math.abs(box.top - here.top);
  return beyond.sort((one, other) => away(one) - away(other) || off(one) - off(other))[0];
}

/**
 * Where a key leads from one of some boxes that stand in rows: to the one before or after, or to the
 * nearest in the next row; to the same where there is none.
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
