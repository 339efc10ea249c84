import type { RaceProps } from '../props.ts';
import { createMemo, createEffect, onCleanup, onMount } from 'solid-js';
import { gridFor, isBeside } from './layout.ts';
import { sizeOf, type Size } from '../../widgets/sizeOf.ts';
import { tagStyles, type TagStyle } from './tagStyles.ts';
import type { Insets } from '../../../theme/viewport.ts';

/** The height that is kept for what is said below a board, in em. */
const CAPTIONS = 2.6;

/**
 * Lays out panes in an element.
 *
 * @param count how many panes there are
 */
export function createPaneLayout(props: RaceProps, count: () => number, element: () => Element) {
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
    /** Whether the text of a pane stands beside its board. */
    isBeside: createMemo(() => {
      const { columns, rows } = grid();
      const { width, height, em } = size();
      return isBeside(aspect(), width / columns, height / rows, em, captions());
    }),
  };
}

/** How panes are identified wherever they are drawn or named: ids, and styles and names by id, in the order of panes. */
export function createPaneTags(props: RaceProps) {
  const panes = () => props.race.panes;
  const ids = createMemo(() => panes().map(({ id }) => id), [], {
    equals: (one, other) => String(one) === String(other),
  });
  const styles = createMemo<ReadonlyMap<number, TagStyle>>(() => {
    const tags = ids().map((id) => [id, panes().find((pane) => pane.id === id)!.tag] as const);
    return new Map(tags.map(([id, tag]) => [id, tagStyles[tag]!]));
  });
  const names = createMemo<ReadonlyMap<number, string>>(() => {
    const subjects = panes().map(({ subject }) => subject);
    const all = props.race.kind.names(subjects, props.words);
    return new Map(panes().map(({ id }, i) => [id, all[i]!]));
  });
  return { ids, styles, names };
}

/**
 * Reports the insets of the boards' places within the overlay, now and whenever they change.
 *
 * @param panes the element that contains the panes; their boards go into elements of class `board`
 * @param follow reads the reactive values that may move boards without resizing them
 */
export function reportViewports(
  panes: () => HTMLElement,
  follow: () => unknown,
  tell: (list: readonly Insets[]) => void,
): void {
  onMount(() => {
    const overlay = panes().closest('.overlay')!;
    const measure = (): void => {
      const all = overlay.getBoundingClientRect();
      tell(
        boards().map((board) => {
          const { top, right, bottom, left } = board.getBoundingClientRect();
          return {
            top: top - all.top,
            right: all.right - right,
            bottom: all.bottom - bottom,
            left: left - all.left,
          };
        }),
      );
    };
    const boards = (): Element[] => [...panes().querySelectorAll('.board')];
    const observer = new ResizeObserver(measure);
    createEffect(() => {
      follow();
      observer.disconnect();
      for (const watched of [overlay, panes(), ...boards()]) observer.observe(watched);
      measure();
    });
    onCleanup(() => observer.disconnect());
  });
}
