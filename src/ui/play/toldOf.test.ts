import { expect, test } from 'vitest';
import { noHelp } from '../../game/help.ts';
import { impossibleAt } from '../../game/impossible.ts';
import { refusalAt } from '../../game/refusal.ts';
import { edited } from '../../puzzle/editing.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { compile } from '../../solve/problem.ts';
import { words, type Language } from '../../words/index.ts';
import type { HeldPiece, PlayModel, Told } from './model.ts';
import { placesOf } from './board/places.ts';
import { toldOf } from './toldOf.ts';

const nothing: Told = {
  isLive: false,
  asked: undefined,
  answer: undefined,
  ahead: undefined,
  hints: [],
  lastGood: undefined,
};

const problem = compile(parsePuzzle('use: some\n\n..\n.\n\nI\nooo\n\nO\no\n'));

function toldIn(language: Language, parts: Partial<PlayModel>): string {
  const model = { problem, laid: [], told: nothing, help: noHelp, ...parts } as PlayModel;
  return toldOf(model, placesOf(problem), words(language), language);
}

test('why a position is hopeless is told without the search’s way back', () => {
  const answer = {
    known: { kind: 'exact', ways: 0n },
    completion: undefined,
    impossible: impossibleAt(problem, []),
    isOver: true,
  } as const;
  const told: Told = { ...nothing, asked: 'ways', answer };
  expect(answer.impossible).toBeDefined();
  expect(toldIn('en', { told })).toMatch(/^No way is left\./);
  expect(toldIn('en', { told })).not.toContain('Go back');
  expect(toldIn('ja', { told })).not.toContain('戻');
});

test('a puzzle that never could be solved is not said to have been', () => {
  const told = {
    ...nothing,
    asked: 'solvable',
    answer: { known: { kind: 'exact', ways: 0n }, isOver: true },
  } as Told;
  expect(toldIn('en', { told })).toBe('No, it cannot be solved from here.');
  expect(toldIn('ja', { told })).toBe('いいえ、ここからは解けません。');
});

test('a reason names cells as the board does, where its first column is closed', () => {
  const close = (puzzle: Puzzle, row: number) => edited(puzzle, { kind: 'close', cell: [0, row] });
  const whole = parsePuzzle('use: some\n\n..\n..\n\nI\nooo\n');
  const narrow = compile(close(close(whole, 0), 1));
  const impossible = impossibleAt(narrow, []);
  const answer = { known: { kind: 'exact', ways: 0n }, impossible, isOver: true } as const;
  const told = { ...nothing, asked: 'ways', answer } as Told;
  const model = { problem: narrow, laid: [], told, help: noHelp } as unknown as PlayModel;
  const said = toldOf(model, placesOf(narrow), words('en'), 'en');
  expect(said).toMatch(/\bb1\b/);
  expect(said).not.toMatch(/\ba1\b/);
});

test('a piece that can lie on a cell in no way is told with the reason', () => {
  const refusal = refusalAt(problem, [], 0, 0);
  const held = { piece: 0, cell: 0, refusal } as HeldPiece;
  expect(toldIn('en', { held })).toBe('I fits on a1 in no way. I leaves the board.');
  expect(toldIn('ja', { held })).toBe('Iはa1にはどうしても置けません。Iがはみ出します。');
});

test('what came of an edit is told with how many cells are missing', () => {
  const event = { kind: 'edited', edit: { kind: 'close', cell: [1, 1] } } as const;
  expect(toldIn('en', { event })).toBe('b2 is closed. 1 cell too few for all pieces.');
  const told: Told = { ...nothing, isLive: true };
  expect(toldIn('en', { event, told })).toBe(
    'b2 is closed. 1 cell too few for all pieces. Counting …',
  );
  const refused = { kind: 'unedited', edit: { kind: 'close', cell: [0, 0] }, why: 'last' } as const;
  expect(toldIn('en', { event: refused })).toBe('a1 is the last cell, and stays open.');
});
