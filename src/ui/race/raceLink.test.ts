import { expect, test } from 'vitest';
import { plainSearch } from '../../solve/search.ts';
import { readSearch } from '../../solve/searchText.ts';
import { raceLink } from './raceLink.ts';

test('a link to a race includes all of its settings', () => {
  const panes = [
    { ...plainSearch, rules: ['islands', 'parity'] as const },
    { ...plainSearch, pieces: ['A&B~', 'F'] },
  ];
  const link = raceLink({ board: 'pentomino-6x10', limit: 7, panes }, 'ja', 'paper');
  expect(link).toMatch(/panes=backtrack::islands,parity~backtrack:::A%26B%257e,F&/);
  const query = new URLSearchParams(link);
  expect(query.get('panes')!.split('~').map(readSearch)).toEqual(panes);
  query.delete('panes');
  expect(Object.fromEntries(query)).toEqual({
    ...{ mode: 'race', puzzle: 'pentomino-6x10', until: '7', speed: 'max', lang: 'ja' },
    theme: 'paper',
  });
});
