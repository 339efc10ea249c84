import { PlayOrder } from '../playlist/playlist.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Catalogue, isPuzzle } from './catalogue.ts';
import { modes } from '../modes/index.ts';
import { CodeLoader } from '../modes/loader.ts';
import { openFirstAddress, openAddress } from '../opening/openAddress.ts';
import { proofOf } from '../../teach/weighting/account.ts';
import { compile } from '../../solve/problem.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { emptyGallery, type CardOptions } from './cards.ts';
import { Library } from './library.ts';
import { AddressGrammar } from '../address/grammar.ts';

const textOf = (id: string): string =>
  readFileSync(new URL(`../../../assets/puzzles/${id}.txt`, import.meta.url), 'utf8');
const file = {
  puzzles: {
    'pentomino-6x10': textOf('pentomino-6x10'),
    'three-in-a-square': textOf('three-in-a-square'),
  },
  experiments: {},
  lessons: {},
};

/** A catalogue whose file can be made unavailable. */
function catalogueOf() {
  const its = { fetched: 0, isThere: true };
  const catalogue = new Catalogue(async () => {
    its.fetched++;
    if (!its.isThere) throw new TypeError('Failed to fetch');
    return file;
  });
  return { catalogue, its };
}

const grammar = new AddressGrammar(isPuzzle);
const notThere = async (): Promise<never> => {
  throw new Error('load');
};
/** Only the code of the first mode can be loaded; none is still on its way when a test is over. */
const code = new CodeLoader(
  modes.map((mode) => ({ ...mode, load: notThere })),
  { open: () => expect.fail() },
  notThere,
);

test('texts are fetched once, and again after a failure', async () => {
  const { catalogue, its } = catalogueOf();
  its.isThere = false;
  await expect(catalogue.load()).rejects.toThrow('fetch');
  await expect(catalogue.puzzleNamed('three-in-a-square')).rejects.toThrow('fetch');
  its.isThere = true;
  const library = await catalogue.load();
  expect(await catalogue.load()).toBe(library);
  expect((await catalogue.puzzleNamed('three-in-a-square')).title).toBe(
    library.entryNamed('three-in-a-square').title,
  );
  expect(its.fetched).toBe(3);
});

test('what the gallery shows is fetched once, and again after a failure, not from a cache', async () => {
  const fetches: boolean[] = [];
  const catalogue = new Catalogue(
    async () => file,
    async (isAgain) => {
      fetches.push(isAgain);
      if (!isAgain) throw new TypeError('Failed to fetch');
      return { boards: { 'domino-5x2': '012340123400000' }, proofs: {} };
    },
  );
  await expect(catalogue.gallery()).rejects.toThrow('fetch');
  const gallery = await catalogue.gallery();
  expect(gallery.boards['domino-5x2']).toBe('012340123400000');
  expect(await catalogue.gallery()).toBe(gallery);
  expect(fetches).toEqual([false, true]);
});

test('daily puzzles need no file', async () => {
  const { catalogue, its } = catalogueOf();
  expect((await catalogue.puzzleNamed('today-12-25')).title).toContain('December 25');
  expect(isPuzzle('today')).toBe(true);
  expect(isPuzzle('no-such-puzzle')).toBe(false);
  expect(its.fetched).toBe(0);
});

test('if the puzzle of the first address cannot be loaded, the default is shown, and the rest applies', async () => {
  const { catalogue, its } = catalogueOf();
  its.isThere = false;
  const query = '?puzzle=three-in-a-square&step=7&theme=paper&lang=en&colour=blue';
  await expect(openAddress(query, { catalogue, grammar })).rejects.toThrow('fetch');
  const { settings, notices } = await openFirstAddress(query, {
    catalogue,
    grammar,
    code,
    order: new PlayOrder(catalogue, { chance: 0 }),
  });
  expect(settings).toMatchObject({
    puzzle: { id: 'pentomino-10x6' },
    moment: { step: 0 },
    theme: 'paper',
  });
  expect(notices).toEqual([expect.stringContaining('“colour”'), { id: 'notLoaded' }]);
  its.isThere = true;
  expect((await openAddress(query, { catalogue, grammar })).settings.puzzle).toEqual({
    id: 'three-in-a-square',
  });
});

test('if the code of its mode cannot be loaded, a single board is shown, and the request is remembered', async () => {
  const { catalogue } = catalogueOf();
  const query = '?mode=race&until=first&step=7&lang=en';
  const { settings, notices, unopened } = await openFirstAddress(query, {
    catalogue,
    grammar,
    code,
    order: new PlayOrder(catalogue, { chance: 0 }),
  });
  expect(settings).toMatchObject({ mode: 'saver', moment: { step: 0 } });
  expect(notices).toEqual([{ id: 'modeNotLoaded' }]);
  expect(`?${grammar.write(unopened!)}`).toBe('?mode=race&until=first&step=7&lang=en');
});

