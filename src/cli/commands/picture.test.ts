import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fitful, json } from '../../testing/runs/tryOut.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The names on the pieces of a picture, in order. */
const namesIn = (svg: string): string[] => svg.match(/(?<=>)[^<>\n]+(?=<\/text>)/g) ?? [];
const namesAt = async (...args: string[]): Promise<string[]> =>
  namesIn((await fitful('picture', ...args, '--letters')).output).toSorted();

interface Line {
  readonly kind: string;
  readonly piece: string;
  readonly depth: number;
}

describe('picture', () => {
  test('shows the pieces that lie after a step', async () => {
    const puzzle = ['pentomino-6x10', '--order', 'rows'];
    const steps = (await json('steps', ...puzzle, '--limit', '60')) as unknown as Line[];
    const laid: string[] = [];
    for (const [i, { kind, piece }] of steps.entries()) {
      if (kind === 'place') laid.push(piece);
      else laid.pop();
      if (i % 10 !== 9) continue;
      expect(await namesAt(...puzzle, '--step', String(i + 1))).toEqual(laid.toSorted());
    }
    expect(await namesAt(...puzzle, '--step', '0')).toEqual([]);
  });

  test('shows a solution, the first unless another is named, and differs between them', async () => {
    const first = await fitful('picture', 'three-in-a-square');
    expect(first.code).toBe(0);
    expect(first.output).toBe(
      (await fitful('picture', 'three-in-a-square', '--solution', '1')).output,
    );
    const all = new Set<string>();
    for (let solution = 1; solution <= 16; solution++) {
      const { output } = await fitful(
        'picture',
        'three-in-a-square',
        '--solution',
        String(solution),
      );
      all.add(output);
    }
    // Copies of its pieces look alike, but no two solutions do.
    expect(all.size).toBe(16);
  });

  test('is as wide as asked for, in a theme, and written whole into a file', async () => {
    const out = join(folder, 'x.svg');
    const options = ['--theme', 'wood', '--width', '320', '--transparent'];
    const { code, output } = await fitful('picture', 'pentomino-6x10', ...options, '--out', out);
    expect([code, output]).toEqual([0, '']);
    const svg = readFileSync(out, 'utf8');
    expect(svg).toBe((await fitful('picture', 'pentomino-6x10', ...options)).output);
    expect(svg).toMatch(/^<svg [^>]* width="320" /);
    expect(svg).not.toContain('<rect');
    expect(namesIn(svg)).toEqual([]);
  });

  test('has names where the theme has them, and labels of a calendar', async () => {
    const { output } = await fitful('picture', 'square-bar-corner', '--theme', 'distinct');
    expect(namesIn(output).toSorted()).toEqual(['I', 'L', 'O']);
    const today = await fitful('picture', 'today');
    expect(namesIn(today.output).toSorted()).toEqual(['25', 'Dec']);
    const inJapanese = await fitful('picture', 'today', '--lang', 'ja');
    expect(namesIn(inJapanese.output).toSorted()).toEqual(['12月', '25']);
  });

  test('is refused where there is no such moment, and in other formats', async () => {
    const tried: [options: string[], code: number, sentence: string][] = [
      [['--step', '400'], 1, 'there is no step 400: the search ends at step 20.'],
      [['--solution', '4'], 1, 'there is no solution 4: the search ends with 1 solution.'],
      [['--step', '2', '--solution', '1'], 2, '--step and --solution cannot go together.'],
      [['--out', 'x.png'], 2, 'a PNG needs a browser to draw it'],
      [['--out', 'x.pdf'], 2, '--out has to end in “.svg”, not “x.pdf”.'],
      [['--out', join(folder, 'none', 'x.svg')], 3, 'cannot be written'],
      [['--width', '0'], 2, '--width has to be a whole number from 1'],
      [['--width', '20001'], 2, '--width can be at most 20,000.'],
      [['--theme', 'papyrus'], 2, 'did you mean “paper”?'],
    ];
    for (const [options, code, sentence] of tried) {
      const { refused, ...result } = await fitful('picture', 'square-bar-corner', ...options);
      expect(result).toMatchObject({ code, output: '' });
      expect(refused).toContain(sentence);
    }
    const none = await fitful('picture', 'domino-4x4-corners');
    expect(none).toMatchObject({ code: 1, refused: 'there is no solution.' });
  });
});
