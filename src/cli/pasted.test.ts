import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fitful, json } from '../testing/runs/tryOut.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-pasted-'));
const file = join(folder, 'pasted.txt');
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the text of a puzzle with another board into the file. */
async function paste(id: string, board: string): Promise<void> {
  const { output } = await fitful('show', id);
  const [head, , ...pieces] = output.trimEnd().split('\n\n');
  writeFileSync(file, [head, board, ...pieces].join('\n\n'));
}

describe('a solution that was printed with letters', () => {
  test.each(['three-in-a-square', 'pentomino-8x8-middle', 'hexiamond-trefoil', 'tetrahex-coin'])(
    'of %s is the board of a puzzle with one solution',
    async (id) => {
      const solution = (await fitful('solve', id, '--letters')).output.trimEnd();
      await paste(id, solution);
      for (const options of [[], ['--unique'], ['--solver', 'dlx'], ['--shard', '1/2']])
        expect(await fitful('count', file, ...options)).toMatchObject({ output: '1\n', code: 0 });
      expect((await fitful('show', file)).output).toContain(`\n${solution}\n`);
      expect((await fitful('solve', file, '--letters')).output).toBe(`${solution}\n`);
    },
  );
});

describe('half of a solution', () => {
  const half = 'FIIIIIZ...\nFFFYZZZ...\nLFYYZ.....\nLPPY......\nLPPY......\nLLP.......';

  test('is solved with what lies', async () => {
    await paste('pentomino-10x6', half);
    const { output } = await fitful('solve', file, '--letters');
    for (const [row, line] of half.split('\n').entries())
      expect(output.split('\n')[row]!.startsWith(line.replaceAll('.', ''))).toBe(true);
    expect(output).not.toContain('.');
    expect((await fitful('solve', file)).output).toMatch(/^┌───┬─+┬───┬─+┐\n/);
    const [solution] = await json('solve', file, '--json');
    type Laid = { piece: string; cells: [number, number][] }[];
    const { placements, fixed, letters } = solution as Record<'placements' | 'fixed', Laid> & {
      letters: string;
    };
    const namesOf = (laid: Laid) =>
      laid
        .map(({ piece }) => piece)
        .toSorted()
        .join('');
    expect([placements, fixed].map(namesOf)).toEqual(['NTUVWX', 'FILPYZ']);
    const rows = letters.split('\n');
    for (const { piece, cells } of [...placements, ...fixed])
      expect(cells.map(([column, row]) => rows[row]![column])).toEqual(cells.map(() => piece));
  });

  test('has only the other pieces to hold', async () => {
    await paste('pentomino-10x6', half);
    for (const held of ['F', 'F:2'])
      expect((await fitful('solve', file, '--unique', '--hold', held)).refused).toContain(
        '“F” cannot be held: it lies on the board from the start. The pieces left are: N, T, U, V, W, X.',
      );
    const { refused } = await fitful('solve', file, '--hold', 'Q:1');
    expect(refused).toMatch(/; the pieces are: N, T, U, V, W, X\.$/m);
  });

  test('is counted as often by every way to count', async () => {
    await paste('pentomino-10x6', half);
    const { output } = await fitful('count', file);
    expect(Number(output)).toBeGreaterThan(0);
    const ways = [
      ['--unique'],
      ['--solver', 'dlx'],
      ['--rules', 'islands,parity,dead-cells,repeats'],
    ];
    for (const options of ways)
      expect((await fitful('count', file, ...options)).output).toBe(output);
  });

  test('leaves the rest of the board to be divided', async () => {
    await paste('pentomino-10x6', half);
    const { output } = await fitful('generate', '--frame', file, '--blocks', '6');
    expect(output).toContain(
      '\n\n#######...\n#######...\n#####.....\n####......\n####......\n###.......\n\n',
    );
  });
});

test('a board of nothing but letters is printed from the same column everywhere', async () => {
  writeFileSync(file, 'lattice: triangle\n\n#ABB\n\nA\n^\n\nB\n^v\n');
  expect((await fitful('show', file)).output).toContain('\n\n#ABB\n\n');
  expect((await fitful('solve', file, '--letters')).output).toBe('#ABB\n');
  const [solution] = await json('solve', file, '--json');
  expect(solution).toMatchObject({
    letters: '#ABB',
    fixed: [
      { piece: 'A', cells: [[1, 0]] },
      {
        piece: 'B',
        cells: [
          [2, 0],
          [3, 0],
        ],
      },
    ],
  });
});

test('what cannot lie on a board is refused with its place', async () => {
  await paste('three-in-a-square', 'CC.\n...\n..D');
  const { code, refused } = await fitful('solve', file);
  expect(code).toBe(2);
  expect(refused).toMatch(/line 6, column 3: “D” is neither the letter of a piece/i);
});