const shown = (options: Partial<CardOptions> = {}): CardOptions => ({
  language: 'en',
  solved: new Map(),
  byHand: new Map(),
  today: '2026-11-26',
  gallery: emptyGallery,
  isOutcomeOpen: false,
  ...options,
});

test('invalid solutions do not count as solved', async () => {
  const { catalogue } = catalogueOf();
  const library = await catalogue.load();
  const solvedIn = (texts: Record<string, string>) =>
    library
      .cards(shown({ solved: new Map(Object.entries(texts)) }))
      .filter(({ state }) => state === 'solved')
      .map(({ id }) => id);
  expect(solvedIn({ 'three-in-a-square': '000000000', 'no-puzzle': '0' })).toEqual([]);
});

const teaching = new Library({
  ...file,
  puzzles: Object.fromEntries(
    ['domino-5x2', 'pentomino-6x10', 'polyomino-3x3', 'three-in-a-square', 'tromino-l-3x3'].map(
      (id) => [id, textOf(id)],
    ),
  ),
});

test('where the outcome is open, cards do not tell it', () => {
  const card = (isOutcomeOpen: boolean) => {
    const all = teaching.cards(shown({ isOutcomeOpen }));
    const { title, difficulty, unique, state } = all.find(({ id }) => id === 'tromino-l-3x3')!;
    return { title, difficulty, unique, state };
  };
  const title = 'Three corners never fill a square, 3 × 3';
  expect(card(false)).toMatchObject({ title, difficulty: 'impossible', state: 'impossible' });
  expect(card(true)).toEqual({
    title: 'Three corners, 3 × 3',
    difficulty: undefined,
    unique: undefined,
    state: undefined,
  });
});

test('a card shows the solution found here, or else the board that comes with the page, or an empty tray', () => {
  const boards = { 'domino-5x2': '001123344200000', 'tromino-l-3x3': '001011///00' };
  const gallery = { ...emptyGallery, boards };
  const pictureOf = (id: string, options: Partial<CardOptions>) => {
    const { state, picture } = teaching.cards(shown(options)).find((card) => card.id === id)!;
    return [state, picture?.laid.map(({ cells }) => cells.join(' '))];
  };
  const found = ['0,0 0,1', '1,0 1,1', '2,0 2,1', '3,0 3,1', '4,0 4,1'];
  const solved = new Map([['domino-5x2', '012340123400000']]);
  expect(pictureOf('domino-5x2', { gallery })[0]).toBe('unsolved');
  expect(pictureOf('domino-5x2', { gallery })[1]).toHaveLength(5);
  expect(pictureOf('domino-5x2', { gallery })[1]).not.toEqual(found);
  expect(pictureOf('domino-5x2', { gallery, solved })).toEqual(['solved', found]);
  expect(pictureOf('domino-5x2', { gallery: undefined, solved })).toEqual(['solved', undefined]);
  expect(pictureOf('domino-5x2', {})).toEqual(['unsolved', undefined]);
  expect(pictureOf('tromino-l-3x3', { gallery })).toEqual([
    'impossible',
    ['0,0 1,0 0,1', '2,0 1,1 2,1'],
  ]);
});

test('a card says why there is no solution, unless that is open', () => {
  const whyOf = (id: string, options: Partial<CardOptions>) =>
    teaching.cards(shown(options)).find((card) => card.id === id)!.whyNone;
  expect(whyOf('tromino-l-3x3', {})).toEqual({ proof: undefined, searched: 5 });
  const proof = proofOf(compile(parsePuzzle(textOf('tromino-l-3x3'))))!;
  const gallery = { ...emptyGallery, proofs: { 'tromino-l-3x3': proof } };
  expect(whyOf('tromino-l-3x3', { gallery })).toEqual({ proof, searched: 5 });
  expect(whyOf('tromino-l-3x3', { gallery, isOutcomeOpen: true })).toBeUndefined();
  expect(whyOf('tromino-l-3x3', { gallery: undefined })).toBeUndefined();
  expect(whyOf('domino-5x2', { gallery })).toBeUndefined();
});

test('of the puzzles for teaching, the smallest come first', () => {
  expect(teaching.cards(shown()).map(({ id }) => id)).toEqual([
    'today',
    'three-in-a-square',
    'tromino-l-3x3',
    'polyomino-3x3',
    'domino-5x2',
    'pentomino-6x10',
  ]);
});

test('a puzzle that cannot be read is left out, and a file that cannot be is fetched again, not from a cache', async () => {
  const files = [
    { ...file, lessons: { broken: 7 } },
    { ...file, puzzles: { ...file.puzzles, broken: 'what is this?' } },
  ];
  const fetches: boolean[] = [];
  const catalogue = new Catalogue(async (isAgain) => {
    fetches.push(isAgain);
    return files[fetches.length - 1]!;
  });
  await expect(catalogue.load()).rejects.toThrow('notARecord');
  const { entries } = await catalogue.load();
  expect(fetches).toEqual([false, true]);
  expect(entries.map(({ id }) => id).sort()).toEqual([
    'pentomino-6x10',
    'three-in-a-square',
    'today',
  ]);
});
