import type { Difficulty } from '../../solve/effort/difficulty.ts';
import type { Category } from '../../puzzle/category.ts';
import type { LatticeId } from '../../puzzle/lattices/index.ts';
import { searchFor } from '../../words/gallerySearch.ts';
import { languages, lateWords, words } from '../../words/index.ts';
import type { CatalogueCard } from '../model.ts';

/** The filter of the gallery; undefined matches anything. */
export interface CardFilter {
  readonly text: string;
  readonly lattice: LatticeId | undefined;
  readonly group: Category | undefined;
  readonly difficulty: Difficulty | undefined;
  /** Whether only what was solved by hand is wanted. */
  readonly byHand: boolean;
}

export const noFilter: CardFilter = {
  text: '',
  lattice: undefined,
  group: undefined,
  difficulty: undefined,
  byHand: false,
};

/** What the difficulty of a card is called, in all languages. */
const difficultyNames = ({ difficulty }: CatalogueCard): readonly string[] =>
  difficulty === undefined
    ? []
    : languages.map((language) => lateWords(words(language)).cards.difficulties[difficulty]);

/** The cards that match a filter; its text is searched for in their names and difficulties. */
export function filterCards(
  cards: readonly CatalogueCard[],
  { text, lattice, group, difficulty, byHand }: CardFilter,
): CatalogueCard[] {
  const isFound = searchFor(text);
  return cards.filter((card) => {
    if (lattice !== undefined && card.question.lattice !== lattice) return false;
    if (group !== undefined && card.category !== group) return false;
    if (difficulty !== undefined && card.difficulty !== difficulty) return false;
    if (byHand && !card.isByHand) return false;
    return isFound([...card.names, ...difficultyNames(card)]);
  });
}
