import { readTerms } from '../../experiment/comparison/terms.ts';
import { sentenceOf } from '../../settings/invalid.ts';
import { interludeIds, playlistParts } from '../../puzzle/category.ts';
import { chosenSearch, type Search } from '../../solve/search.ts';
import { writeSearch } from '../../solve/saved/searchText.ts';
import { defaults, rows, type Settings } from '../../settings/settings.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strategyIds } from '../../generate/asked.ts';
import { LARGEST_SEED } from '../../solve/random.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { themes, type ThemeId } from '../../theme/index.ts';
import { languages, words } from '../../words/index.ts';
import { modes } from '../modes/index.ts';
import { pageKeys } from '../../ui/shell/pageKeys.ts';
import { AddressGrammar } from './grammar.ts';

const puzzles = ['pentomino-10x6', 'pentomino-6x10', 'three-in-a-square'];
const grammar = new AddressGrammar((id) => puzzles.includes(id));
const writeAddress = (settings: Settings) => grammar.write(settings);
const readAddress = (query: string) => {
  const { settings, invalidParams } = grammar.read(query);
  return { settings, invalidParams };
};

const anyMaking = fc.record<Settings['make']>({
  strategy: fc.constantFrom(...strategyIds),
  blocks: fc.oneof(
    fc.constant('auto' as const),
    fc.integer({ min: 1, max: 9999 }),
    fc.array(fc.nat(9999), { minLength: 2, maxLength: 9 }),
  ),
  seed: fc.nat(LARGEST_SEED),
});

const anySettings: fc.Arbitrary<Settings> = fc
  .record({
    mode: fc.constantFrom('saver' as const, 'race' as const, 'generate' as const, 'class' as const),
    puzzle: fc.oneof(
      fc.constantFrom(...puzzles).map((id) => ({ id })),
      fc.constant({ packed: 'c3RpbGw-_A' }),
    ),
    search: fc.oneof(
      fc.constant('recipe' as const),
      fc.record<Exclude<Settings['search'], 'recipe'>>(
        {
          solver: fc.constantFrom('backtrack', 'dlx'),
          order: fc.constantFrom('short-side', 'rows', 'spiral-in'),
          pieces: fc.constantFrom<Search['pieces'][]>('given', 'hardest', ['F', 'L x']),
          rules: fc.constantFrom<Search['rules'][]>([], ['dead-cells', 'islands']),
          seed: fc.nat(LARGEST_SEED),
          hold: fc.constantFrom('', 'F', 'L x:2'),
        },
        { requiredKeys: [] },
      ),
    ),
    unique: fc.boolean(),
    panes: fc.array(anySearch, { minLength: 1, maxLength: 9 }),
    strategies: fc.array(anyMaking, { maxLength: 9 }),
    equal: fc.constantFrom('steps' as const, 'time' as const),
    until: fc.constantFrom<Settings['until'][]>('all', 'first', 20_000_000),
    heat: fc.constantFrom('none' as const, 'chosen' as const, 'covered' as const),
    heatscale: fc.constantFrom('one' as const, 'each' as const),
    make: anyMaking,
    size: fc.option(fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.constantFrom(1, 200)), {
      nil: undefined,
    }),
    speed: fc.constantFrom<Settings['speed'][]>('auto', 'max', 0.25, 30, 1_000_000),
    moment: fc.record({
      step: fc.maxSafeNat(),
      tick: fc.oneof(fc.constant(Infinity), fc.nat()),
    }),
    stretch: fc
      .tuple(fc.maxSafeNat(), fc.oneof(fc.constant(Infinity), fc.maxSafeNat()), fc.boolean())
      .map(([one, other, loops]) => ({
        from: Math.min(one, other),
        to: Math.max(one, other),
        loops,
      })),
    grain: fc.constantFrom<Settings['grain'][]>('places', 'tries'),
    ways: fc.boolean(),
    compare: fc
      .constantFrom(undefined, 'first', 'all:rows,random:islands+parity:X,F:21:5000')
      .map((text) => text && readTerms(text)),
    paused: fc.boolean(),
    theme: fc.constantFrom<Settings['theme'][]>('auto', 'midnight', 'paper', 'chocolate'),
    hour: fc.constantFrom<Settings['hour'][]>('auto', 0, 7.25, 24),
    letters: fc.constantFrom<Settings['letters'][]>('auto', true, false),
    captions: fc.boolean(),
    titles: fc.boolean(),
    awake: fc.boolean(),
    leave: fc.boolean(),
    screen: fc
      .integer({ min: 1, max: 16 })
      .chain((count) =>
        fc.record({ place: fc.integer({ min: 1, max: count }), count: fc.constant(count) }),
      ),
    pictures: fc.constantFrom('one' as const, 'each' as const),
    shuffle: fc.oneof(fc.constant('auto' as const), fc.nat(LARGEST_SEED)),
    play: fc.subarray([...playlistParts]),
    themes: fc.subarray(Object.keys(themes) as ThemeId[]),
    minutes: fc.constantFrom<Settings['minutes']>('auto', 1, 2.5, 60),
    interludes: fc.subarray([...interludeIds]),
    every: fc.integer({ min: 1, max: 100 }),
    lang: fc.constantFrom<Settings['lang'][]>('auto', ...languages),
    ui: fc.boolean(),
  })
  // An address has only what belongs to its mode.
  .map(
    ({ panes, strategies, equal, until, search, unique, make, size, grain, ways, ...others }) => {
      const { heat, heatscale, play, themes, minutes, interludes, every, ...settings } = others;
      const own = {
        saver: { search, unique, play, themes, minutes, interludes, every },
        race: { panes, strategies, equal, until, size, heat, heatscale },
        generate: { make, size },
        class: { search, unique, grain, ways },
      };
      return { ...defaults, ...settings, ...own[settings.mode] };
    },
  );

