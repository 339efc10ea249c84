import { readSearch } from '../../solve/saved/searchText.ts';
import { expect, test } from 'vitest';
import { plainSearch } from '../../solve/search.ts';
import { watchLink } from './watchLink.ts';

test('a link to a race includes all of its settings', () => {
  const panes = [
    { ...plainSearch, rules: ['islands', 'parity'] as const },
    { ...plainSearch, pieces: ['A&B~', 'F'] },
  ];
  const race = { board: 'pentomino-6x10', limit: 7, panes };
  const link = watchLink({ kind: 'search' }, race, 'ja', 'paper')!;
  expect(link).toMatch(/panes=backtrack::islands,parity~backtrack:::A%26B%257e,F&/);
  const query = new URLSearchParams(link);
  expect(query.get('panes')!.split('~').map(readSearch)).toEqual(panes);
  query.delete('panes');
  expect(Object.fromEntries(query)).toEqual({
    mode: 'race',
    puzzle: 'pentomino-6x10',
    until: '7',
    speed: 'max',
    lang: 'ja',
    theme: 'paper',
  });
});

test('a link to a race of strategies begins with their first seed, on a board of the catalogue', () => {
  const panes = [
    { strategy: 'strict' as const, blocks: 12 },
    { strategy: 'grow' as const, blocks: [30, 30] },
  ];
  const race = { board: 'pentomino-6x10', limit: 300, panes };
  expect(watchLink({ kind: 'generation' }, race, 'en', 'paper')).toBe(
    '?mode=race&puzzle=pentomino-6x10&strategies=strict:12:0~grow:30,30:0&speed=max&lang=en&theme=paper',
  );
  expect(watchLink({ kind: 'generation' }, { ...race, board: '10x10' }, 'en', 'paper')).toBe(
    undefined,
  );
});
