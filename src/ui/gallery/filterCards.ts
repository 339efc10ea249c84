import type { Category } from '../../puzzle/category.ts';
import type { LatticeId } from '../../puzzle/lattices/index.ts';
import type { Difficulty } from '../../solve/difficulty.ts';
import type { Words } from '../../words/index.ts';
import type { CatalogueCard } from '../model.ts';

/** The filter of the gallery; undefined matches anything. */
export interface CardFilter {
  readonly text: string;
  readonly lattice: LatticeId | undefined;
  readonly group: Category | undefined;
  readonly difficulty: Difficulty | undefined;
}

export const noFilter: CardFilter = {
  text: '',
  lattice: undefined,
  group: undefined,
  difficulty: undefined,
};

/** Normalises a text for comparison: character width, and notations of sizes like 6 × 10. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(\d)\s*[x×*]\s*(?=\d)/g, '$1x');

/** The cards that match a filter: every word occurs in a card's title or id, or in its category. */
export function filterCards(
  cards: readonly CatalogueCard[],
  { text, lattice, group, difficulty }: CardFilter,
  { gallery }: Words,
): CatalogueCard[] {
  const parts = plain(text)
    .split(/\s+/)
    .filter((part) => part !== '');
  return cards.filter((card) => {
    if (lattice !== undefined && card.question.lattice !== lattice) return false;
    if (group !== undefined && card.category !== group) return false;
    if (difficulty !== undefined && card.difficulty !== difficulty) return false;
    const names = [card.title, card.id, gallery.groups[card.category]].map(plain).join(' ');
    return parts.every((part) => names.includes(part));
  });
}
