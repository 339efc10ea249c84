import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import type { Transport } from '../play/transport.ts';
import { defaults } from '../settings/settings.ts';
import { type PageState, stateOf } from './state.ts';
import { fakePage } from '../testing/fakePage.ts';
import { Playback } from './playback.ts';

const puzzle = parsePuzzle('title: 2\n\n..\n..\n\nA x2\noo\n');

/** A page with a player, and all that was asked of both. */
function setting() {
  const asked: string[] = [];
  const player = {
    playing: true,
    moving: true,
    speed: 'auto',
    pace: 2,
    speeds: ['auto', 1, 2, 4, 'max'],
    isAtEnd: false,
    stretch: defaults.stretch,
    seek: (step: number, tick?: number) => asked.push(`seek ${step} ${tick}`),
    step: (by: number) => asked.push(`step ${by}`),
    goOn: (step: number, seconds: number) => asked.push(`go on ${step} ${seconds}`),
  };
  const page = {
    state: stateOf(defaults, puzzle),
    take: (state: PageState) => (page.state = state),
  };
  const current = {
    onShow: { player: player as unknown as Transport },
    cancelLeave: () => asked.push('stay'),
  };
  const playback = new Playback(fakePage(page), current as never, () => asked.push('changed'));
  return { playback, page, player, asked };
}

test('an address with a moment, or paused, puts a person in control; what is known otherwise wins', () => {
  const { playback, page, player, asked } = setting();
  playback.start(defaults);
  expect([page.state.isUserControlled, player.playing, asked]).toEqual([false, true, []]);
  playback.start({ ...defaults, moment: { step: 7, tick: 2 } });
  expect([page.state.isUserControlled, asked]).toEqual([true, ['seek 7 2']]);
  playback.start({ ...defaults, paused: true }, false);
  expect([page.state.isUserControlled, player.playing]).toEqual([false, false]);
  const stretch = { from: 2, to: 5, loops: true };
  playback.start({ ...defaults, stretch });
  expect([page.state.isUserControlled, player.stretch]).toEqual([true, stretch]);
  // Moves by hand are no run.
  playback.start({ ...defaults, mode: 'play', stretch: { ...stretch, from: 3 } });
  expect(player.stretch).toBe(stretch);
});

test('playing on from the end of a stretch begins it again', () => {
  const { playback, player, asked } = setting();
  Object.assign(player, { isAtEnd: true, stretch: { from: 2, to: 5, loops: false } });
  playback.play(false);
  expect(asked).not.toContain('seek 2 undefined');
  playback.play(true);
  expect(asked).toContain('seek 2 undefined');
});

test('a page that resumes goes on by itself where it was', () => {
  const { playback, page, player, asked } = setting();
  page.state = { ...page.state, isUserControlled: true };
  player.playing = false;
  playback.resume({ ...defaults, moment: { step: 9, tick: Infinity } }, 12);
  expect([page.state.isUserControlled, player.playing, asked]).toEqual([
    false,
    true,
    ['go on 9 12'],
  ]);
});

test('whoever steps, seeks or pauses takes control and keeps the board; playing on does not', () => {
  for (const act of [
    (playback: Playback) => playback.step(-1),
    (playback: Playback) => playback.seek(3),
    (playback: Playback) => playback.toggle(),
  ]) {
    const { playback, page, asked } = setting();
    act(playback);
    expect(page.state.isUserControlled).toBe(true);
    expect(asked).toContain('stay');
    expect(asked.at(-1)).toBe('changed');
  }
  const { playback, page, player } = setting();
  Object.assign(player, { playing: false, moving: false });
  playback.toggle();
  expect([page.state.isUserControlled, player.playing]).toEqual([false, true]);
});

test('speeds go up and down the ladder from the pace at hand, and end at its ends', () => {
  const { playback, player } = setting();
  const { speeds } = player;
  expect(speeds).toContain(playback.speedAt(1));
  expect(playback.speedAt(-99)).toBe(speeds[0]);
  expect(playback.speedAt(99)).toBe('max');
});
