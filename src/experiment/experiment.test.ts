import type { SearchFigures } from './searchFigures.ts';
import { describe, expect, test } from 'vitest';
import { answerBy, judge, type Claim, type Experiment } from './experiment.ts';
import { readExperiment } from './readExperiment.ts';
import { plainSearch } from '../solve/search.ts';

const whole = (placements: number, solutions = 1): SearchFigures => ({
  steps: 2 * placements,
  placements,
  deadEnds: 2,
  depth: 0,
  deepest: 3,
  solutions,
  first: solutions > 0 ? 5 : null,
  progress: 1,
  finished: true,
});
const stopped = (placements: number, first: number | null = null): SearchFigures => ({
  ...whole(placements, first === null ? 0 : 1),
  first,
  progress: 0.5,
  finished: false,
});

const written = {
  texts: { en: { title: 'One', question: 'So?', claim: 'Two', look: 'Three', source: 'Four' } },
  answer: { agrees: 'yes' as const },
  races: [
    { puzzle: 'three-in-a-square', until: 'first', panes: ['backtrack:rows', 'dlx'] },
    { puzzle: 'pentomino-6x10', until: 1000, panes: ['::islands', ''] },
  ],
  claims: [{ measure: 'placements', less: [0, 0], more: [1, 1], atLeast: 2 }],
};

/** A race of the other kind. */
const divided = { board: '4x4', seeds: 9, panes: ['strict:4', 'grow:5,5,6'] };

test('a question is answered by the outcome, as far as that tells', () => {
  const answers = (answer: Experiment['answer']) =>
    [true, false, null].map((agrees) => answerBy({ answer }, { agrees }));
  expect(answers({ agrees: 'depends' })).toEqual(['depends', undefined, undefined]);
  expect(answers({ agrees: 'yes', disagrees: 'no' })).toEqual(['yes', 'no', undefined]);
});

describe('an experiment', () => {
  test('is read', () => {
    expect(readExperiment('some', written, ['en'])).toEqual({
      ...written,
      id: 'some',
      kind: 'search',
      races: [
        {
          board: 'three-in-a-square',
          limit: 'first',
          panes: [
            { ...plainSearch, order: 'rows' },
            { ...plainSearch, solver: 'dlx' },
          ],
        },
        {
          board: 'pentomino-6x10',
          limit: 1000,
          panes: [{ ...plainSearch, rules: ['islands'] }, plainSearch],
        },
      ],
    });
  });

  test('about ways to divide boards is read', () => {
    const claims = [{ measure: 'stuck', of: [0, 1], atMost: 0 }];
    expect(readExperiment('some', { ...written, races: [divided], claims }, ['en'])).toEqual({
      answer: written.answer,
      id: 'some',
      kind: 'generation',
      texts: written.texts,
      claims,
      races: [
        {
          board: '4x4',
          limit: 9,
          panes: [
            { strategy: 'strict', blocks: 4 },
            { strategy: 'grow', blocks: [5, 5, 6] },
          ],
        },
      ],
    });
  });

  const { texts } = written;
  const [race] = written.races;
  const [claim] = written.claims;
  const ranks = { measure: 'meanLag', ranks: 'placements', atLeast: 0.5 };
  test.each([
    [null, 'is no object'],
    [{ ...written, clams: [] }, 'has an unknown key “clams”'],
    [{ ...written, texts: {} }, 'has no texts in “en”'],
    [{ ...written, texts: { ...texts, fr: texts.en } }, 'has an unknown key “fr”'],
    [{ ...written, texts: { en: { ...texts.en, lok: '' } } }, 'has an unknown key “lok” in “en”'],
    [
      { ...written, texts: { en: { title: 'One', question: 'So?', claim: 'Two' } } },
      'has no look in “en”',
    ],
    [{ ...written, answer: undefined }, 'has no answer'],
    [{ ...written, answer: { agrees: 'maybe' } }, 'has an answer that nobody can guess'],
    [{ ...written, answer: { ...written.answer, disagrees: 'non' } }, 'that nobody can guess'],
    [{ ...written, answer: { agree: 'yes' } }, 'has an unknown key “agree”'],
    [{ ...written, races: [] }, 'has no races'],
    [{ ...written, races: [race, { ...race, until: 'soon' }] }, 'race 1 has to be until'],
    [{ ...written, races: [{ ...race, untill: 1 }] }, 'race 0 has an unknown key “untill”'],
    [{ ...written, races: [{ ...race, panes: [] }] }, 'race 0 has no panes'],
    [{ ...written, races: [{ ...race, panes: ['knuth'] }] }, 'that is no search: “knuth”'],
    [{ ...written, claims: [{ ...claim, measure: 'seconds' }] }, 'no such measure: “seconds”'],
    [{ ...written, claims: [claim, { ...claim, less: [2, 0] }] }, 'claim 1 compares no two panes'],
    [{ ...written, claims: [{ ...claim, more: [0, 2] }] }, 'claim 0 compares no two panes'],
    [{ ...written, claims: [{ ...claim, atLeast: undefined }] }, 'claim 0 says no ratio'],
    [{ ...written, claims: [{ ...claim, atMost: 'ten' }] }, 'claim 0 says no ratio'],
    [{ ...written, claims: [{ ...claim, atMots: 3 }] }, 'claim 0 has an unknown key “atMots”'],
    [{ ...written, claims: [{ ...claim, atMost: 1 }] }, 'claim 0 has an atLeast above its atMost'],
    [{ ...written, claims: [{ ...claim, less: [0, 'length'] }] }, 'compares no two panes'],
    [
      { ...written, claims: [{ measure: 'first', of: [0, 1], is: 2, atMost: 3 }] },
      'claim 0 has an unknown key “atMost”',
    ],
    [{ ...written, claims: [{ measure: 'first', of: [0, 1] }] }, 'claim 0 says no number'],
    [{ ...written, claims: [{ ...ranks, ranks: 'speed' }] }, 'no such measure: “speed”'],
    [{ ...written, claims: [{ ...ranks, ranks: 'meanLag' }] }, 'a measure with itself'],
    [{ ...written, claims: [{ ...ranks, atLeast: 2 }] }, 'claim 0 says no correlation'],
    [{ ...written, claims: [{ ...ranks, atLeast: undefined }] }, 'claim 0 says no correlation'],
    [{ ...written, claims: [{ ...ranks, of: [0, 0] }] }, 'claim 0 has an unknown key “of”'],
    [{ ...written, claims: [{ ...ranks, atMost: 0 }] }, 'claim 0 has an atLeast above its atMost'],
    [
      { ...written, races: [{ ...race, panes: ['dlx'] }], claims: [ranks] },
      'claim 0 has nothing to compare',
    ],
    [{ ...written, races: [race, divided] }, 'race 1 has an unknown key “board”'],
    [{ ...written, races: [{ ...race, puzzle: '10x10' }] }, 'race 0 has no puzzle'],
    [{ ...written, races: [{ ...divided, seeds: 0 }] }, 'race 0 has to be seeds a number'],
    [{ ...written, races: [{ ...divided, panes: ['dlx'] }] }, 'that is no generation: “dlx”'],
    [{ ...written, races: [{ ...divided, panes: ['grow:4:7'] }] }, 'no generation: “grow:4:7”'],
    [{ ...written, races: [divided, divided] }, 'no such measure: “placements”'],
  ])('is rejected with a message that names the error: %j', (content, said) => {
    expect(() => readExperiment('some', content, ['en'])).toThrow('The experiment “some”: ');
    expect(() => readExperiment('some', content, ['en'])).toThrow(said);
  });
});

