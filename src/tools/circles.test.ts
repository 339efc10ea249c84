import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

test('no files import each other in a circle, later or as types neither', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(src, name));
  // The linter does not follow `import()`, be it of code or in a type.
  const imports = new Map(
    files.map((file) => [
      file,
      [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
        ([, path]) => join(dirname(file), path!),
      ),
    ]),
  );
  const cleared = new Set<string>();
  const circleFrom = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (cleared.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = circleFrom(next, [...way, file]);
      if (circle) return circle;
    }
    cleared.add(file);
    return undefined;
  };
  const circles = files.flatMap(
    (file) => circleFrom(file, [])?.map((one) => relative(src, one)) ?? [],
  );
  expect(circles).toEqual([]);
});
