import type { Subject } from '../modes/mode.ts';
import { readSearch, writeSearch } from '../../solve/saved/searchText.ts';
import type { ModeId } from '../../settings/modeIds.ts';
import { defaults, type Settings } from '../../settings/settings.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { plainSearch } from '../../solve/search.ts';
import { modes } from '../modes/index.ts';
import { listed, played, targetOf } from './requests.ts';
import { settingsOf, stateOf, withMode } from '../state.ts';
import { expect, test } from 'vitest';

const puzzle = parsePuzzle('title: 2\n\n..\n..\n\nA x2\noo\n');
const other = parsePuzzle('title: 3\n\n...\n...\n\nA x3\noo\n');
const dlx = readSearch('dlx')!;
const panesOf = (settings: object) => (settings as Settings).panes.map(writeSearch);

/** A page on which modes are entered and left. */
class PageOfModes {
  private state = stateOf(defaults, puzzle);

  /** Enters a mode from certain settings; returns the settings then. */
  enter(id: ModeId, { puzzle: shown, search }: Subject, settings: Settings): Settings {
    const mode = modes.find((one) => one.id === id)!;
    const now = { ...this.state, base: settings, overrides: {} };
    this.state = withMode(now, id, shown, settings, (before) =>
      mode.enter({ puzzle: shown, search }, settings, before),
    );
    return settingsOf(this.state);
  }

  target(id: ModeId, settings: Settings): ModeId {
    return targetOf(id, { ...this.state, base: settings, overrides: {} }, modes);
  }
}

/** Presses the button of the race. */
const toggle = (
  its: PageOfModes,
  subject: Parameters<PageOfModes['enter']>[1],
  settings: Settings,
) => its.enter(its.target('race', settings), subject, settings);

test('a race starts with the current search, and leaving it keeps that of its first pane', () => {
  const its = new PageOfModes();
  const race = toggle(
    its,
    { puzzle, search: dlx },
    { ...defaults, moment: { step: 7, tick: Infinity } },
  );
  expect(race).toMatchObject({ mode: 'race', moment: defaults.moment });
  expect(panesOf(race)).toEqual(['dlx', 'backtrack:rows']);
  const back = toggle(its, { puzzle, search: { ...dlx, order: 'peel' } }, race);
  expect(back).toMatchObject({ mode: 'saver', search: { solver: 'dlx', order: 'peel' } });
  expect(toggle(its, { puzzle, search: plainSearch }, defaults).mode).toBe('race');
});

test('the other panes are restored, except for another puzzle', () => {
  const its = new PageOfModes();
  const race = {
    ...toggle(its, { puzzle, search: plainSearch }, defaults),
    panes: ['dlx', 'dlx:peel', 'dlx:fewest'].map((text) => readSearch(text)!),
  };
  const left = toggle(its, { puzzle, search: dlx }, race);
  const again = toggle(its, { puzzle, search: plainSearch }, left);
  expect(panesOf(again)).toEqual([writeSearch(plainSearch), 'dlx:peel', 'dlx:fewest']);
  const elsewhere = toggle(its, { puzzle: other, search: plainSearch }, left);
  expect(panesOf(elsewhere)).toHaveLength(2);
});

test('a pane with the search that the race now starts with is restored only where it was doubled', () => {
  const panesAfter = (search: string, ...panes: string[]): readonly string[] => {
    const its = new PageOfModes();
    const race = {
      ...toggle(its, { puzzle, search: plainSearch }, defaults),
      panes: panes.map((text) => readSearch(text)!),
    };
    const left = toggle(its, { puzzle, search: dlx }, race);
    return panesOf(toggle(its, { puzzle, search: readSearch(search)! }, left));
  };
  const rows = 'backtrack:rows';
  expect(panesAfter(rows, 'dlx', rows)).toEqual([rows, 'backtrack:columns']);
  expect(panesAfter(rows, 'dlx', rows, 'dlx:peel')).toEqual([rows, 'dlx:peel']);
  expect(panesAfter('dlx', 'dlx', 'dlx')).toEqual(['dlx', 'dlx']);
});

test('on leaving a mode, a search equal to the puzzle’s recipe becomes the recipe again', () => {
  const its = new PageOfModes();
  const settings = { ...defaults, puzzle: { packed: 'x' } };
  const race = toggle(its, { puzzle, search: plainSearch }, settings);
  expect(toggle(its, { puzzle, search: plainSearch }, race).search).toBe('recipe');
});

