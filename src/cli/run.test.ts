import { describe, expect, test } from 'vitest';
import { catalogue } from './puzzles.ts';
import { fitful, json } from '../testing/runs/tryOut.ts';

describe('list', () => {
  test('is a table', async () => {
    const { code, output } = await fitful('list');
    expect(code).toBe(0);
    expect(output).toMatch(/^three-in-a-square +Three pieces in a square +square +9 +3 +2$/m);
    expect(output.split('\n')).toHaveLength(catalogue({ month: 12, day: 25 }).length + 2);
    const inJapanese = await fitful('list', '--lang', 'ja');
    expect(inJapanese.output).toMatch(/^three-in-a-square +正方形に3つのピース +square/m);
  });

  test('has the puzzles that contain all given words', async () => {
    const ids = (await json('list', 'Pentomino', '6x10', '--json')).map(({ id }) => id);
    expect(ids).toContain('pentomino-6x10');
    expect(ids.every((id) => String(id).includes('6x10'))).toBe(true);
    expect((await json('list', 'hexagon', '--json')).length).toBeGreaterThan(20);
    expect((await json('list', '正方形', '--json', '--lang', 'ja')).length).toBeGreaterThan(0);
    for (const group of [['teaching'], ['First', 'steps']]) {
      const entries = await json('list', ...group, '--json');
      expect(entries.map(({ id }) => id)).toContain('square-bar-corner');
      expect(entries.every(({ cells }) => Number(cells) <= 16)).toBe(true);
    }
    const none = await fitful('list', 'no', 'such', 'puzzle');
    expect(none).toMatchObject({ code: 1, output: '' });
    expect(none.refused).toContain('“no such puzzle”');
  });

  test('is JSON', async () => {
    const entries = await json('list', '--json');
    expect(entries.find(({ id }) => id === 'three-in-a-square')).toEqual({
      id: 'three-in-a-square',
      title: 'Three pieces in a square',
      lattice: 'square',
      cells: 9,
      pieces: 3,
      known: 2,
    });
  });
});

test('today is the puzzle of the day it is, and every other day goes by its date', async () => {
  const { output } = await fitful('show', 'today');
  expect(output).toContain('title: A puzzle for December 25\n');
  expect(await fitful('show', 'today-12-25')).toMatchObject({ code: 0, output });
  expect((await json('list', '--json')).at(-1)).toMatchObject({ id: 'today', known: 92 });
  const none = await fitful('show', 'today-02-30', '--lang', 'ja');
  expect(none).toMatchObject({ code: 1, output: '' });
  expect(none.refused).toContain('「today-02-30」というパズルもファイルもありません');
});

test('show prints the text', async () => {
  const { output } = await fitful('show', 'pentomino-20x3');
  expect(output).toContain('pieces: pentomino\nknown: 2\n');
  expect(output).toContain(`\n\n${`${'.'.repeat(20)}\n`.repeat(3)}`);
});

