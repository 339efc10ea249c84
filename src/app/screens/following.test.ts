import type { Scene } from '../modes/scene.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { settingsOf, stateOf, type PageState } from '../state.ts';
import type { OpenRequest } from '../page.ts';
import { type Settings, defaults } from '../../settings/settings.ts';
import { expect, test } from 'vitest';
import { catalogueAtHand as catalogue } from '../../testing/catalogueAtHand.ts';
import { isPuzzle } from '../library/catalogue.ts';
import { AddressGrammar } from '../address/grammar.ts';
import { fakePage } from '../../testing/fakePage.ts';
import { Following } from './following.ts';
import { Leading } from './leading.ts';

const grammar = new AddressGrammar(isPuzzle);
const resources = { grammar, catalogue };
const usual: Settings = { ...defaults, lang: 'en' };

const puzzle = { title: '' } as Puzzle;

/** A scene that can leave. */
function newScene() {
  const scene = {
    player: { speed: 'auto' },
    isLeaving: false,
    leave: () => void (scene.isLeaving = true),
    cancelLeave: () => void (scene.isLeaving = false),
  };
  return scene as typeof scene & Scene;
}

/** Two windows, of which the second one shows what the first one does, once `pass` is called. */
function twoWindows(load?: () => Promise<unknown>) {
  const leader = { scene: newScene(), settings: usual };
  const follower = { scene: newScene(), settings: usual };
  follower.settings = { ...follower.settings, screen: { place: 2, count: 2 }, ui: false };
  let opened = 0;
  const arrivals: OpenRequest['arrival'][] = [];
  const stateIn = (window: typeof leader): PageState => stateOf(window.settings, puzzle);
  const leadingPage = fakePage({
    resources,
    get state() {
      return stateIn(leader);
    },
    get settings() {
      return leader.settings;
    },
    get scene() {
      return leader.scene;
    },
  });
  const leading = new Leading('leader', leadingPage);
  const following = new Following(
    fakePage({
      resources,
      get state() {
        return stateIn(follower);
      },
      get settings() {
        return follower.settings;
      },
      get scene() {
        return follower.scene;
      },
      open: (request: OpenRequest) => {
        opened++;
        arrivals.push(request.arrival);
        follower.scene = newScene();
        follower.settings = settingsOf(request.next(stateIn(follower)));
        request.opened?.(follower.scene);
      },
      change: (changes: Partial<Settings>) =>
        (follower.settings = { ...follower.settings, ...changes }),
    }),
    { next: () => {}, leaveForNext: () => {}, cancelLeave: () => {}, isLeaving: false } as never,
    load,
  );
  const pass = async (isLeaving = false) => {
    leading.update();
    following.hear({ showing: leading.showing, isLeaving });
    await expect.poll(() => following.showing).toBe(leading.showing.id);
  };
  return { leader, follower, following, pass, opened: () => opened, arrivals };
}

test('a window that follows opens what the leader opens, in its own place', async () => {
  const { leader, follower, pass, opened } = twoWindows();
  await pass();
  expect(opened()).toBe(1);
  leader.scene = newScene();
  leader.settings = { ...leader.settings, unique: true };
  await pass();
  expect(opened()).toBe(2);
  expect(follower.settings).toMatchObject({ unique: true, screen: { place: 2 }, ui: false });
});

test('it takes on how the leader looks and behaves without opening anything', async () => {
  const { leader, follower, pass, opened } = twoWindows();
  await pass();
  const changes: readonly Partial<Settings>[] = [
    { theme: 'glass' },
    { captions: true },
    { speed: 30 },
    { awake: false },
    { leave: true },
    { minutes: 3 },
  ];
  for (const change of changes) {
    leader.settings = { ...leader.settings, ...change };
    await pass();
    await expect.poll(() => follower.settings).toMatchObject(change);
  }
  expect(follower.settings).toMatchObject({ screen: { place: 2 }, ui: false });
  expect(opened()).toBe(1);
});

test('it takes on another language once its words are there, unless the leader has chosen another one', async () => {
  const loads: { answer(): void; fail(): void }[] = [];
  const { leader, follower, pass } = twoWindows(
    () => new Promise<void>((answer, fail) => loads.push({ answer, fail })),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const choose = async (changes: Partial<Settings>) => {
    leader.settings = { ...leader.settings, ...changes };
    await pass();
    await settled();
  };
  await pass();
  await choose({ lang: 'ja' });
  expect(follower.settings.lang).toBe('en');
  await choose({ lang: 'en', captions: true });
  loads[1]!.answer();
  loads[0]!.answer();
  await settled();
  expect(follower.settings).toMatchObject({ lang: 'en', captions: true });
  await choose({ lang: 'ja' });
  loads[2]!.fail();
  await settled();
  expect(follower.settings.lang).toBe('en');
  await choose({ theme: 'glass' });
  loads[3]!.answer();
  await settled();
  expect(follower.settings).toMatchObject({ lang: 'ja', theme: 'glass' });
});

test('what follows a board that has left comes as it does for the leader, and soon what somebody asked for there', async () => {
  const { leader, pass, arrivals } = twoWindows();
  await pass();
  for (const isLeaving of [true, false]) {
    await pass(isLeaving);
    leader.scene = newScene();
    leader.settings = { ...leader.settings, unique: !leader.settings.unique };
    await pass();
  }
  expect(arrivals.slice(1)).toEqual(['own', undefined]);
});

test('a board leaves with that of the leader, and comes back if there is no leader any more', async () => {
  const { follower, following, pass } = twoWindows();
  await pass();
  await pass(true);
  expect(follower.scene.isLeaving).toBe(true);
  following.stay();
  expect(follower.scene.isLeaving).toBe(false);
});
