import type { OpenRequest } from '../page.ts';
import { LatestOnly, Notices } from '../notices.ts';
import { settingsOf, stateOf, withSettings } from '../state.ts';
import type { ModeId } from '../../settings/modeIds.ts';
import { defaults, type Settings } from '../../settings/settings.ts';
import { expect, test } from 'vitest';
import { words } from '../../words/index.ts';
import { fakePage } from '../../testing/fakePage.ts';
import { Opener } from './opener.ts';

const request = (mode: ModeId): OpenRequest => ({
  mode,
  puzzle: { title: '' } as OpenRequest['puzzle'],
  next: (state) => withSettings(state, { mode }),
});

/** A page on which loading the code of every mode but the first can be made to fail. */
function setting(missing?: OpenRequest) {
  const its = { canLoad: true, isLoaded: false, isMissing: missing !== undefined };
  const shown: string[] = [];
  const reloaded: string[] = [];
  const notices = new Notices([], () => {});
  const code = {
    codeOf: (mode: string) => its.isLoaded || mode === 'saver' || undefined,
    load: async () => {
      await Promise.resolve();
      if (!its.canLoad) throw new Error('load');
      its.isLoaded = true;
    },
  };
  const state = stateOf(defaults, request('saver').puzzle);
  const settings = (opened: OpenRequest) => settingsOf(opened.next(state));
  const page = fakePage({
    resources: { code },
    latest: new LatestOnly(notices),
    notices,
    state,
    address: { of: ({ mode }: Settings) => mode },
    reload: async (address: () => string) => {
      reloaded.push(address());
      return undefined;
    },
  });
  const opener = new Opener(
    page,
    (opened) => shown.push(settings(opened).mode),
    (isMissing) => (its.isMissing = isMissing),
    missing,
  );
  const pass = () => new Promise((resolve) => setTimeout(resolve));
  return { opener, its, shown, reloaded, pass, said: () => notices.sentences(words('en')) };
}

const saved = { panel: undefined, draft: undefined };

test('a mode whose code is loaded opens at once, any other after loading', async () => {
  const { opener, shown, pass } = setting();
  opener.open(request('saver'));
  expect(shown).toEqual(['saver']);
  opener.open(request('race'));
  expect(shown).toEqual(['saver']);
  await pass();
  expect(shown).toEqual(['saver', 'race']);
});

test('a mode that could not be loaded can be retried, in the end by reloading the page', async () => {
  const { opener, its, shown, reloaded, pass, said } = setting();
  its.canLoad = false;
  opener.open(request('race'));
  await pass();
  expect([shown, its.isMissing, said()]).toEqual([[], true, [words('en').page.modeNotLoaded]]);
  opener.retry(saved);
  await pass();
  expect([shown, its.isMissing, reloaded]).toEqual([[], true, ['race']]);
  its.canLoad = true;
  opener.retry(saved);
  await pass();
  expect([shown, its.isMissing, reloaded]).toEqual([['race'], false, ['race']]);
  opener.retry(saved);
  await pass();
  expect(shown).toEqual(['race']);
});

test('a mode missing at the start can be retried, also after another one is opened, until it is given up', async () => {
  const { opener, its, shown, pass } = setting(request('race'));
  opener.open(request('saver'));
  expect(its.isMissing).toBe(true);
  opener.forget();
  expect(its.isMissing).toBe(false);
  opener.retry(saved);
  await pass();
  expect(shown).toEqual(['saver']);
});

test.each(['class', 'saver'] as const)(
  'the latest request wins over one that is loading: %s',
  async (mode) => {
    const { opener, shown, pass } = setting();
    opener.open(request('race'));
    opener.open(request(mode));
    await pass();
    expect(shown).toEqual([mode]);
  },
);

test('a failure is not reported once something else has been opened', async () => {
  const { opener, its, shown, pass, said } = setting();
  its.canLoad = false;
  opener.open(request('race'));
  opener.open(request('saver'));
  await pass();
  expect([shown, its.isMissing, said()]).toEqual([['saver'], false, []]);
});

test('what could not be opened is opened once its code is there, or can be reloaded for', async () => {
  const { opener, its, shown, reloaded, pass, said } = setting();
  expect(opener.reload(saved)).toBeUndefined();
  its.canLoad = false;
  opener.open(request('race'));
  await pass();
  opener.ready();
  expect(shown).toEqual([]);
  await opener.reload(saved);
  expect(reloaded).toEqual(['race']);
  its.isLoaded = true;
  opener.ready();
  expect([shown, its.isMissing, said()]).toEqual([['race'], false, []]);
});