describe('solve', () => {
  /** The shape B and C leave room for beside A can be split in two ways. */
  const byHand = ['AAA\nABB\nCCB', 'AAA\nABC\nBBC'];
  const turned = (grid: string): string => {
    const rows = grid.split('\n');
    return [0, 1, 2]
      .map((i) =>
        rows
          .map((row) => row[i])
          .toReversed()
          .join(''),
      )
      .join('\n');
  };
  const flipped = (grid: string): string => grid.split('\n').toReversed().join('\n');
  /** A lies in a corner in eight ways: the turns of both sides. */
  const images = (grid: string): string[] =>
    [grid, flipped(grid)].flatMap((side) => {
      const quarter = turned(side);
      const half = turned(quarter);
      return [side, quarter, half, turned(half)];
    });
  const sixteen = byHand.flatMap(images).toSorted();
  /** The solutions that are printed, which are numbered, and what is said at the end. */
  const partsOf = (output: string): { found: string[]; end: string | undefined } => {
    const blocks = output.trimEnd().split('\n\n');
    const end = blocks.pop();
    const found = blocks.map((block, i) => {
      const [number, ...board] = block.split('\n');
      expect(number).toBe(`No ${i + 1}`);
      return board.join('\n');
    });
    return { found, end };
  };

  test.each(['rows', 'columns'])('finds the sixteen solutions of the 3×3 by %s', async (order) => {
    const { code, output } = await fitful(
      'solve',
      'three-in-a-square',
      '--all',
      '--letters',
      '--order',
      order,
    );
    expect(code).toBe(0);
    expect(new Set(sixteen).size).toBe(16);
    const { found, end } = partsOf(output);
    expect(found.toSorted()).toEqual(sixteen);
    expect(end).toBe('16 solutions in all');
  });

  test('finds two that are not images of each other', async () => {
    const { output } = await fitful('solve', 'three-in-a-square', '--all', '--letters', '--unique');
    const { found, end } = partsOf(output);
    expect(found).toHaveLength(2);
    expect(end).toBe('2 solutions in all');
    expect(found.flatMap(images).toSorted()).toEqual(sixteen);
  });

  test('prints boxes, one solution unless told', async () => {
    const first = await fitful('solve', 'three-in-a-square');
    expect(first.output.match(/┌─/g)).not.toBeNull();
    expect(first.output.split('\n')).toHaveLength(8);
    const three = await fitful('solve', 'three-in-a-square', '--first', '3');
    const { found, end } = partsOf(three.output);
    expect(found).toHaveLength(3);
    expect(`${found[0]}\n`).toBe(first.output);
    expect(end).toBe('the first 3 solutions');
  });

  test('says how many there are only if that is known', async () => {
    const end = async (...how: string[]) =>
      (await fitful('solve', 'three-in-a-square', ...how)).output.trimEnd().split('\n\n').at(-1);
    expect(await end('--first', '17')).toBe('16 solutions in all');
    expect(await end('--first', '16')).toBe('the first 16 solutions');
    expect(await end('--first', '3', '--lang', 'ja')).toBe('最初の3個');
    expect(await end('--all', '--lang', 'ja', '--letters')).toBe('全部で16個');
  });

  test('prints placements and letters as JSON that agree', async () => {
    const solutions = await json('solve', 'three-in-a-square', '--json', '--all');
    expect(solutions.map(({ solution }) => solution)).toEqual(sixteen.map((_, i) => i + 1));
    for (const { placements, letters } of solutions) {
      const rows = [
        ['', '', ''],
        ['', '', ''],
        ['', '', ''],
      ];
      for (const { piece, cells } of placements as { piece: string; cells: [number, number][] }[]) {
        for (const [column, row] of cells) rows[row]![column] = piece;
      }
      expect(rows.map((row) => row.join('')).join('\n')).toBe(letters);
    }
  });
});

