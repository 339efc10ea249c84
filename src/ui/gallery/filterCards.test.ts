import { expect, test } from 'vitest';
import type { Category } from '../../puzzle/category.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { Difficulty } from '../../solve/effort/difficulty.ts';
import { words } from '../../words/index.ts';
import type { CatalogueCard } from '../model.ts';
import { noFilter, filterCards, type CardFilter } from './filterCards.ts';

const card = (
  id: string,
  title: string,
  group: Category,
  difficulty: Difficulty | undefined,
  text = '..\n\nA\noo',
): CatalogueCard => ({
  id,
  lastingId: id,
  isByHand: false,
  title,
  category: group,
  difficulty,
  question: parsePuzzle(text),
  names: [id, title, words('en').gallery.groups[group]],
  unique: undefined,
  pieces: 1,
  state: undefined,
  picture: undefined,
  whyNone: undefined,
});

const triangles = 'lattice: triangle\n\n^v\n\nA\n^v';
const cards = [
  card('today', 'A puzzle for today', 'today', undefined),
  card('pentomino-6x10', '6 × 10 box', 'pentomino', 'medium'),
  card('pentomino-star', 'A star', 'pentomino', 'hard'),
  card('hexiamond-star', 'Six-pointed star', 'hexiamond', 'hard', triangles),
];

const found = (wanted: Partial<CardFilter>) =>
  filterCards(cards, { ...noFilter, ...wanted }).map(({ id }) => id);

test('without a filter all cards are shown, in their order', () => {
  expect(found({})).toEqual(['today', 'pentomino-6x10', 'pentomino-star', 'hexiamond-star']);
  expect(found({ text: ' \u3000 ' })).toHaveLength(4);
});

test.each(['6x10', '6 × 10', '6*10', '6X10', '６×１０', 'BOX 6x10', 'pentomino-6'])(
  'a card is found however its size or id is typed: %s',
  (text) => {
    expect(found({ text })).toEqual(['pentomino-6x10']);
  },
);

test('every word must occur in a title, an id or a group’s name', () => {
  expect(found({ text: 'star' })).toEqual(['pentomino-star', 'hexiamond-star']);
  expect(found({ text: 'star pentominoes' })).toEqual(['pentomino-star']);
  expect(found({ text: 'star 6x10' })).toEqual([]);
});

test('difficulties are found by their names in any language', () => {
  expect(found({ text: 'medium' })).toEqual(['pentomino-6x10']);
  expect(found({ text: 'star 難しい' })).toEqual(['pentomino-star', 'hexiamond-star']);
});

test('lattice, group and difficulty all apply', () => {
  expect(found({ lattice: 'triangle' })).toEqual(['hexiamond-star']);
  expect(found({ group: 'pentomino' })).toEqual(['pentomino-6x10', 'pentomino-star']);
  expect(found({ difficulty: 'hard' })).toEqual(['pentomino-star', 'hexiamond-star']);
  expect(found({ group: 'pentomino', difficulty: 'hard', text: 'star' })).toEqual([
    'pentomino-star',
  ]);
  expect(found({ lattice: 'hexagon', difficulty: 'hard' })).toEqual([]);
});

test('only what was solved by hand is found, if that is wanted', () => {
  const [first, ...others] = cards;
  const marked = [...others, { ...first!, isByHand: true }];
  const ids = filterCards(marked, { ...noFilter, byHand: true }).map(({ id }) => id);
  expect(ids).toEqual([first!.id]);
});
