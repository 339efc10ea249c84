import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modes } from '../app/modes/index.ts';
import { AddressGrammar } from '../app/url.ts';
import { keyNames } from '../ui/keyNames.ts';
import { strategyIds } from '../generate/strategies/ids.ts';
import { orders } from '../solve/orders/index.ts';
import { rules } from '../solve/rules/index.ts';
import { solvers } from '../solve/solvers/index.ts';
import { themes } from '../theme/index.ts';
import { languages } from '../words/index.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, keys, address] = readme.split(/^## (?:Keys|The address)$/m) as [string, string, string];

test('the README names all parameters of an address', () => {
  const { names } = new AddressGrammar(modes, () => false);
  const named = [...address.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code!.split(/[,=]/));
  const parts = [solvers, orders, rules, themes].flatMap((list) => Object.keys(list));
  const missing = [...parts, ...strategyIds, ...names, ...languages].filter(
    (name) => !named.includes(name),
  );
  expect(missing).toEqual([]);
});

test('the README names all keys', () => {
  const named = [...keys.matchAll(/^\| (.+?) \|/gm)].flatMap(([, shown]) => [
    shown!,
    ...shown!.split(/,? /),
  ]);
  const ofModes = modes.flatMap(({ entrance }) => entrance?.key ?? []);
  for (const key of [...Object.values(keyNames), ...ofModes])
    expect(named).toContain(key === 'Space' ? 'space' : key);
});