test('settings written into an address are read back unchanged', () => {
  fc.assert(
    fc.property(anySettings, anySearch, (settings, recipe) => {
      const { settings: read, invalidParams } = readAddress(`?${writeAddress(settings)}`);
      const said = ({ search, unique, ...others }: Settings) => ({
        ...others,
        search: chosenSearch(search, unique, () => recipe),
      });
      expect(said(read)).toEqual(said(settings));
      expect(invalidParams).toEqual([]);
    }),
  );
  expect(writeAddress(defaults)).toBe('');
});

test.each([
  ['solver=backtrack', 'solver=backtrack'],
  ['order=short-side', 'solver=backtrack'],
  ['rules=none&seed=0&pieces=given', 'solver=backtrack'],
  ['solver=backtrack&order=rows', 'order=rows'],
  ['order=rows&solver=auto&hold=auto&seed=7', 'order=rows&seed=7'],
  ['order=rows&order=auto', ''],
  ['unique&letters=auto&lang=AUTO&speed=auto', 'unique=1'],
  ['unique&rules=none', 'solver=backtrack&unique=1'],
  ['text=c3RpbGw-_A&puzzle=three-in-a-square', 'text=c3RpbGw-_A'],
  ['puzzle=three-in-a-square&text=', 'puzzle=three-in-a-square'],
])('%s is shortened to what is needed: %s', (query, said) => {
  const { settings, invalidParams } = readAddress(query);
  expect(invalidParams).toEqual([]);
  expect(writeAddress(settings)).toBe(said);
});

test.each([
  ['mode', 'party', 'saver'],
  ['puzzle', 'pentomino-7x7', 'pentomino-10x6'],
  ['solver', 'magic', 'auto'],
  ['rules', 'islands,magic', 'auto'],
  ['rules', 'dead-cells,dead-cells', 'auto'],
  ['pieces', '', 'auto'],
  ['seed', '-1', 'auto'],
  ['seed', '4294967296', 'auto'],
  ['order', 'toString', 'auto'],
  ['unique', 'maybe', '0'],
  ['speed', '0', 'auto'],
  ['speed', '1e9', 'auto'],
  ['panes', '', 'backtrack:rows~backtrack:columns'],
  ['panes', '~', 'backtrack:rows~backtrack:columns'],
  ['equal', 'seconds', 'steps'],
  ['until', '0', 'all'],
  ['make', 'luck', 'auto:auto:0'],
  ['step', '-3', '0'],
  ['step', '1.-5', '0'],
  ['step', '1.5.2', '0'],
  ['step', '.5', '0'],
  ['theme', '__proto__', 'auto'],
  ['lang', 'tlh', 'auto'],
  ['ui', '2', '1'],
  ['constructor', '1', undefined],
  ['colour', 'blue', undefined],
])('%s=%s is reported as invalid', (name, value, used) => {
  const query = new URLSearchParams({ [name]: value }).toString();
  const { settings, invalidParams } = readAddress(query);
  expect(settings).toEqual(defaults);
  expect(invalidParams).toEqual([{ name, value, used }]);
});

test('an address that is too long is passed over as a whole, in words', () => {
  const long = (length: number) => `theme=paper&text=${'A'.repeat(length)}`;
  const { settings, invalidParams } = readAddress(long(100_000));
  expect(settings).toEqual(defaults);
  expect(invalidParams.map((one) => sentenceOf(one, words('en')))).toEqual([
    'The address is longer than 100 kB, and is passed over. A puzzle as large as that can be opened as a file.',
  ]);
  expect(readAddress(long(90_000))).toMatchObject({
    settings: { theme: 'paper' },
    invalidParams: [],
  });
});

