import type { Scene } from '../modes/scene.ts';
import { defaults } from '../../settings/settings.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { AddressBar } from './addressBar.ts';
import { isPuzzle } from '../library/catalogue.ts';
import { AddressGrammar } from './grammar.ts';

afterEach(() => vi.unstubAllGlobals());

const grammar = new AddressGrammar(isPuzzle);
const { stretch } = defaults;
const player = { playing: true, at: 0, destination: undefined, tickShown: Infinity, stretch };

test('a browser that refuses an address keeps nothing from being shown, and gets the next one', () => {
  const written: string[] = [];
  let isRefused = true;
  vi.stubGlobal('location', { pathname: '/fitful.html', hash: '' });
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, address: string) => {
      if (isRefused) throw new DOMException('not for files', 'SecurityError');
      written.push(address);
    },
  });
  const address = new AddressBar(grammar);
  const update = (now: number, theme: 'glass' | 'wood'): void =>
    address.update(now, { ...defaults, theme }, { player } as unknown as Scene, true);
  expect(() => update(0, 'glass')).not.toThrow();
  isRefused = false;
  update(1000, 'wood');
  expect(written).toEqual(['?theme=wood']);
});