describe('on triangles and hexagons', () => {
  test.each(['hexiamond-trefoil', 'tetrahex-coin'])('letters and cells of %s agree', async (id) => {
    const shown = (await fitful('show', id)).output.split('\n\n')[1]!.trimEnd().split('\n');
    const { code, output } = await fitful('solve', id);
    expect(code).toBe(0);
    const [solution] = await json('solve', id, '--json');
    const { letters, placements } = solution as {
      letters: string;
      placements: { piece: string; cells: [number, number][] }[];
    };
    expect(output).toBe(`${letters}\n`);
    const rows = letters.split('\n');
    const isCell = (sign: string) => !'# '.includes(sign);
    const where = (text: string[]) => text.map((row) => [...row].map(isCell).join());
    expect(where(rows)).toEqual(where(shown));
    for (const { cells } of placements) {
      expect(new Set(cells.map(([column, row]) => rows[row]![column])).size).toBe(1);
    }
    expect(new Set(placements.flatMap(({ cells }) => cells.map(String))).size).toBe(
      rows.join('').replace(/[# ]/g, '').length,
    );
  });

  test('steps and letters count columns from where the text begins', async () => {
    const { output } = await fitful('show', 'hexiamond-trefoil');
    expect(output).toContain('\n\n#######^v^v^#\n');
    expect(output).toContain('\n^v^v^v^v^v^v#\n');
    const ask = ['--order', 'rows', '--detail', 'everything', '--limit', '1'];
    const [choice] = await json('steps', 'hexiamond-trefoil', ...ask);
    expect(choice).toMatchObject({ kind: 'choose', cell: [7, 0] });
    expect(await fitful('count', 'tetrahex-coin', '--unique')).toMatchObject({ output: '4\n' });
  });
});

test('a puzzle that is nearly spelt right is suggested', async () => {
  const { code, refused } = await fitful('show', 'pentamino-6x10');
  expect([code, refused]).toEqual([1, expect.stringContaining('did you mean “pentomino-6x10”?')]);
});

describe('bad input is rejected in one line, with nothing on stdout', () => {
  const three = 'three-in-a-square';
  test.each([
    [[], 'a command is missing'],
    [['--json'], 'a command is missing'],
    [['--foo'], '“fitful” has no option --foo'],
    [['solv', three], 'did you mean “solve”?'],
    [['solve', three, '--sovler', 'dlx'], 'has no option --sovler; did you mean “--solver”?'],
    [['solve', three, '--order', 'rws'], 'did you mean “rows”? Choose among: short-side'],
    [['solve', three, '--rules', 'island'], 'did you mean “islands”?'],
    [['invent'], 'no command “invent”'],
    [['constructor'], 'no command “constructor”'],
    [['solve'], 'which puzzle?'],
    [['solve', three, 'again'], '“again” is one word too many'],
    [['solve', three, '--workers', '2'], 'no option --workers'],
    [['count', three, '--rules', 'magic'], '--rules cannot be “magic”'],
    [['count', three, '--rules', 'islands,islands'], '--rules cannot be “islands,islands”'],
    [['count', three, '--seed', '-7'], '--seed'],
    [['count', three, '--pieces', ''], '--pieces needs a value'],
    [['count', three, '--seed', '4294967296'], 'from 0 to 4,294,967,295, not “4294967296”'],
    [['count', three, '--pieces', 'A,Q'], 'no piece “Q”; its pieces are: A, B, C'],
    [['count', three, '--letters'], '“count” has no option --letters'],
    [['show', three, '--constructor'], 'no option --constructor'],
    [['show', three, '-u'], 'no option -u'],
    [['solve', three, '--first'], '--first needs a value'],
    [['solve', three, '--first', '0'], '--first has to be a whole number'],
    [['solve', three, '--first', '1', '--all'], '--first and --all cannot go together'],
    [['solve', three, '--all=yes'], '--all takes no value'],
    [['solve', three, '--speed', 'max'], '--speed makes no sense without --watch'],
    [
      ['solve', three, '--watch', '--speed', '0'],
      'a number of steps a second from 0.25 to 1,000,000',
    ],
    [['solve', three, '--watch'], '--watch needs a terminal'],
    [['solve', three, '--watch', '--json'], '--watch and --json cannot go together'],
    [['count', three, '--hold', 'A'], '--hold A makes no sense without --unique'],
    [['count', three, '--hold', 'Q', '--unique'], '--hold cannot be “Q”: it takes a piece, or'],
    [['count', three, '--hold', 'A:9'], '--hold cannot be “A:9”: it takes a piece, or'],
    [['count', three, '--hold', 'B', '--unique'], '“B” cannot be held for unique solutions'],
    [['steps', three, '--say', '--json'], '--say and --json cannot go together'],
    [['steps', three, '--detail', 'some'], 'among: solutions, placements, everything'],
    [['steps', three, '--order', 'toString'], 'among: short-side, rows, columns'],
    [['steps', three, '--solver', 'knuth'], 'among: backtrack, dlx'],
    [['list', '--lang', 'fr'], 'among: en, ja'],
    [['show', '/'], '“/” cannot be read: it is a folder'],
    [['total', '/'], '“/” cannot be read: it is a folder'],
    [['count', three, '--resume', '/'], '“/” cannot be read: it is a folder'],
    [['show', '/dev/zero'], 'too large'],
  ])('%j', async (args, said) => {
    const { code, output, refused } = await fitful(...args);
    expect(code).toBe(2);
    expect(output).toBe('');
    expect(refused).toContain(said);
    expect(refused).not.toContain('\n');
  });

  test('in Japanese too', async () => {
    const { code, refused } = await fitful('solve', '--lang', 'ja');
    expect(code).toBe(2);
    expect(refused).toContain('パズルを指定してください');
  });
});

test.each([['show'], ['total'], ['count', 'three-in-a-square', '--resume']])(
  '%s with a file that is not there exits as for any missing name',
  async (...command) => {
    for (const name of ['none.txt', 'package.json/x']) {
      const { code, output, refused } = await fitful(...command, name);
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(refused).toMatch(new RegExp(`^there is no .*“${name}”`));
    }
  },
);

test.each(['pentomino-7x9', 'package.json/x'])('%s is not there and not found', async (name) => {
  const { code, output, refused } = await fitful('count', name);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(refused).toContain(`there is no puzzle and no file named “${name}”`);
});

test('a part of a name leads to a suggestion of the names that contain it', async () => {
  const refusal = async (name: string) => (await fitful('show', name)).refused;
  expect(await refusal('6x10')).toContain('did you mean “pentomino-6x10” or');
  expect(await refusal('Star Hexiamond')).toContain('did you mean “hexiamond-star”');
  for (const name of ['nonsense', './6x10', 'x']) {
    expect(await refusal(name)).toContain('; “list” shows the puzzles.');
  }
});
