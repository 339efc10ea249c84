import { areaOver, type Edit } from '../../puzzle/editing.ts';
import type { Cell } from '../../puzzle/types.ts';
import { coveredBy } from '../../solve/problem.ts';
import { columnName } from '../../teach/moment/names.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EditEvent, Event, GameModel } from './model.ts';
import type { Places } from './board/places.ts';

/** What happened last, as a sentence for those who do not see it; empty if nothing did. */
export function heard(
  { problem, event, held, isSolved }: GameModel,
  { names }: Places,
  { play }: BoardWords,
): string {
  const cells = (placement: number): string =>
    Array.from(coveredBy(problem, placement), (cell) => names.cell(cell)).join(' ');
  if (held) {
    const piece = names.piece(held.piece);
    const { placement } = held;
    return placement === undefined ? play.over(piece) : play.fits(piece, cells(placement));
  }
  // An edit is told to everybody.
  if (!event || isEdit(event)) return '';
  if ('piece' in event) {
    const name = names.piece(event.piece);
    return event.kind === 'refused' ? play.refused(name) : play.returned(name);
  }
  const placed = names.placed(event.placement);
  if (event.kind === 'lifted') return play.lifted(placed);
  return isSolved ? play.solved : play.laid(placed, cells(event.placement));
}

const isEdit = (event: Event): event is EditEvent =>
  event.kind === 'edited' || event.kind === 'unedited';

/** What came of the last edit, and whether the pieces still fill the board, in words; empty if there was none. */
export function editIn(
  { problem, event }: GameModel,
  { board, names }: Places,
  { play }: BoardWords,
): string {
  if (!event || !isEdit(event)) return '';
  const { edit } = event;
  const nameOf = ([column, row]: Cell): string => {
    const place = board.findIndex((cell) => cell[0] === column && cell[1] === row);
    // Of a large box not all places can be opened again.
    return place < 0 ? `${columnName(column)}${row + 1}` : names.cell(place);
  };
  const subject = (one: Edit): string =>
    'laid' in one ? names.piece(one.laid.piece) : nameOf(one.cell);
  if (event.kind === 'unedited') return play.unedited[event.why](subject(edit));
  const over = 'cell' in edit ? areaOver(problem.puzzle) : undefined;
  return play.edited[edit.kind](subject(edit), over);
}