test('what is usual in a mode ends with it, whatever led there', () => {
  const its = new PageOfModes();
  const enter = (settings: Settings) =>
    its.enter('class', { puzzle, search: plainSearch }, settings);
  const leave = (settings: Settings) =>
    its.enter('saver', { puzzle, search: plainSearch }, settings);
  const before: Settings = {
    ...defaults,
    theme: 'chocolate',
    moment: { step: 7, tick: Infinity },
    speed: 30,
  };
  const inClass = enter(before);
  expect(inClass).toMatchObject({
    theme: 'paper',
    paused: true,
    speed: 1,
    moment: defaults.moment,
  });
  const back = leave({ ...inClass, theme: 'midnight', lang: 'ja' });
  expect(back).toMatchObject({ theme: 'chocolate', paused: false, speed: 30, lang: 'ja' });
  expect(enter(back)).toMatchObject({ theme: 'paper', paused: true });
  const opened = new PageOfModes().enter('saver', { puzzle, search: plainSearch }, inClass);
  expect(opened).toMatchObject({ theme: defaults.theme, paused: false, speed: 'auto' });
});

test('from a board that is divided, a race is one of strategies, and leads back to the first of them', () => {
  const its = new PageOfModes();
  const make = { strategy: 'costly', blocks: 3, seed: 7 } as const;
  const dividing = { ...defaults, mode: 'generate', make, strategies: [] } as const;
  const race = toggle(its, { puzzle, search: undefined }, dividing);
  expect(race.mode).toBe('race');
  expect(race.strategies).toEqual(
    ['costly', 'strict', 'anneal', 'grow'].map((strategy) => ({ ...make, strategy })),
  );
  const [, anneal] = [race.strategies[0]!, race.strategies[2]!];
  const changed = { ...race, strategies: [anneal] };
  const back = toggle(its, { puzzle, search: undefined }, changed);
  expect(back).toMatchObject({ mode: 'generate', make: anneal });
  // As it was left, where it begins with the same one.
  const again = toggle(its, { puzzle, search: undefined }, back);
  expect(again.strategies).toEqual([anneal]);
  // A search is still raced with searches.
  const searches = its.enter('race', { puzzle, search: plainSearch }, back);
  expect(searches).toMatchObject({ mode: 'race', strategies: [] });
});

test('what a mode was entered from is where its button leads back to', () => {
  const its = new PageOfModes();
  const subject = { puzzle, search: plainSearch };
  const press = (id: ModeId, settings: Settings) =>
    its.enter(its.target(id, settings), subject, settings);
  let settings: Settings = defaults;
  for (const [key, mode] of [
    ...(['class', 'race', 'race', 'generate', 'generate', 'class'] as const).map(
      (one, at) => [one, ['class', 'race', 'class', 'generate', 'class', 'saver'][at]] as const,
    ),
    ...([
      ['race', 'race'],
      ['class', 'class'],
      ['race', 'race'],
      ['class', 'class'],
    ] as const),
  ]) {
    settings = press(key, settings);
    expect(settings.mode).toBe(mode);
  }
  // A race of a lesson is part of the class.
  const lesson = { id: 'backtracking', scene: 7, stop: 0 };
  const opened = { ...defaults, mode: 'race', panes: [], strategies: [], lesson } as const;
  expect(new PageOfModes().target('race', opened)).toBe('class');
});

test('a mode is entered at the moment at which it was left, if its search is still the same', () => {
  const its = new PageOfModes();
  const subject = { puzzle, search: plainSearch };
  const inClass = its.enter('class', subject, defaults);
  const race = toggle(its, subject, { ...inClass, moment: { step: 12, tick: 3 } });
  expect(race).toMatchObject({ mode: 'race', moment: defaults.moment });
  expect(toggle(its, subject, race)).toMatchObject({
    mode: 'class',
    moment: { step: 12, tick: 3 },
  });
  for (const other of [
    { puzzle, search: dlx },
    { puzzle: structuredClone(puzzle), search: plainSearch },
  ]) {
    const again = toggle(its, subject, { ...inClass, moment: { step: 12, tick: Infinity } });
    expect(toggle(its, other, again)).toMatchObject({ mode: 'class', moment: defaults.moment });
  }
});

test('the puzzle of a date is opened in play, from its empty board, and again from there', () => {
  const laid = '0.0.0';
  const before = { ...stateOf({ ...defaults, moment: { step: 9, tick: Infinity } }, puzzle) };
  const { mode, puzzle: opened, next } = played('2026-12-25');
  expect([mode, opened.title]).toEqual(['play', 'A puzzle for December 25']);
  const state = next(before);
  const settings = settingsOf(state);
  expect(settings).toMatchObject({ mode, puzzle: { id: 'today-12-25' }, moment: defaults.moment });
  expect(targetOf('play', state, modes)).toBe('saver');
  const played25 = { ...state, base: { ...state.base, laid } };
  const again = played('2026-12-26').next(played25);
  expect(settingsOf(again)).toMatchObject({ mode, puzzle: { id: 'today-12-26' }, laid: '' });
  expect(targetOf('play', again, modes)).toBe('saver');
});

test('what lies on a board does not lie on the next one', () => {
  const state = stateOf({ ...defaults, mode: 'play', laid: '0.0.0' }, puzzle);
  const { next } = listed(state, { id: 'polyomino-3x3', puzzle: other });
  expect(settingsOf(next(state))).toMatchObject({ mode: 'play', laid: '' });
});
