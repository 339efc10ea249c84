import { describe, expect, test } from 'vitest';
import { inPlace } from '../../testing/runs/tryOut.ts';
import { languages, type Language } from '../../words/index.ts';
import { catalogue } from '../puzzles.ts';
import { run } from '../run.ts';
import { widthOf } from '../terminal/columns.ts';

const entries = catalogue(inPlace.today);

/** The lines that `list` prints on a screen. */
async function listed(language: Language, columns: number, isTerminal: boolean): Promise<string[]> {
  let output = '';
  const screen = { ...inPlace.screen, columns, isTerminal };
  await run(['list', '--lang', language], { ...inPlace, screen }, async (text) => {
    output += text;
  });
  return output.trimEnd().split('\n');
}

describe.each(languages)('in %s', (language) => {
  test.each([20, 40, 80, 120])('each puzzle is one line of a terminal of %d', async (columns) => {
    const lines = await listed(language, columns, true);
    expect(lines.slice(1).map((line) => line.split(' ')[0])).toEqual(entries.map(({ id }) => id));
    const longestName = Math.max(...entries.map(({ id }) => id.length));
    const widest = Math.max(...lines.map(widthOf));
    expect(widest).toBeLessThanOrEqual(Math.max(columns, longestName));
    if (columns < 120) expect(lines.some((line) => line.includes('…'))).toBe(columns > longestName);
  });

  test('nothing is shortened where there is room, or no terminal', async () => {
    const whole = await listed(language, 40, false);
    expect(whole.join('')).not.toContain('…');
    expect(await listed(language, 400, true)).toEqual(whole);
  });
});

test('figures stay while there is room for titles', async () => {
  const ofPuzzle = async (columns: number) =>
    (await listed('en', columns, true)).find((line) => line.startsWith('three-in-a-square '))!;
  expect(await ofPuzzle(80)).toMatch(/^three-in-a-square +Three pieces[^…]*… +square +9 +3/);
  expect(await ofPuzzle(40)).toMatch(/^three-in-a-square +Three…$/);
});
