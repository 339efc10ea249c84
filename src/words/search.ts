import type { CatalogueEntry } from '../puzzle/catalogue.ts';
import { categoryOf } from '../puzzle/category.ts';
import { languages, neutralTitleOf, titleOf, words } from './index.ts';
import { otherNamesOf } from './otherNames.ts';

/** Normalises a text for comparison: character width, kana, and notations of sizes like 6 × 10. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(\d)\s*[x×*]\s*(?=\d)/g, '$1x')
    // Hiragana to katakana.
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! + 0x60));

/** Whether every word of what is typed occurs in one of some names. */
export function searchFor(typed: string): (names: readonly string[]) => boolean {
  const parts = plain(typed)
    .split(/\s+/)
    .filter((part) => part !== '');
  return (names) => {
    if (parts.length === 0) return true;
    const all = names.map(plain).join('\n');
    return parts.every((part) => all.includes(part));
  };
}

/**
 * What a puzzle of the catalogue is found by, in all languages: its id and titles, the names that it has elsewhere, its
 * category and the shape of its cells.
 *
 * @param isOutcomeOpen whether they must not tell what comes of the puzzle
 */
export function searchedNames(entry: CatalogueEntry, isOutcomeOpen = false): readonly string[] {
  const { id, question } = entry;
  const titled = isOutcomeOpen ? neutralTitleOf : titleOf;
  const category = categoryOf(entry);
  const said = languages.flatMap((language) => {
    const { groups, lattices } = words(language).gallery;
    return [titled(id, question, language), groups[category], lattices[question.lattice]];
  });
  return [id, category, question.lattice, ...said, ...otherNamesOf(id)];
}
