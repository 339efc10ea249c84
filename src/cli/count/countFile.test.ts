import { seal, unseal } from '../../solve/saved/seal.ts';
import { anyDamage } from '../../testing/random/anyDamage.ts';
import { divide, shareOf, UNITS, whole, type Share } from '../../count/share.ts';
import { fitful, json } from '../../testing/runs/tryOut.ts';
import fc from 'fast-check';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { runs, share } from '../../testing/share.ts';

// As on any machine with four cores.
vi.spyOn(os, 'availableParallelism').mockReturnValue(4);
vi.spyOn(os, 'totalmem').mockReturnValue(2 ** 40);
vi.spyOn(process, 'constrainedMemory').mockReturnValue(0);
syncBuiltinESMExports();
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const three = 'three-in-a-square';
const folder = mkdtempSync(join(tmpdir(), 'fitful-count-file-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

describe('a saved count', { timeout: 120_000 }, () => {
  /** Counts for a moment, until Ctrl-C is pressed; again if it was over before that, on a busy machine. */
  const interrupted = async (...args: string[]): Promise<Awaited<ReturnType<typeof fitful>>> => {
    const running = fitful('count', ...args);
    const listeners = process.listenerCount('SIGINT');
    while (process.listenerCount('SIGINT') === listeners) await breath();
    for (let i = 0; i < 5; i++) await breath();
    process.emit('SIGINT');
    const { code } = await running;
    if (code === 130) return running;
    rmSync(args[args.indexOf('--save') + 1]!, { force: true });
    return interrupted(...args);
  };

  test.each([
    ['the fastest way', ['pentomino-tetromino-o-8x8', '--unique'], ['--workers', '2']],
    ['a search', ['hexiamond-6x6', '--order', 'columns'], ['--workers', '1']],
    ['a search by many', ['hexiamond-6x6', '--order', 'columns'], ['--workers', '3']],
    ['a search that remembers', ['hexiamond-6x6', '--order', 'columns', '--rules', 'repeats'], []],
  ])('resumes where it was: %s', async (_, what, how) => {
    const name = file(`${what.join('')}${how.join('')}`);
    const args = [...what, ...how, '--json', '--save', name, '--resume', name];
    const first = await interrupted(...args);
    expect(first.code).toBe(130);
    expect(JSON.parse(first.output)).toMatchObject({ complete: false });
    expect(first.refused).toContain(`--resume ${name}`);
    const text = readFileSync(name, 'utf8');
    expect(text.length).toBeLessThan(1000);
    const half = unseal(text) as { open: []; untouched: []; seconds: number };
    expect([...half.open, ...half.untouched]).not.toEqual([]);
    const last = (await json('count', ...args))[0]!;
    const [whole] = await json('count', ...what, '--json', '--workers', '1');
    expect(last).toMatchObject({ solutions: whole!.solutions, placements: whole!.placements });
    expect(last.seconds).toBeGreaterThan(half.seconds);
    // What is done stays done.
    expect(await json('count', ...args)).toMatchObject([{ solutions: whole!.solutions }]);
    expect(readdirSync(folder).filter((left) => left.endsWith('.part'))).toEqual([]);
  });

  test('that nobody has begun tells placements unless workers divide a search that remembers', async () => {
    const name = file('untouched');
    const what = ['pentomino-5x5', '--order', 'rows', '--rules', 'repeats', '--json'];
    const [whole] = await json('count', ...what, '--workers', '1', '--save', name);
    const saved = unseal(readFileSync(name, 'utf8')) as { done: string[] };
    const nothing = { weighted: 0, placements: 0, done: [], open: [], untouched: saved.done };
    writeFileSync(name, `${seal({ ...saved, ...nothing })}\n`);
    const resumed = (workers: string) =>
      json('count', ...what, '--workers', workers, '--resume', name);
    const { solutions, placements } = whole!;
    expect(await resumed('1')).toMatchObject([{ solutions, placements }]);
    expect(await resumed('2')).toMatchObject([{ solutions, placements: null }]);
  });

  test('a search saved before it was divided is divided once it is resumed', async () => {
    const name = file('soon');
    const args = ['pentomino-6x10', '--order', 'rows', '--save', name, '--resume', name];
    await interrupted(...args, '--workers', '1');
    const begun = unseal(readFileSync(name, 'utf8')) as object;
    expect(begun).toMatchObject({ done: [], open: [whole], untouched: [] });
    writeFileSync(name, seal({ ...begun, seconds: 0.5 }));
    // Seconds fly.
    let now = process.uptime();
    const uptime = vi.spyOn(process, 'uptime').mockImplementation(() => now++);
    await interrupted(...args);
    uptime.mockRestore();
    const { done, open, untouched } = unseal(readFileSync(name, 'utf8')) as {
      done: string[];
      open: Share[];
      untouched: string[];
    };
    const tasks = divide(whole, 64);
    const edges = [0, ...tasks.map(({ to }) => to)];
    for (const chain of untouched) {
      const numbers = chain.split('-').map(Number);
      const begin = edges.indexOf(numbers[0]!);
      expect(numbers).toEqual(edges.slice(begin, begin + numbers.length));
    }
    for (const { from, to } of open) expect(tasks).toContainEqual({ from, to });
    expect(done.length + open.length + untouched.length).toBeGreaterThan(1);
  });

  test('continues while it cannot be saved, and says so at its end', async () => {
    const gone = mkdtempSync(join(folder, 'gone-'));
    const every = vi.spyOn(globalThis, 'setInterval').mockImplementation((act, ms) => {
      // The first periodic save comes soon after the start, when its folder is gone.
      const keep = () => {
        rmSync(gone, { recursive: true });
        act();
      };
      if (ms === 10_000) setImmediate(keep);
      return undefined as never;
    });
    const { code, output, refused, warnings } = await fitful(
      'count',
      three,
      '--save',
      join(gone, 'saved'),
    );
    every.mockRestore();
    expect({ code, output }).toEqual({ code: 3, output: '16\n' });
    expect(refused).toContain('saved');
    expect(warnings).toEqual([
      expect.stringContaining('cannot be saved'),
      expect.stringContaining('counted in'),
    ]);
  });

  test('warns once that it cannot be saved, and once that it can again', async () => {
    const away = mkdtempSync(join(folder, 'away-'));
    // At the periodic saves the folder is gone, gone, there again, and still there.
    const isThere = [false, false, true, true];
    const every = vi.spyOn(globalThis, 'setInterval').mockImplementation((act, ms) => {
      const keep = () => {
        for (const there of isThere) {
          if (there) mkdirSync(away, { recursive: true });
          else rmSync(away, { recursive: true, force: true });
          act();
        }
      };
      if (ms === 10_000) setImmediate(keep);
      return undefined as never;
    });
    const found = await fitful('count', three, '--save', join(away, 'saved'));
    every.mockRestore();
    expect(found).toMatchObject({ code: 0, output: '16\n' });
    expect(found.warnings).toEqual([
      expect.stringContaining('cannot be saved'),
      expect.stringContaining('again'),
      expect.stringContaining('counted in'),
    ]);
  });

  test('is rejected or harmless, however its file is damaged', async () => {
    const saved = file('damaged');
    const args = ['pentomino-5x5', '--order', 'rows'];
    expect((await interrupted(...args, '--workers', '3', '--save', saved)).code).toBe(130);
    const text = readFileSync(saved, 'utf8');
    const { output } = await fitful('count', ...args);
    let refusals = 0;
    await fc.assert(
      fc.asyncProperty(anyDamage, async (damage) => {
        const damaged = damage(text);
        fc.pre(damaged !== text);
        writeFileSync(saved, damaged);
        const found = await fitful('count', ...args, '--workers', '1', '--resume', saved);
        if (found.code === 2) refusals++;
        else expect(found).toMatchObject({ code: 0, output });
      }),
      runs(100),
    );
    expect(refusals).toBeGreaterThan(share(70));
  });

  test('is rejected if it belongs to another count, or is none', async () => {
    const saved = file('saved');
    await fitful('count', 'pentomino-3x20', '--save', saved, '--order', 'rows', '--shard', '1/2');
    const text = readFileSync(saved, 'utf8');
    const same = ['--order', 'rows', '--shard', '1/2'];
    const count = (...args: string[]) => fitful('count', ...args, '--resume', file('changed'));
    const resumed = async (changed: string, ...args: string[]) => {
      writeFileSync(file('changed'), changed);
      const { code, output, refused } = await count(...args);
      expect({ code, output }).toEqual({ code: 2, output: '' });
      return refused;
    };
    const id = 'pentomino-3x20';
    expect(await resumed(text, three, ...same)).toContain('another puzzle');
    expect(await resumed(text, id, ...same, '--unique')).toContain('another search');
    expect(await resumed(text, id, '--order', 'columns', '--shard', '1/2')).toContain('search');
    expect(await resumed(text, id, '--shard', '1/2')).toContain('another search');
    expect(await resumed(text, id, '--order', 'rows')).toContain('is part 1/2');
    for (const version of [11, 13]) {
      const other = text.replace('"version":12', `"version":${version}`);
      expect(await resumed(other, id, ...same)).toContain('another version');
    }
    for (const odd of ['', '{', '[]', 'null', '{"fitful":"count"}', 'x'.repeat(5_000_000)])
      expect(await resumed(odd, id, ...same)).toContain('no count that was saved');
    const position = { steps: 1, placements: 1, solutions: 0, deadEnds: 0, deepest: 1 };
    const at = (path: number[]) => ({
      ...position,
      tried: 0,
      emitted: 0,
      phase: 0,
      isLeaf: true,
      path,
    });
    const half = shareOf(1, 2);
    const task = (state: object) => ({ open: [{ ...half, state }], done: [], untouched: [] });
    // Nonsense with a valid checksum.
    const sealed = (odd: object): string => seal({ ...(unseal(text) as object), ...odd });
    for (const odd of [
      text.replace('"seconds"', '"second"'),
      sealed({ seconds: 'x' }),
      sealed({ shard: [[]] }),
      sealed(task({ term: 0, frames: [], weighted: 1 })),
      sealed(task({ position: at([3.5]), nodes: 0, solutions: 0, placements: 0 })),
      sealed(task({ position: at([1]), nodes: 0, solutions: 0, placements: 0 })),
      sealed(task({ position: at([1e9]), nodes: 0, solutions: 0, placements: 0 })),
      sealed({ open: [shareOf(2, 2)] }),
      sealed({ open: 5 }),
      sealed({ done: [] }),
      ...[[`${half.to}-${UNITS}`], [`-1-${half.to}`], [`${half.to}-0`], [5], {}].map((untouched) =>
        sealed({ untouched }),
      ),
    ])
      expect(await resumed(odd, id, ...same)).toContain('is damaged');
    expect(await fitful('count', id, '--resume', file('none'))).toMatchObject({ code: 1 });
    // What it goes on with has to fit in the memory that is asked for, and in that of the machine.
    await fitful('count', id, '--save', saved);
    const large = (memory: number): string => {
      const state = { term: 0, frames: [{ memory, from: 0, to: 1 }], weighted: 0 };
      const count = unseal(readFileSync(saved, 'utf8')) as object;
      return seal({ ...count, weighted: 0, open: [{ ...whole, state }], done: [], untouched: [] });
    };
    const tooLittle = await resumed(large(4e8), id, '--memory', '512M');
    expect(tooLittle).toMatch(/^--memory has to be at least \d+M to go on from “.*changed”/);
    expect(await resumed(large(2 ** 40), id)).toContain('this machine has less');
    const nowhere = join(folder, 'no', 'folder');
    expect(await fitful('count', id, '--save', nowhere)).toMatchObject({ code: 2, output: '' });
  });
});
