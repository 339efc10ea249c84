import type { Moment } from '../../teach/moment/moment.ts';
import { captionOf, words, type Language } from '../../words/index.ts';
import type { ClassModel } from './model.ts';

/** The moments at which a search goes on: it has not been said yet that it leads nowhere. */
const goingOn: readonly Moment['kind'][] = [
  ...(['next', 'again', 'try', 'place', 'remove', 'cover', 'uncover'] as const),
];

/** A cell or piece still to be covered or placed for which no way is left, if ways are shown and it was not said. */
export function lostAt({ ways, moment }: Pick<ClassModel, 'ways' | 'moment'>): number | undefined {
  const isSaid = moment.kind === 'next' && moment.ways === 0;
  return ways?.least === 0 && goingOn.includes(moment.kind) && !isSaid ? ways.fewest[0] : undefined;
}

/** What is said of a moment: what happens and, where the ways that are left show it, that nothing can come of it. */
export function saidAt(
  model: Pick<ClassModel, 'ways' | 'moment' | 'names'>,
  language: Language,
): string {
  const caption = captionOf(model.moment, model.names, language);
  const lost = lostAt(model);
  return lost === undefined
    ? caption
    : words(language).classroom.lost(caption, model.names.item(lost));
}