test('a claim about ranks holds as far as the panes of each race tell', () => {
  const claim = { measure: 'meanLag', ranks: 'placements', atLeast: 0.5 } as const;
  const of = (lags: readonly number[], runs: readonly SearchFigures[]) => {
    const panes = lags.map(() => plainSearch);
    const races = [
      { board: '', limit: 'all' as const, panes },
      { board: '', limit: 'all' as const, panes: [plainSearch, plainSearch] },
    ];
    const experiment: Experiment = { ...written, id: '', kind: 'search', races, claims: [claim] };
    const all = runs.map((run, i) => ({ ...run, meanLag: lags[i]! }));
    // Of the other race neither is ahead in both.
    const even = [7, 7].map((placements) => ({ ...whole(placements), meanLag: 9 }));
    const { judgements } = judge(experiment, [all, even]);
    return { ...judgements[0]!.range, holds: judgements[0]!.holds };
  };
  const [low, high] = [whole(10), whole(90)];
  expect(of([1, 2, 3], [low, whole(50), high])).toEqual({ low: 0.75, high: 0.75, holds: true });
  expect(of([3, 2, 1], [low, whole(50), high])).toMatchObject({ low: -0.75, holds: false });
  // Which of two that were stopped would have needed more is not known.
  expect(of([1, 2, 3], [low, stopped(50), stopped(90)])).toEqual({
    low: 0.25,
    high: 0.75,
    holds: null,
  });
});

