import { seal, unseal } from '../../solve/saved/seal.ts';
import { fitful, json } from '../../testing/runs/tryOut.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'fitful-large-count-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

describe('a count that is too large for a double', () => {
  const text = `${`${'.'.repeat(14)}\n`.repeat(14)}\nI\n${'o'.repeat(14)}\n\nA x*\noo\n`;
  writeFileSync(file('dominoes'), text);
  const count = (...args: string[]) =>
    fitful('count', file('dominoes'), '--unique', '--workers', '1', ...args);

  /** The result of a part that found so many images of solutions. */
  const partWith = async (shard: string, images: bigint): Promise<string> => {
    const name = file(`part ${shard.replace('/', ' of ')}`);
    const saved = ['--shard', shard, '--save', name, '--resume', name];
    await count(...saved);
    const content = unseal(readFileSync(name, 'utf8')) as object;
    writeFileSync(name, seal({ ...content, weighted: String(images), divisor: 8 }));
    const { code, output } = await count(...saved);
    expect({ code, output }).toEqual({ code: 0, output: `${images}/8\n` });
    return (await count('--json', ...saved)).output;
  };

  test(
    'is told exactly, as digits in JSON, and so is the total of its parts, though they are fractions',
    { timeout: 120_000 },
    async () => {
      const { solutions, images, symmetries } = JSON.parse((await count('--json')).output);
      expect(BigInt(solutions)).toBeGreaterThan(2n ** 53n);
      expect({ images, symmetries }).toEqual({
        images: String(8n * BigInt(solutions)),
        symmetries: 8,
      });
      const first = 2n ** 60n + 3n;
      const parts = [await partWith('1/2', first), await partWith('2/2', BigInt(images) - first)];
      for (const part of parts)
        expect(JSON.parse(part)).toMatchObject({ solutions: null, symmetries: 8 });
      writeFileSync(file('parts'), parts.join(''));
      expect(JSON.parse((await fitful('total', file('parts'))).output)).toMatchObject({
        solutions,
        images,
        shard: '1/1',
      });
    },
  );

  test('can be printed again once it is done', { timeout: 120_000 }, async () => {
    const saved = ['--json', '--save', file('large'), '--resume', file('large')];
    const { solutions, images } = JSON.parse((await count(...saved)).output);
    expect(solutions).toBeTypeOf('string');
    expect(readFileSync(file('large'), 'utf8')).toContain(`"weighted":"${images}"`);
    expect((await count()).output).toBe(`${solutions}\n`);
    expect(JSON.parse((await count(...saved)).output)).toMatchObject({ solutions, images });
  });

  test.each(['1e30', '-1', '2.5', '"x"', '"007"', '"5"', '9007199254740993', 'null'])(
    'is refused in a total where it is no number that was written so: %s',
    async (images) => {
      const [part] = await json('count', 'three-in-a-square', '--json');
      const line = JSON.stringify({ ...part, images: 0 });
      writeFileSync(file('odd'), line.replace('"images":0', `"images":${images}`));
      const { code, refused } = await fitful('total', file('odd'));
      expect(code).toBe(2);
      expect(refused).toContain('line 1 of');
    },
  );
});
