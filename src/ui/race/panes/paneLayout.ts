import { createMemo, type Accessor } from 'solid-js';
import { gridFor, isBeside, type Grid } from './layout.ts';
import type { RaceProps } from '../props.ts';
import { sizeOf, type Size } from '../../widgets/sizeOf.ts';

interface PaneLayout {
  readonly grid: Accessor<Grid>;
  /** Whether the words of a pane stand beside its board. */
  readonly isBeside: Accessor<boolean>;
}

/** The height that is kept for what is said below a board, in em. */
const CAPTIONS = 2.6;

/**
 * Lays out panes in an element.
 *
 * @param count how many panes there are
 */
export function createPaneLayout(
  props: RaceProps,
  count: () => number,
  element: () => Element,
): PaneLayout {
  const size = sizeOf(element);
  const aspect = () => props.model.aspect;
  const captions = () =>
    props.race.panes.some(({ caption }) => caption !== undefined) ? CAPTIONS : 0;
  // Kept while the controls have faded, though there is more room then: panes would jump back and forth.
  const room = createMemo<Size>((before) => {
    const now = size();
    const isGrown = before && now.width === before.width && now.height >= before.height;
    return isGrown && !props.present ? before : now;
  });
  const grid = createMemo(
    () => gridFor(count(), room().width, room().height, aspect(), size().em, captions()),
    undefined,
    { equals: (one, other) => one.columns === other.columns && one.rows === other.rows },
  );
  return {
    grid,
    isBeside: createMemo(() => {
      const { columns, rows } = grid();
      const { width, height, em } = size();
      return isBeside(aspect(), width / columns, height / rows, em, captions());
    }),
  };
}
