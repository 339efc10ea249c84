import { describe, expect, test } from 'vitest';
import { fitful, json } from '../../testing/runs/tryOut.ts';

const printed = async (...args: string[]) => (await fitful(...args)).output;

describe('steps', () => {
  test('are those of the search that solve shows', async () => {
    const wide = 'pentomino-12x5';
    const [solved] = await json('solve', wide, '--json');
    const steps = await json('steps', wide, '--limit', '30000');
    const laid: unknown[] = [];
    for (const { kind, piece, cells } of steps) {
      if (kind === 'solution') break;
      if (kind === 'place') laid.push({ piece, cells });
      else laid.pop();
    }
    expect(laid).toEqual(solved!.placements);
  });

  test('are numbered by places and removes', async () => {
    const steps = await json('steps', 'three-in-a-square', '--limit', '4');
    expect(steps[0]).toEqual({
      step: 1,
      kind: 'place',
      piece: 'A',
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
      ],
      depth: 1,
    });
    expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4].slice(0, steps.length));
    expect(steps).toHaveLength(4);
  });

  test('are the same at every level of detail', async () => {
    const all = await json('steps', 'three-in-a-square', '--detail', 'everything');
    const kindsOf = (...kinds: string[]) =>
      all.filter(({ kind }) => kinds.includes(kind as string));
    expect(await json('steps', 'three-in-a-square')).toEqual(
      kindsOf('place', 'remove', 'solution'),
    );
    expect(await json('steps', 'three-in-a-square', '--detail', 'solutions')).toEqual(
      kindsOf('solution'),
    );
    expect(kindsOf('solution')).toHaveLength(16);
    expect(kindsOf('choose')[0]).toEqual({ step: 0, kind: 'choose', cell: [0, 0], depth: 0 });
    expect(kindsOf('reject').length).toBeGreaterThan(0);
    expect(all.at(-1)).toMatchObject({ kind: 'remove', depth: 0 });
  });

  test('report a full board that is an image of an earlier solution', async () => {
    const steps = await json('steps', 'polyomino-3x3', '--order', 'rows', '--unique');
    const of = (kind: string) => steps.filter((step) => step.kind === kind);
    expect([of('solution').length, of('image').length]).toEqual([6, 42]);
    expect(of('image')[0]).toMatchObject({ step: 28, depth: 4 });
  });

  test('say why a node is pruned or a placement does not fit', async () => {
    const ask = ['--rules', 'islands', '--detail', 'everything'];
    const all = await json('steps', 'three-in-a-square', ...ask);
    const prune = all.find(({ kind }) => kind === 'prune')!;
    const because = { rule: 'islands', cells: [[0, 2]] };
    expect(prune).toEqual({ step: 2, kind: 'prune', ...because, depth: 2 });
    const reject = all.find(({ kind }) => kind === 'reject')!;
    expect(reject).toMatchObject({ step: 8, piece: 'A', usedUp: true });
    expect(reject.taken).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  test('show what an exact cover covers', async () => {
    const ask = ['three-in-a-square', '--solver', 'dlx', '--detail', 'everything'];
    const [choice, placed, ...after] = await json('steps', ...ask);
    expect(choice).toEqual({ step: 0, kind: 'choose', cell: [0, 0], depth: 0 });
    expect(placed).toMatchObject({ kind: 'place', piece: 'A' });
    const items = [...(placed!.cells as unknown[]).map((cell) => ({ cell })), { piece: 'A' }];
    const covers = items.map((item) => ({ step: 1, kind: 'cover', ...item, depth: 1 }));
    expect(after.slice(0, 5)).toEqual(covers);
    expect(after.filter(({ kind }) => kind === 'uncover').at(-1)).toMatchObject(items[0]!);
  });

  test('are said in words: what the search does, and why', async () => {
    const ask = ['steps', 'square-bar-corner', '--order', 'rows', '--say'];
    const lines = (await printed(...ask)).split('\n');
    expect(lines).toHaveLength(32);
    expect(lines[2]).toBe('2      Dead end: on d2, I leaves the board. Go back.');
    expect(lines[30]).toBe('30     Everything has been tried: 1 solution in 15 placements.');
    expect((await printed(...ask, '--detail', 'everything')).split('\n')[4]).toBe(
      '1.2    O has been used already.',
    );
    expect(await printed(...ask, '--detail', 'solutions', '--lang', 'ja')).toBe(
      '11     すべて埋まりました。1個目の解です。\n30     すべて調べました：解1個、置いた回数15回。\n',
    );
    expect((await printed(...ask, '--limit', '3')).split('\n')).toHaveLength(4);
  });
});
