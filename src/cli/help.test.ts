import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { fitful } from '../testing/runs/tryOut.ts';

describe('help', () => {
  test('is about all commands, or one', async () => {
    const all = (await fitful('help')).output;
    for (const asked of [['--help'], ['help', 'help'], ['help', '--help']])
      expect(await fitful(...asked)).toMatchObject({ code: 0, output: all });
    for (const lang of ['en', 'ja']) {
      for (const command of [
        'list',
        'show',
        'solve',
        'ask',
        'count',
        'steps',
        'film',
        'total',
        'compare',
        'pruning',
        'experiment',
        'generate',
        'picture',
        'cut',
        'program',
        'lesson',
      ]) {
        const { code, output } = await fitful('help', command, '--lang', lang);
        expect(code).toBe(0);
        expect(output.startsWith(`  ${command} `)).toBe(true);
        expect((await fitful(command, '--help', '--lang', lang)).output).toBe(output);
        const others = output.match(/^ {2}[a-z]+/gm)!;
        expect(others).toEqual([`  ${command}`]);
        expect(output.includes('--solver')).toBe(
          ['solve', 'count', 'steps', 'film', 'pruning', 'picture', 'cut', 'program'].includes(
            command,
          ),
        );
        expect(output.includes('--save')).toBe(['count', 'compare'].includes(command));
      }
    }
  });

  test('there is none for an unknown command', async () => {
    const refused = expect.stringContaining('no command “invent”') as string;
    expect(await fitful('help', 'invent')).toMatchObject({ code: 2, output: '', refused });
    expect((await fitful('help', 'solve', 'again')).refused).toContain('“again” is one word');
  });

  test('the version is that of the package', async () => {
    expect((await fitful('--version')).output).toBe(`fitful ${version}\n`);
  });
});
