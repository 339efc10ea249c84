import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fitful, json } from '../testing/tryOut.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-large-count-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

describe('a count that is too large for a double', () => {
  // The bar occupies one row of each class, so that there are seven boards to share out.
  const text = `${`${'.'.repeat(14)}\n`.repeat(14)}\nI\n${'o'.repeat(14)}\n\nA x*\noo\n`;
  writeFileSync(file('dominoes'), text);
  const count = (...args: string[]) => fitful('count', file('dominoes'), '--unique', ...args);

  test(
    'is told exactly, as digits in JSON, and so is the total of its parts',
    { timeout: 120_000 },
    async () => {
      const plain = await count();
      expect(plain.code).toBe(0);
      const solutions = plain.output.trim();
      expect(BigInt(solutions)).toBeGreaterThan(2n ** 53n);
      expect(JSON.parse((await count('--json')).output)).toMatchObject({ solutions });
      const parts = [
        await count('--json', '--shard', '1/2'),
        await count('--json', '--shard', '2/2'),
      ];
      for (const { output } of parts)
        expect(BigInt(JSON.parse(output).solutions)).toBeGreaterThan(2n ** 53n);
      writeFileSync(file('parts'), parts.map(({ output }) => output).join(''));
      expect(JSON.parse((await fitful('total', file('parts'))).output)).toMatchObject({
        solutions,
      });
    },
  );

  test('can be printed again once it is done', { timeout: 120_000 }, async () => {
    const saved = ['--json', '--save', file('large'), '--resume', file('large')];
    const { solutions } = JSON.parse((await count(...saved)).output) as { solutions: string };
    expect(solutions).toBeTypeOf('string');
    expect(readFileSync(file('large'), 'utf8')).toContain(`"solutions":"${solutions}"`);
    expect(JSON.parse((await count(...saved)).output)).toMatchObject({ solutions });
  });

  test.each(['1e30', '-1', '2.5', '"x"', '"007"', '"5"', '9007199254740993', 'null'])(
    'is refused in a total where it is no number that was written so: %s',
    async (solutions) => {
      const [part] = await json('count', 'three-in-a-square', '--json');
      const line = JSON.stringify({ ...part, solutions: 0 });
      writeFileSync(file('odd'), line.replace('"solutions":0', `"solutions":${solutions}`));
      const { code, refused } = await fitful('total', file('odd'));
      expect(code).toBe(2);
      expect(refused).toContain('line 1 of');
    },
  );
});