describe('a claim', () => {
  const judged = (
    claim: Claim,
    one: SearchFigures,
    other: SearchFigures,
    until: 'first' | 'all' | number,
  ) => {
    const races = [{ board: '', limit: until, panes: [plainSearch, plainSearch] }];
    const experiment: Experiment = { ...written, id: '', kind: 'search', races, claims: [claim] };
    const { judgements, agrees } = judge(experiment, [[one, other]]);
    expect(agrees).toBe(judgements[0]!.holds);
    return { ...judgements[0]!.range, holds: agrees };
  };
  const ratio = { measure: 'placements', less: [0, 0], more: [0, 1] } as const;
  const atLeast = { ...ratio, atLeast: 10 };
  const atMost = { ...ratio, atMost: 1.01 };
  const equal = { ...ratio, atLeast: 1, atMost: 1 };

  test('holds within its bounds, and not beyond them', () => {
    expect(judged(atLeast, whole(10), whole(100), 'all')).toEqual({
      low: 10,
      high: 10,
      holds: true,
    });
    expect(judged(atLeast, whole(10), whole(99), 'all').holds).toBe(false);
    expect(judged(atMost, whole(100), whole(101), 'all').holds).toBe(true);
    expect(judged(atMost, whole(100), whole(102), 'all').holds).toBe(false);
    expect(judged(equal, whole(7), whole(7), 'all').holds).toBe(true);
    expect(judged(equal, whole(0), whole(0), 'all').holds).toBe(true);
    expect(judged(equal, whole(7), whole(8), 'all').holds).toBe(false);
  });

  test('takes a stopped search as a lower bound', () => {
    const range = (low: number, high: number) => ({ low, high });
    expect(judged(atLeast, whole(10), stopped(100), 200)).toEqual({
      ...range(10, Infinity),
      holds: true,
    });
    expect(judged(atLeast, whole(10), stopped(99), 200).holds).toBe(null);
    expect(judged(atMost, whole(10), stopped(99), 200).holds).toBe(false);
    expect(judged(atLeast, stopped(10), whole(99), 200)).toEqual({
      ...range(0, 9.9),
      holds: false,
    });
    expect(judged(atLeast, stopped(10), whole(100), 200).holds).toBe(null);
    expect(judged(atLeast, stopped(10), stopped(1000), 200)).toEqual({
      ...range(0, Infinity),
      holds: null,
    });
  });

  test('about first solutions is settled once they are found', () => {
    const first = { ...atLeast, measure: 'first' } as const;
    expect(judged(first, stopped(50, 3), stopped(50, 30), 100).holds).toBe(true);
    expect(judged(first, stopped(50, 3), stopped(50), 100)).toMatchObject({ low: 17, holds: true });
    expect(judged(first, stopped(50, 6), stopped(50), 100).holds).toBe(null);
    expect(judged(first, stopped(3, 3), stopped(30, 30), 'first').holds).toBe(true);
    expect(judged(atLeast, stopped(3, 3), stopped(30, 30), 'first').holds).toBe(true);
    // There was no solution.
    expect(judged(first, whole(9, 0), whole(9, 0), 'first').low).toBe(1);
  });

  test('about solutions found within a number of steps is settled when the searches stop', () => {
    const found = { ...atLeast, measure: 'found' } as const;
    const came = (solutions: number): SearchFigures => ({ ...stopped(50, 3), solutions });
    expect(judged(found, came(4), came(40), 100)).toEqual({ low: 10, high: 10, holds: true });
    expect(judged(found, came(4), came(39), 100).holds).toBe(false);
    expect(judged({ ...found, measure: 'solutions' }, came(4), came(40), 100).holds).toBe(null);
    expect(judged(found, came(0), came(1), 100).low).toBe(Infinity);
  });

  test('about a number holds for that one alone', () => {
    const is = { measure: 'solutions', of: [0, 1], is: 4 } as const;
    expect(judged(is, whole(1), whole(1, 4), 'all').holds).toBe(true);
    expect(judged(is, whole(1), whole(1, 5), 'all').holds).toBe(false);
    expect(judged(is, whole(1), stopped(9), 20).holds).toBe(null);
    expect(judged({ ...is, is: 0 }, whole(1), stopped(9, 2), 20).holds).toBe(false);
  });

  test('about bounds of a number holds within them', () => {
    const within = { measure: 'placements', of: [0, 1], atLeast: 4, atMost: 6 } as const;
    expect(judged(within, whole(1), whole(6), 'all').holds).toBe(true);
    expect(judged(within, whole(1), whole(7), 'all').holds).toBe(false);
    expect(judged(within, whole(1), stopped(5), 20).holds).toBe(null);
    expect(judged(within, whole(1), stopped(7), 20).holds).toBe(false);
  });

  test('that is refuted settles it, whatever is open', () => {
    const races = [{ board: '', limit: 9, panes: [plainSearch, plainSearch] }];
    const claims = [atLeast, { measure: 'solutions', of: [0, 0], is: 2 } as const];
    const experiment: Experiment = { ...written, id: '', kind: 'search', races, claims };
    expect(judge(experiment, [[whole(1), stopped(2)]])).toMatchObject({
      judgements: [{ holds: null }, { holds: false }],
      agrees: false,
    });
  });
});
