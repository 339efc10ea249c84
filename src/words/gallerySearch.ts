import type { CatalogueEntry } from '../puzzle/catalogue.ts';
import { categoryOf } from '../puzzle/category.ts';
import { languages, words } from './index.ts';
import { neutralTitleOf, titleOf } from './titles.ts';

/** Names of puzzles elsewhere, in any language and lower case, that their titles do not contain. */
export const otherNames: readonly { readonly names: readonly string[]; readonly ids: RegExp }[] = [
  // A box of chocolate whose pieces are the pentominoes.
  {
    names: ['milk chocolate bar', 'meiji', '明治', 'ミルクチョコレート', '板チョコ'],
    ids: /^pentomino-(6x10|10x6)$/,
  },
  { names: ['katamino', 'カタミノ'], ids: /^pentomino-5x(3|4|5|12)$|^pentomino-(6x5|10x5|12x5)$/ },
  { names: ['box', 'rectangle', '箱', '長方形'], ids: /omino-([a-z-]+-)?\d+x\d+$/ },
  { names: ['tatami mats', '畳', 'タタミ'], ids: /^domino-/ },
  { names: ['chessboard', 'checkerboard', 'チェス盤'], ids: /^(?!poly).*-8x8(-|$)/ },
  { names: ['mutilated chessboard', '欠けたチェス盤'], ids: /^domino-.*-corners$/ },
  { names: ['tetris', 'テトリス'], ids: /(^|-)tetromino-/ },
  { names: ['triomino', 'トリオミノ', 'トロミノ'], ids: /(^|-)tromino-/ },
  { names: ['rep-tile', 'reptile', 'レプタイル'], ids: /^pentomino-p-double$|-sphinx-/ },
  { names: ['triplication', '3倍'], ids: /^pentomino-triple-/ },
  { names: ['calisson', 'lozenge', 'rhombus', 'カリソン', '菱形'], ids: /^diamond-|-diamond$/ },
  { names: ['star of david', 'ダビデの星', 'かごめ'], ids: /hexagram/ },
  { names: ['donut', 'doughnut', 'frame', 'ドーナツ', '額縁'], ids: /-ring$|-frame$|15x15-hole$/ },
  { names: ['calendar', 'daily', 'puzzle a day', 'カレンダー', '日めくり', '毎日'], ids: /^today/ },
];

/** Normalises a text for comparison: character width, kana, and notations of sizes like 6 × 10. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(\d)\s*[x×*]\s*(?=\d)/g, '$1x')
    // Hiragana to katakana.
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! + 0x60));

/** A filter of names: whether every word of the typed text occurs in one of them. */
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
 * The names that find a puzzle of the catalogue, in all languages: its id and titles, its names elsewhere,
 * its category and the shape of its cells.
 *
 * @param isOutcomeOpen whether they must not tell the outcome of the puzzle
 */
export function searchedNames(entry: CatalogueEntry, isOutcomeOpen = false): readonly string[] {
  const { id, question } = entry;
  const titled = isOutcomeOpen ? neutralTitleOf : titleOf;
  const category = categoryOf(entry);
  const said = languages.flatMap((language) => {
    const { groups, lattices } = words(language).gallery;
    return [titled(id, question, language), groups[category], lattices[question.lattice]];
  });
  const others = otherNames.filter(({ ids }) => ids.test(id)).flatMap(({ names }) => names);
  return [id, category, question.lattice, ...said, ...others];
}
