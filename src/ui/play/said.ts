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
  switch (event.kind) {
    case 'laid':
      return isSolved ? play.solved : play.laid(names.placed(event.placement), cells(event.placement));
    case 'lifted':
      return play.lifted(names.placed(event.placement));
    case 'refused':
      return play.refused(names.piece(event.piece));
    case 'returned':
      return play.returned(names.piece(event.piece));
  }
}
