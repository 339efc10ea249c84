import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fitful } from '../../testing/runs/tryOut.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-program-'));
afterAll(() => rmSync(folder, { recursive: true }));

const asked = ['program', 'square-bar-corner', '--order', 'rows'];

describe('program', () => {
  test('writes the search in the language that is asked for', async () => {
    const python = await fitful(...asked);
    expect(python.code).toBe(0);
    expect(python.output).toMatch(
      /^# This search as a program, made by Fitful\.\n[^]*\nsearch\(\[\]\)/,
    );
    expect((await fitful(...asked, '--as', 'python')).output).toBe(python.output);
    const script = await fitful(...asked, '--as', 'js');
    expect(script.output).toMatch(/^\/\/ This search[^]*\nsearch\(\[\]\);/);
    const file = join(folder, 'x.js');
    expect(await fitful(...asked, '--out', file)).toMatchObject({ code: 0, output: '' });
    expect(readFileSync(file, 'utf8')).toBe(script.output);
    const named = join(folder, 'named');
    await fitful(...asked, '--as', 'js', '--out', named);
    expect(readFileSync(named, 'utf8')).toBe(script.output);
    expect((await fitful(...asked, '--lang', 'ja')).output).toContain('# この探索のプログラム');
  });

  test('refuses what there is no program for', async () => {
    const tried: [options: string[], sentence: string][] = [
      [['--order', 'peel'], 'There is no program for the order “Peel”.'],
      [['--as', 'basic'], '--as'],
      [['--out', 'x.txt'], '--out has to end in “.py” or “.js”, not “x.txt”.'],
    ];
    for (const [options, sentence] of tried) {
      const { refused, ...result } = await fitful('program', 'square-bar-corner', ...options);
      expect(result).toMatchObject({ code: 2, output: '' });
      expect(refused).toContain(sentence);
    }
  });
});