test('valid searches of a race are kept, and the errors of the others are reported', () => {
  const read = (panes: string) => readAddress(`mode=race&panes=${panes}`);
  const { settings, invalidParams } = read('DLX~backtrack:colums~backtrack:columns~dlx::::unique');
  expect(settings.panes.map(writeSearch)).toEqual(['dlx', 'backtrack:columns']);
  expect(invalidParams).toEqual([
    { pane: 2, text: 'backtrack:colums', misread: { part: 'order', text: 'colums' } },
    { pane: 4, text: 'dlx::::unique', misread: { part: 'seed', text: 'unique' } },
  ]);
  const ten = read(Array.from({ length: 10 }, (_, i) => `:rows:::${i}`).join('~'));
  expect(ten.settings.panes.map(({ seed }) => seed)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ten.invalidParams).toEqual([{ panes: 10, most: 9 }]);
  const none = read('rows');
  expect(none.settings.panes).toEqual(defaults.panes);
  expect(none.invalidParams).toEqual([
    { pane: 1, text: 'rows', misread: { part: 'solver', text: 'rows' } },
    { name: 'panes', value: 'rows', used: 'backtrack:rows~backtrack:columns' },
  ]);
});

test('valid strategies of a race are kept, and the errors of the others are reported', () => {
  const read = (all: string) => readAddress(`mode=race&strategies=${all}`);
  const { settings, invalidParams } = read('strict:10:3~luck~grow::~anneal:0');
  expect(settings.strategies).toEqual([
    { strategy: 'strict', blocks: 10, seed: 3 },
    { strategy: 'grow', blocks: 'auto', seed: 0 },
  ]);
  expect(invalidParams).toEqual([
    { pane: 2, text: 'luck' },
    { pane: 4, text: 'anneal:0' },
  ]);
  const ten = read(Array.from({ length: 10 }, (_, seed) => `grow::${seed}`).join('~'));
  expect(ten.settings.strategies.map(({ seed }) => seed)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ten.invalidParams).toEqual([{ panes: 10, most: 9 }]);
  expect(read('luck').settings.strategies).toEqual([]);
  const mode = 'mode=race&strategies=strict:10:3~grow:auto:0';
  expect(writeAddress(readAddress(mode).settings)).toBe(mode);
});

test('settings of a single board are left out of a race’s address', () => {
  const race = { ...defaults, mode: 'race', search: { order: 'rows' }, unique: true } as const;
  expect(writeAddress(race)).toBe('mode=race');
});

test('any string is read as an address without failing', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const { settings } = readAddress(query);
      expect(Object.keys(settings)).toEqual(Object.keys(defaults));
    }),
  );
});

test('values may be in capitals', () => {
  expect(readAddress('MODE=race&mode=Race&theme=PAPER&unique=TRUE&order=Rows')).toEqual({
    settings: {
      ...defaults,
      mode: 'race',
      theme: 'paper',
      unique: true,
      search: { order: 'rows' },
    },
    invalidParams: [{ name: 'MODE', value: 'race', used: undefined }],
  });
});

test('a flag needs no value', () => {
  expect(readAddress('?unique&paused').settings).toMatchObject({
    unique: true,
    paused: true,
  });
});

test('what had a meaning once is passed over, so that older lessons can be opened', () => {
  expect(readAddress('notes=1')).toEqual({ settings: defaults, invalidParams: [] });
});

test('no two settings have the same name in addresses', () => {
  const all = rows.flatMap(([name, row]) => ('read' in row ? [name] : Object.keys(row.readers)));
  expect(all.length).toBeGreaterThan(40);
  expect(new Set(all).size).toBe(all.length);
});

test('every key of the page does one thing', () => {
  const keys = [
    ...Object.values(pageKeys).map(({ key }) => key),
    ...modes.flatMap(({ entrance }) => entrance?.key ?? []),
  ];
  expect(new Set(keys.map((key) => key.toLowerCase())).size).toBe(keys.length);
});

test('a mode may have defaults of its own, which its addresses leave out', () => {
  const { settings, invalidParams } = readAddress('mode=class&puzzle=three-in-a-square');
  expect(invalidParams).toEqual([]);
  expect(settings).toMatchObject({ theme: 'paper', letters: true, paused: true, speed: 1 });
  expect(writeAddress(settings)).toBe('mode=class&puzzle=three-in-a-square');
  const other = 'mode=class&theme=midnight&speed=auto&paused=0';
  expect(readAddress(other).settings).toMatchObject({ theme: 'midnight', paused: false });
  expect(writeAddress(readAddress(other).settings)).toBe(other);
  expect(readAddress('mode=class&theme=dark').invalidParams).toEqual([
    { name: 'theme', value: 'dark', used: 'paper' },
  ]);
});
