import { expect, test } from 'vitest';
import { fitful, json } from '../../testing/runs/tryOut.ts';

const three = 'three-in-a-square';

test('solutions that differ by two pieces or three are linked: figures, and neighbours by their numbers', async () => {
  const listed = await json('solve', three, '--all', '--json');
  const asked = ['ask', three, '--map', '3'] as const;
  const degrees: number[] = [];
  const pieces = new Map<number, number>();
  for (const [i, { placements }] of listed.entries()) {
    const found = await json(...asked, '--kth', String(i + 1), '--json');
    const lines = (one: unknown): string[] =>
      (one as unknown[]).map((each) => JSON.stringify(each));
    for (const { solution, lifted, laid } of found) {
      const other = listed[Number(solution) - 1]!['placements'];
      const left = lines(placements).filter((each) => !lines(lifted).includes(each));
      expect([...left, ...lines(laid)].toSorted()).toEqual(lines(other).toSorted());
      const many = (lifted as unknown[]).length;
      pieces.set(many, (pieces.get(many) ?? 0) + 1);
    }
    degrees[found.length] = (degrees[found.length] ?? 0) + 1;
  }
  const [figures] = await json(...asked, '--json');
  // Three pieces: all solutions are neighbours.
  expect(figures).toMatchObject({ solutions: 16, links: 120, parts: 1, largest: 16, longest: 1 });
  expect(figures!['neighbours']).toEqual([...degrees.keys()].map((degree) => degrees[degree] ?? 0));
  expect(figures!['pieces']).toEqual({ 2: pieces.get(2)! / 2, 3: pieces.get(3)! / 2 });
  expect((await fitful(...asked, '--csv')).output).toMatch(
    /^neighbours,solutions\n0,0\n[^]*15,16\n$/,
  );
  const { output } = await fitful(...asked, '--kth', '1', '--lang', 'ja');
  expect(output).toContain('2番：AとBを置き直す');
  // Those that are fixed stay.
  const fixed = await fitful(
    'ask',
    three,
    '--map',
    '2',
    '--fix',
    'A 0,0 1,0 2,0 0,1',
    '--kth',
    '1',
  );
  expect(fixed.output).toBe('No 2: C and B re-laid\nSolution 1 has 1 neighbour\n');
});

test('solutions turned and flipped as one are linked where some of their images are', async () => {
  const asked = ['ask', 'tetromino-t-8x8', '--map', '3'] as const;
  const [all] = await json(...asked, '--json');
  const [unique] = await json(...asked, '--unique', '--json');
  const listed = await json('solve', 'tetromino-t-8x8', '--all', '--unique', '--json');
  expect(unique!['solutions']).toBe(listed.length);
  expect(all!['solutions']).toBe(listed.reduce((sum, { images }) => sum + Number(images), 0));
  const linked: string[] = [];
  for (let number = 1; number <= listed.length; number++) {
    const { output } = await fitful(...asked, '--unique', '--kth', String(number), '--json');
    for (const [, other] of output.matchAll(/"solution":(\d+)/g))
      linked.push([number, Number(other)].toSorted((one, two) => one - two).join());
  }
  // Each link is that of two neighbours, and told once by either.
  expect(new Set(linked).size).toBe(unique!['links']);
  expect(linked).toHaveLength(2 * Number(unique!['links']));
});
