import { LatestOnly, Notices } from './notices.ts';
import { expect, test } from 'vitest';
import { words } from '../words/index.ts';

/** Requests with promises that the test settles, and what was shown and reported of them. */
function setting() {
  const shown: string[] = [];
  const notices = new Notices([], () => {});
  const latest = new LatestOnly(notices);
  const run = (name: string) => {
    let resolve: (made: string) => void = () => {};
    let reject: (why: Error) => void = () => {};
    const done = latest.run(
      new Promise<string>((...settle) => ([resolve, reject] = settle)),
      (made) => shown.push(made),
      () => shown.push(`instead of ${name}`),
    );
    return {
      come: () => (resolve(name), done),
      fail: () => (reject(new Error(name)), done),
    };
  };
  return { latest, run, shown, said: () => notices.sentences(words('en')) };
}

test('only the last request is shown, and it is pending until then', async () => {
  const { latest, run, shown } = setting();
  expect(latest.isPending).toBe(false);
  const early = run('early');
  const late = run('late');
  await early.come();
  expect(shown).toEqual([]);
  expect(latest.isPending).toBe(true);
  await late.come();
  expect(shown).toEqual(['late']);
  expect(latest.isPending).toBe(false);
});

test('a failed request is reported until another one succeeds', async () => {
  const { latest, run, shown, said } = setting();
  await run('first').fail();
  expect(shown).toEqual(['instead of first']);
  expect(said()).toEqual([words('en').page.notLoaded]);
  expect(latest.isPending).toBe(false);
  await run('second').come();
  expect(said()).toEqual([]);
});

test('a notice is shown in the language of the page, and withdrawn whatever that was when it was said', () => {
  let changes = 0;
  const notices = new Notices(['A sentence.'], () => changes++);
  const [en, ja] = [words('en'), words('ja')];
  notices.set('searchFailed', true);
  notices.say({ id: 'searchFailed' });
  expect(notices.sentences(en)).toEqual(['A sentence.', en.page.searchFailed]);
  expect(notices.sentences(ja)).toEqual(['A sentence.', ja.page.searchFailed]);
  notices.withdraw('searchFailed');
  expect([notices.sentences(ja), changes]).toEqual([['A sentence.'], 3]);
  notices.withdraw('searchFailed');
  expect(changes).toBe(3);
});
