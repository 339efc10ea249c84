import { expect, test } from 'vitest';
import { fitful, json } from '../testing/runs/tryOut.ts';

const small = 'three-in-a-square';

test('--lag tells after the solutions what mistakes cost', async () => {
  const one = await fitful('solve', small, '--lag', '--letters');
  expect(one.output).toBe(
    'AAA\nABB\nCCB\n1 mistake, noticed after 0 pieces and 1 step on average (median 0 and 1); 1 of 4 placements in vain.\n',
  );
  const all = await fitful('solve', small, '--lag', '--letters', '--all', '--lang', 'ja');
  expect(all.output.split('\n').at(-3)).toMatch(/^間違い\d+回、気づくまで平均でピース/);
  const none = await fitful('solve', 'domino-4x4-corners', '--lag');
  expect(none.code).toBe(1);
  expect(none.output).toBe('33 of 33 placements in vain: there was no solution from the start.\n');
});

test('as JSON it adds up, with the cells, pieces and rules of dead ends', async () => {
  interface Told {
    readonly placements: number;
    readonly inVain: number;
    readonly mistakes: number;
    readonly depths: readonly Readonly<
      Record<'placements' | 'deadEnds' | 'full' | 'survivors' | 'mistakes' | 'inVain', number>
    >[];
    readonly cells: readonly Readonly<
      Record<'chosen' | 'cleared' | 'covered' | 'deadEnds', number>
    >[];
    readonly pieces: readonly { readonly deadEnds: number }[];
    readonly rules: readonly { readonly rule: string; readonly deadEnds: number }[];
    readonly leftOver: number;
  }
  const how = ['--all', '--unique', '--solver', 'dlx', '--rules', 'islands,dead-cells'] as const;
  const lines = await json('solve', 'polyomino-3x3', '--json', '--lag', ...how);
  const solutions = lines.slice(0, -1);
  const told = lines.at(-1) as unknown as Told;
  const sum = <Thing>(things: readonly Thing[], of: (thing: Thing) => number): number =>
    things.reduce((all, thing) => all + of(thing), 0);
  const [root, ...depths] = told.depths;
  expect(root!.placements).toBe(1);
  expect(sum(depths, (level) => level.placements)).toBe(told.placements);
  expect(sum(told.depths, (level) => level.inVain)).toBe(told.inVain);
  expect(sum(told.depths, (level) => level.mistakes)).toBe(told.mistakes);
  const deadEnds = sum(told.depths, (level) => level.deadEnds);
  const causes = [...told.cells, ...told.pieces, ...told.rules];
  expect(sum(causes, (cause) => cause.deadEnds) + told.leftOver).toBe(deadEnds);
  expect(told.rules.map(({ rule }) => rule)).toEqual(['islands', 'dead-cells']);
  expect(told.cells).toHaveLength(9);
  expect(solutions.at(-1)).toMatchObject({ solution: solutions.length });
  expect(sum(told.depths, (level) => level.full)).toBeGreaterThanOrEqual(solutions.length);
});

test('it needs no terminal, and cannot be watched', async () => {
  const { code, refused } = await fitful('solve', small, '--lag', '--watch');
  expect(code).toBe(2);
  expect(refused).toContain('--lag and --watch cannot go together');
});

test('as much is found out as is allowed, and it says what is not known', async () => {
  const how = ['pentomino-3x20', '--all', '--unique', '--lag'] as const;
  const [exact] = (await json('solve', ...how, '--json')).slice(-1);
  const [least] = (await json('solve', ...how, '--json', '--lag-states', '1')).slice(-1);
  const told = (one: typeof exact) => one as unknown as Record<string, number | boolean>;
  expect(told(exact)).toMatchObject({ isExact: true });
  expect(told(least)).toMatchObject({ isExact: false, placements: told(exact)['placements'] });
  expect(told(least)['inVain']).toBeLessThan(told(exact)['inVain'] as number);
  const { output } = await fitful('solve', ...how, '--lag-states', '1');
  expect(output).toContain('how much was in vain is not known');
  expect(output).toContain('would take longer than --lag-states allows');
  const { code, refused } = await fitful('solve', small, '--lag-states', '1');
  expect([code, refused]).toEqual([2, expect.stringContaining('without --lag')]);
});
