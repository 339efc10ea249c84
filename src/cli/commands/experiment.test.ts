import { allExperiments } from './experiment.ts';
import { expect, test } from 'vitest';
import { fitful, json } from '../../testing/runs/tryOut.ts';

/** The quickest one. */
const quick = 'parity';

test('experiments are listed, in every language', async () => {
  const ids = allExperiments().map(({ id }) => id);
  const { code, output } = await fitful('experiment');
  expect(code).toBe(0);
  expect(output.trimEnd().split('\n')).toHaveLength(ids.length + 1);
  expect(output).toMatch(/^parity +Colours prove what cannot be done$/m);
  const inJapanese = await fitful('experiment', '--lang', 'ja');
  expect(inJapanese.output).toMatch(/^parity +塗り分けが不可能を証明する$/m);
  const listed = await json('experiment', '--json');
  expect(listed.map(({ id }) => id)).toEqual(ids);
  expect(listed[0]).toEqual({
    id: ids[0],
    title: expect.any(String),
    claim: expect.any(String),
    source: expect.any(String),
  });
});

test.each(['1', '3'])('an experiment has the same result with %s workers', async (workers) => {
  const [result] = await json('experiment', quick, '--json', '--workers', workers);
  expect(result).toMatchObject({
    experiment: quick,
    races: [
      {
        puzzle: 'domino-8x8-corners',
        until: 'all',
        panes: [
          { search: 'backtrack', placements: 9_532_254, solutions: 0, finished: true },
          { search: 'backtrack::parity', steps: 4, placements: 2, deadEnds: 2, first: null },
        ],
      },
      { puzzle: 'tetromino-5x4', panes: [{ placements: 246 }, { placements: 13 }] },
      { puzzle: 'pentomino-3x20', panes: [{ solutions: 8 }, { solutions: 8 }] },
    ],
    claims: [
      { measure: 'solutions', of: [0, 0], is: 0, measured: [0, 0], holds: true },
      { measure: 'solutions', of: [1, 0], holds: true },
      { measured: [4_766_127, 4_766_127], atLeast: 1e6, holds: true },
      { atLeast: 10, holds: true },
      { atMost: 1.05, holds: true },
    ],
    agrees: true,
  });
});

test('the result is printed, and progress shown', async () => {
  const { code, output, notes } = await fitful('experiment', quick);
  expect(code).toBe(0);
  expect(output).toMatch(/^Five tetrominoes .+ Colours +13 +13 +0 +– {2}all searched$/m);
  expect(output).toContain(
    '✓ Five tetrominoes never fill a box, 5 × 4: No rules needed 18.9 times as many placements as Colours (246 and 13). (claimed: at least 10 times as many)',
  );
  expect(output.trimEnd().split('\n').at(-1)).toBe('What was measured agrees with the claim.');
  expect(notes[0]).toBe('0 of 6 searches done · 0%');
  expect(notes.at(-1)).toBe('');
});

test('figures are printed as CSV', async () => {
  const { output } = await fitful('experiment', quick, '--csv');
  const lines = output.trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^puzzle,until,pane,solver,.+,finished$/);
  expect(lines).toHaveLength(7);
  expect(lines[2]).toBe(
    'domino-8x8-corners,all,Colours,backtrack,short-side,parity,given,0,false,,4,2,2,0,1,0,,1,true',
  );
});

test('with --lag it is told when mistakes were noticed, as the search that is measured alone has it', async () => {
  const [result] = await json('experiment', quick, '--json', '--lag');
  const { races } = result as {
    races: { panes: { placements: number; lag: { inVain: number } }[] }[];
  };
  for (const { placements, lag } of races[0]!.panes)
    expect(lag).toEqual({
      placements,
      inVain: placements,
      isExact: true,
      mistakes: 0,
      byDepth: [{ mistakes: 0, placements }],
      open: { parts: 0, placements: 0 },
    });
  const [alone] = await json(
    'solve',
    'pentomino-3x20',
    '--all',
    '--json',
    '--lag',
    '--order',
    'rows',
  ).then((lines) => lines.slice(-1));
  const { inVain, mistakes, lag } = alone as { inVain: number; mistakes: number; lag: object };
  expect(races[2]!.panes[0]).toMatchObject({ lag: { inVain, mistakes, lag } });
  const { output } = await fitful('experiment', quick, '--lag');
  expect(output).toMatch(
    /: A mistake is noticed after so many pieces on average: No rules [\d.]+, Colours [\d.]+\. Placed in vain: No rules [\d,]+ of [\d,]+, /,
  );
  const csv = await fitful('experiment', quick, '--csv', '--lag');
  expect(csv.output.split('\r\n')[0]).toMatch(
    /,finished,mistakes,in vain,lag in pieces,lag in steps$/,
  );
});

test.each([
  [['never-stuck', '--lag'], 2, '--lag is about searches, and “never-stuck” is about divisions.'],
  [['nothing'], 1, 'there is no experiment “nothing”; there are: '],
  [[quick, quick], 2, '“parity” is one word too many'],
  [[quick, '--json', '--csv'], 2, '--json and --csv cannot go together'],
  [[quick, '--workers', '0'], 2, '--workers has to be a whole number'],
  [[quick, '--order', 'rows'], 2, '“experiment” has no option --order'],
])('%j is rejected', async (args, exitCode, said) => {
  const { code, output, refused } = await fitful('experiment', ...args);
  expect({ code, output }).toEqual({ code: exitCode, output: '' });
  expect(refused).toContain(said);
});
