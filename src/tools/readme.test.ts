import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { modes } from '../app/modes/index.ts';
import { paramNames } from '../settings/params.ts';
import { pageKeys } from '../ui/shell/pageKeys.ts';
import { strategyIds } from '../generate/asked.ts';
import { orders } from '../solve/orders/index.ts';
import { rules } from '../solve/rules/index.ts';
import { solvers } from '../solve/solvers/index.ts';
import { themes } from '../theme/index.ts';
import { languages } from '../words/index.ts';

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const address = textOf('../docs/address.md');
const keys = textOf('../docs/keys.md');

test('the page about the address names all its parameters', () => {
  const named = [...address.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code!.split(/[,=]/));
  const parts = [solvers, orders, rules, themes].flatMap((list) => Object.keys(list));
  const missing = [...parts, ...strategyIds, ...paramNames, ...languages].filter(
    (name) => !named.includes(name),
  );
  expect(missing).toEqual([]);
});

test('the page about keys names them all', () => {
  const named = [...keys.matchAll(/^\| (.+?) \|/gm)].flatMap(([, shown]) => [
    shown!,
    ...shown!.split(/,? /),
  ]);
  const ofModes = modes.flatMap(({ entrance }) => entrance?.key ?? []);
  for (const key of [...Object.values(pageKeys).map((command) => command.key), ...ofModes])
    expect(named).toContain(key === 'Space' ? 'space' : key);
});

const root = join(import.meta.dirname, '../..');
const documents = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => join('src', path));

test.each(['README.md', ...documents])('the files that %s names are there', (path) => {
  const document = join(root, path);
  const text = readFileSync(document, 'utf8');
  const isIn = (file: string, ...folders: readonly string[]): boolean =>
    folders.some((folder) => existsSync(join(folder, file)));
  const links = [...text.matchAll(/\]\((?!http)([^)#]+)(?:#[^)]*)?\)/g)].map(([, link]) => link!);
  const code = [...text.matchAll(/`(?!dist\/|build\/)([\w.-]+\/[\w./-]+\.\w+)`/g)];
  const named = code.map(([, file]) => file!);
  expect(links.filter((link) => !isIn(link, dirname(document)))).toEqual([]);
  expect(named.filter((file) => !isIn(file, dirname(document), root, join(root, 'src')))).toEqual(
    [],
  );
});

test.each(['README.md', ...documents])(
  '%s does not say that Algorithm X uses links that dance',
  (path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const claims = [...text.matchAll(/.{0,40}dancing links/gi)].map(([claim]) => claim);
    expect(claims.filter((claim) => !/in place of |not |npm|package/i.test(claim))).toEqual([]);
  },
);
