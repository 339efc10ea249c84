import { cellsMeant } from '../teach/moment/explanation.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../testing/anyPuzzle.ts';
import { anySearch } from '../testing/anySearch.ts';
import { catalogueOnDisk } from '../testing/catalogueOnDisk.ts';
import { places } from '../testing/situations.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { captionOf, languages } from './index.ts';
import { compile } from '../solve/problem.ts';
import { Moments, type Moment } from '../teach/moment/moment.ts';
import { namesOf } from '../teach/moment/names.ts';
import { Situations } from '../teach/moment/situation.ts';

/** Moments at which nothing fits on a cell: random ones are seldom such. */
const atStuck = ['square-bar-corner', 'pentomino-puv-5x3', 'domino-4x4-corners'].map(
  (id): [Puzzle, Search, number] => {
    const { puzzle } = catalogueOnDisk.find((entry) => entry.id === id)!;
    const search: Search = { ...plainSearch, order: 'rows' };
    const moments = new Moments(compile(puzzle), search);
    const situations = [...places(compile(puzzle), search)];
    const { step } = situations.find((one) => moments.of(one, 'places').kind === 'stuck')!;
    return [puzzle, search, step];
  },
);

test('every cell that a caption names is one that is marked', () => {
  const named = new Map<Moment['kind'], number>();
  fc.assert(
    fc.property(anyPuzzle(), anySearch, fc.nat(400), (puzzle, search, step) => {
      const problem = compile(puzzle);
      const situation = new Situations(problem, search).at({ step, tick: Infinity });
      const moment = new Moments(problem, search).of(situation, 'places');
      const meant = cellsMeant(moment, problem.cells.length);
      const said: number[] = [];
      const names = namesOf(problem);
      const noting = {
        ...names,
        cell: (cell: number) => (said.push(cell), names.cell(cell)),
        item: (item: number) => (names.isCell(item) && said.push(item), names.item(item)),
      };
      for (const language of languages) captionOf(moment, noting, language);
      for (const cell of said) expect(meant).toContain(cell);
      if (said.length > 0) named.set(moment.kind, (named.get(moment.kind) ?? 0) + 1);
    }),
    { numRuns: 1000, examples: atStuck },
  );
  for (const kind of ['next', 'again', 'stuck', 'exhausted'] as const)
    expect(named.get(kind) ?? 0).toBeGreaterThan(2);
});
