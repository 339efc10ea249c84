import { sentenceOf } from '../../settings/invalid.ts';
import { MOST_PANELS, panelIds, toggled } from '../../settings/panelIds.ts';
import { words } from '../../words/index.ts';
import { isPuzzle } from '../library/catalogue.ts';
import { AddressGrammar } from './grammar.ts';
import { expect, test } from 'vitest';

const grammar = new AddressGrammar(isPuzzle);

test('every panel is named in an address, two at most, and none twice', () => {
  for (const id of panelIds) {
    const query = `mode=class&panels=${id}`;
    expect(grammar.write(grammar.read(query).settings)).toBe(query);
    expect(grammar.read(`${query},${id}`).invalidParams.length).toBe(1);
    expect(grammar.read(`${query},none`).invalidParams.length).toBe(1);
  }
  expect(grammar.read(`mode=class&panels=`).invalidParams).toEqual([]);
  const [invalid] = grammar.read('mode=class&panels=none').invalidParams;
  expect(sentenceOf(invalid!, words('en'))).toBe(
    '“panels=none” in the address makes no sense; it is left out.',
  );
  const tooMany = panelIds.slice(0, MOST_PANELS + 1);
  const isTooMany = tooMany.length > MOST_PANELS;
  const { invalidParams } = grammar.read(`mode=class&panels=${tooMany.join()}`);
  expect(invalidParams.length).toBe(isTooMany ? 1 : 0);
});

test('of too many panels the one that was switched on first goes', () => {
  const on = panelIds.reduce<ReturnType<typeof toggled>>(toggled, []);
  expect(on).toEqual(panelIds.slice(-MOST_PANELS));
  expect(toggled(on, on[0]!)).toEqual(on.slice(1));
});
