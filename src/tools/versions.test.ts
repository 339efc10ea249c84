import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every package has one version, the same for everybody', () => {
  const { devDependencies, overrides } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  ) as {
    readonly devDependencies: Readonly<Record<string, string>>;
    /** Versions, or those of what a package depends on. */
    readonly overrides: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  };
  const inner = Object.values(overrides).flatMap((of) =>
    typeof of === 'string' ? of : Object.values(of),
  );
  const versions = [...Object.values(devDependencies), ...inner];
  // Another package may stand in for what is not used.
  const oneVersion = /^(npm:[a-z-]+@)?\d+\.\d+\.\d+$/;
  expect(versions.filter((version) => !oneVersion.test(version))).toEqual([]);
});
