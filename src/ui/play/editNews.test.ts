import { expect, test } from 'vitest';
import { newGame } from '../../game/tree.ts';
import { problemOf } from '../../testing/random/situations.ts';
import { EditNews } from './editNews.ts';
import type { Event, PlayModel } from './model.ts';

const edited: Event = { kind: 'edited', edit: { kind: 'close', cell: [0, 0] } };
const [before, after] = [problemOf('square-bar-corner'), problemOf('square-bar-corner')];
const moves = { ...newGame };

const game = (problem: typeof before, parts: Partial<PlayModel> = {}): PlayModel =>
  ({ problem, moves: newGame, event: undefined, ...parts }) as PlayModel;

test('an edit is told on the board that it led to, until a move is made there', () => {
  const news = new EditNews();
  expect(news.told(game(before)).event).toBeUndefined();
  expect(news.told(game(before, { event: edited })).event).toBeUndefined();
  expect(news.told(game(after)).event).toBe(edited);
  expect(news.told(game(after)).event).toBe(edited);
  expect(news.told(game(after, { moves })).event).toBeUndefined();
  expect(news.told(game(after, { moves })).event).toBeUndefined();
});

test('an edit is told on no other board', () => {
  const news = new EditNews();
  news.told(game(before, { event: edited }));
  news.told(game(after));
  expect(news.told(game(before)).event).toBeUndefined();
  const refused: Event = { kind: 'unedited', edit: { kind: 'close', cell: [0, 0] }, why: 'last' };
  expect(news.told(game(before, { event: refused })).event).toBe(refused);
  expect(news.told(game(after)).event).toBeUndefined();
});
