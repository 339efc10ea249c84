import { expect, test } from 'vitest';
import { Tape } from '../../../play/tape.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { plainSearch } from '../../../solve/search.ts';
import { searchProcess, type SearchMark } from '../../../solve/searchProcess.ts';
import { Moments } from '../../../teach/moment.ts';
import { box, startPlayed } from '../../../testing/runs.ts';
import { places, problemOf } from '../../../testing/situations.ts';
import { Finds } from './finds.ts';

test('finds are the moments at which a search is stuck', () => {
  const problem = problemOf('square-bar-corner');
  const search = { ...plainSearch, order: 'rows' } as const;
  const finds = new Finds();
  const tape = new Tape<SearchMark>((deliver) =>
    sourceInPlace(searchProcess(problem, search), deliver),
  );
  tape.onNew = (chunk) => finds.add(chunk);
  tape.want(0, 0);
  const moments = new Moments(problem, search);
  const all = [...places(problem, search)];
  const stepsWith = (kind: string): number[] =>
    all.filter((one) => moments.of(one, 'places').kind === kind).map(({ step }) => step);
  expect(finds.deadEnds).toEqual(stepsWith('stuck'));
});

test('they are the same over the borders of chunks', () => {
  const finds = new Finds();
  const tape = new Tape<SearchMark>((deliver) => sourceInPlace(startPlayed(box), deliver));
  tape.onNew = (chunk) => finds.add(chunk);
  tape.want(0, 1000);
  const process = startPlayed(box)('steps');
  while (process.step() >= 0);
  expect(finds.deadEnds.length).toBe(process.mark().deadEnds);
});
