import type { SearchFigures } from './searchFigures.ts';
import { expect, test } from 'vitest';
import { csvOf, searchRow } from './runTable.ts';
import { plainSearch } from '../solve/search.ts';

const figures: SearchFigures = {
  steps: 7,
  placements: 4,
  deadEnds: 2,
  depth: 1,
  deepest: 3,
  solutions: 0,
  first: null,
  progress: 0.5,
  finished: false,
};

test('no cell of text is a formula', () => {
  const cells = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '=cmd|"x",2', 'a=1'];
  const rows = cells.map((text) => ({ text, number: -1 }));
  expect(csvOf(rows).split('\r\n')).toEqual([
    'text,number',
    ...["'=1+1", "'+1", "'-1", "'@SUM(1)", "'\t=1", `"'=cmd|""x"",2"`, 'a=1'].map(
      (text) => `${text},-1`,
    ),
    '',
  ]);
});

test('rows have the same columns, whether a search made mistakes or not', () => {
  const lag = { placements: 4, inVain: 2, isExact: true, mistakes: 0, lag: undefined, byDepth: [] };
  const bare = {
    ...figures,
    lag: { ...lag, open: { parts: 0, placements: 0 }, present: undefined },
  };
  const full = { ...bare, meanLag: 2, earlyMistakes: 50, earlyWaste: 90 };
  const [one, other] = [bare, full].map((all) => Object.keys(searchRow('A', plainSearch, all)));
  expect(one).toEqual(other);
});

test('a row has every part of a search and every figure, and is written as CSV', () => {
  const rows = [
    searchRow('Rows, “as” "ever"', { ...plainSearch, rules: ['islands', 'parity'] }, figures),
    searchRow(
      'B',
      { ...plainSearch, pieces: ['F', 'X'], unique: true, hold: 'F' },
      { ...figures, first: 3 },
    ),
  ];
  expect(csvOf(rows).split('\r\n')).toEqual([
    'pane,solver,order,rules,pieces,seed,unique,hold,steps,placements,dead ends,depth,deepest,solutions,first,progress,finished',
    '"Rows, “as” ""ever""",backtrack,short-side,"islands,parity",given,0,false,,7,4,2,1,3,0,,0.5,false',
    'B,backtrack,short-side,none,"F,X",0,true,F,7,4,2,1,3,0,3,0.5,false',
    '',
  ]);
});
