import { coveredBy } from '../../solve/problem.ts';
import { namesOf } from '../../teach/moment/names.ts';
import type { Words } from '../../words/index.ts';
import type { PlayModel } from './model.ts';

/** What happened last, as a sentence for those who do not see it; empty if nothing did. */
export function heard({ problem, event, held, isSolved }: PlayModel, { play }: Words): string {
  const names = namesOf(problem);
  const cells = (placement: number): string =>
    Array.from(coveredBy(problem, placement), (cell) => names.cell(cell)).join(' ');
  const piece = held && names.piece(held.piece);
  if (piece !== undefined) {
    const { placement } = held!;
    return placement === undefined ? play.over(piece) : play.fits(piece, cells(placement));
  }
  if (!event) return '';
  if ('piece' in event) {
    const name = names.piece(event.piece);
    return event.kind === 'refused' ? play.refused(name) : play.returned(name);
  }
  const placed = names.placed(event.placement);
  if (event.kind === 'lifted') return play.lifted(placed);
  return isSolved ? play.solved : play.laid(placed, cells(event.placement));
}
