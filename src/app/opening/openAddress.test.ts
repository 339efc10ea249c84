import { PlayOrder } from '../playlist/playlist.ts';
import { defaults } from '../../settings/settings.ts';
import { expect, test } from 'vitest';
import { catalogueAtHand } from '../../testing/catalogueAtHand.ts';
import { isPuzzle } from '../library/catalogue.ts';
import { openAddress, openShow } from './openAddress.ts';
import { pack } from '../address/packed.ts';
import { AddressGrammar } from '../address/grammar.ts';

const grammar = new AddressGrammar(isPuzzle);

const noticesFor = async (query: string): Promise<readonly string[]> =>
  (await openAddress(query, { catalogue: catalogueAtHand, grammar })).notices;

test('of many notices only a few are shown, with the number of the others', async () => {
  const names = Array.from({ length: 12_000 }, (_, i) => `n${i}`).join('&');
  expect(await noticesFor(`lang=en&${names}`)).toEqual([
    ...Array.from({ length: 5 }, (_, i) => `“n${i}” in the address has no meaning and is ignored.`),
    '11,995 other parts of the address make no sense either.',
  ]);
  expect((await noticesFor(`lang=ja&${names}`)).at(-1)).toBe(
    'アドレスには、ほかにも正しくない部分が11,995か所あります。',
  );
});

test('equal notices are shown once, six are all shown, and errors of a text come first', async () => {
  expect(await noticesFor(`lang=en&${'foo=1&'.repeat(9)}`)).toHaveLength(1);
  const notices = await noticesFor('lang=en&a&b&c&d&e&text=AAAA');
  expect(notices).toHaveLength(6);
  expect(notices[0]).toContain('The puzzle in the address cannot be read.');
});

test('unknown piece names are listed once each, and only a few of many', async () => {
  const told = async (pieces: readonly string[], lang: string) =>
    (await noticesFor(`lang=${lang}&pieces=${pieces.join()}`))[0];
  expect(await told(['Q', 'F', 'Q', 'Q'], 'en')).toContain('the puzzle has no piece “Q”, which');
  const many = Array.from({ length: 12_000 }, (_, i) => `q${i}`);
  expect(await told(many, 'en')).toContain(
    'no piece “q0”, “q1”, “q2”, “q3”, “q4”, or 11,995 more,',
  );
  expect(await told(many, 'ja')).toContain(
    'のうち「q0」「q1」「q2」「q3」「q4」など12,000個はこの',
  );
  expect((await told(many, 'en'))!.length).toBeLessThan(400);
});

test('pieces that cannot be held are reported, in a race too', async () => {
  const three = 'lang=en&puzzle=three-in-a-square';
  expect(await noticesFor(`${three}&hold=A:3`)).toEqual([]);
  expect(await noticesFor(`${three}&hold=A&unique`)).toEqual([]);
  for (const wrong of ['hold=Q', 'hold=A:9', 'hold=A', 'hold=B&unique'])
    expect((await noticesFor(`${three}&${wrong}`))[0]).toContain('” in the address is passed over');
  expect(await noticesFor(`${three}&mode=race&panes=dlx::::::Q~dlx::::::A%253a1`)).toEqual([
    expect.stringContaining('“hold=Q” in the address is passed over'),
  ]);
});

test('a piece of which no copy is left cannot be held', async () => {
  const text = await pack('AAA\nA..\n...\n\nA\nooo\no..\n\nB\noo\no.\n\nC\noo\n');
  expect(await noticesFor(`lang=en&text=${text}&hold=B:1`)).toEqual([]);
  expect(await noticesFor(`lang=en&text=${text}&hold=A:1`)).toEqual([
    expect.stringContaining('“hold=A:1” in the address is passed over: no such piece is left'),
  ]);
});

test('if a text cannot be read, the puzzle named in the same address is shown', async () => {
  for (const query of [
    'text=AAAA&puzzle=three-in-a-square',
    'puzzle=three-in-a-square&text=AAAA',
  ]) {
    const { settings, notices } = await openAddress(`lang=en&step=3&${query}`, {
      catalogue: catalogueAtHand,
      grammar,
    });
    expect(settings).toMatchObject({ puzzle: { id: 'three-in-a-square' }, moment: { step: 3 } });
    expect(notices).toEqual([expect.stringContaining('The puzzle in the address cannot be read.')]);
  }
  const { settings } = await openAddress('lang=en&text=AAAA&puzzle=none', {
    catalogue: catalogueAtHand,
    grammar,
  });
  expect(settings.puzzle).toEqual({ id: 'pentomino-10x6' });
});

test('an address that names a playlist begins with its first puzzle, unless it names one', async () => {
  const order = new PlayOrder(catalogueAtHand, { chance: 0 });
  const idFor = async (query: string) => {
    const resources = { catalogue: catalogueAtHand, grammar, order };
    return (await openShow(`${query}&lang=en`, resources)).settings.puzzle;
  };
  const hexiamonds = 'play=hexiamond&shuffle=7';
  const { id } = await order.after(undefined, grammar.read(hexiamonds).settings);
  expect(id).toContain('hexiamond');
  expect(await idFor(hexiamonds)).toEqual({ id });
  expect(await idFor(hexiamonds)).toEqual({ id });
  const other = { id: 'three-in-a-square' };
  expect(await idFor(`${hexiamonds}&puzzle=${other.id}`)).toEqual(other);
  for (const query of ['play=all&shuffle=7', `${hexiamonds}&step=3`, 'mode=race&play=hexiamond'])
    expect(await idFor(query)).toEqual({ id: 'pentomino-10x6' });
});

test.each([
  [
    'play=hexiamond,circles',
    'en',
    '“circles” in “play” of the address has no meaning',
    { play: ['hexiamond'] },
  ],
  [
    'themes=paper,plaid',
    'en',
    '“plaid” in “themes” of the address has no meaning',
    { themes: ['paper'] },
  ],
  ['minutes=soon', 'en', '“minutes=soon” in the address makes no sense; it is chosen for you.', {}],
  ['minutes=0', 'ja', 'minutes=0', {}],
  ['play=circles', 'ja', 'アドレスの「play」にある「circles」は意味がない', { play: [] }],
])('“%s” is told in words (%s), and the rest of it holds', async (query, lang, sentence, named) => {
  const { settings, notices } = await openAddress(`${query}&lang=${lang}`, {
    catalogue: catalogueAtHand,
    grammar,
  });
  expect(notices).toHaveLength(1);
  expect(notices[0]).toContain(sentence);
  const { play, themes, minutes } = defaults;
  expect(settings).toMatchObject({ play, themes, minutes, ...named });
});
