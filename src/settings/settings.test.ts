import { chosenSearch, type Search } from '../solve/search.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orders, type OrderId } from '../solve/orders/index.ts';
import { solvers, type SolverId } from '../solve/solvers/index.ts';
import { defaults, settingsFor, themeIdOf, type Settings } from './settings.ts';

const anySearch: fc.Arbitrary<Search> = fc.record({
  solver: fc.constantFrom(...(Object.keys(solvers) as SolverId[])),
  order: fc.constantFrom(...(Object.keys(orders) as OrderId[])),
  pieces: fc.constantFrom<Search['pieces'][]>('given', 'random', 'hardest', ['F', 'L']),
  rules: fc.constantFrom<Search['rules'][]>([], ['dead-cells'], ['islands', 'dead-cells']),
  unique: fc.boolean(),
  hold: fc.constantFrom('', 'F', 'F:2'),
  seed: fc.nat(2),
});

const searchIn = ({ search, unique }: Settings, recipe: Search): Search =>
  chosenSearch(search, unique, () => recipe);

test('a chosen search runs as chosen, whatever ran before, without the puzzle’s recipe', () => {
  fc.assert(
    fc.property(anySearch, anySearch, anySearch, (recipe, running, wish) => {
      const settings = { ...defaults, ...settingsFor(wish, running) };
      expect(searchIn(settings, recipe)).toEqual(wish);
      expect(settings.search).not.toBe('recipe');
      const { order } = wish;
      const other = { ...settings, ...settingsFor({ order }, running) };
      expect(searchIn(other, recipe)).toEqual({ ...running, order, unique: wish.unique });
    }),
  );
});

test('the recipe applies until another search is chosen, and again once it is requested', () => {
  fc.assert(
    fc.property(anySearch, anySearch, fc.boolean(), (recipe, wish, unique) => {
      const counted = { ...defaults, ...settingsFor({ unique }, recipe) };
      expect(searchIn(counted, recipe)).toEqual({ ...recipe, unique });
      const chosen = { ...counted, ...settingsFor(wish, recipe) };
      const again = { ...chosen, ...settingsFor('recipe', wish) };
      expect(again).toEqual({ ...defaults, unique: wish.unique });
    }),
  );
});

test.each([
  ['auto', 'midnight', ['glass', 'paper', 'neon'], 'glass'],
  ['auto', 'neon', ['glass', 'paper', 'neon'], 'neon'],
  ['auto', 'wood', [], 'wood'],
  ['distinct', 'midnight', ['glass', 'paper'], 'distinct'],
] as const)(
  'where the theme %s is chosen, it is the turn of %s, and %j take turns, the theme is %s',
  (theme, turn, themes, shown) => {
    expect(themeIdOf({ theme, turn, themes })).toBe(shown);
  },
);
