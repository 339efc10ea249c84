import { expect, test } from 'vitest';
import { words } from '../../words/index.ts';
import type { PaneModel, RaceKind, RaceModel } from './model.ts';
import { namesOf, toldOf } from './told.ts';

const kind = {
  names: (subjects: readonly { name: string }[]) => subjects.map(({ name }) => name),
  ending: () => undefined,
  lead: ({ steps }: { steps: number }) => steps,
  result: (_: object, names: readonly string[]) => [`${names.join(', ')}.`, 'And more.'],
} as unknown as RaceKind;

/** A pane by its name, how far it is, and its rank. */
const pane = (name: string, steps: number, rank?: number) =>
  ({ id: steps, tag: 0, subject: { name }, status: { steps }, rank }) as unknown as PaneModel;

const told = (panes: readonly PaneModel[], over = false, lang: 'en' | 'ja' = 'en') => {
  const names = namesOf(kind, panes, words(lang));
  return toldOf({ kind, panes, over } as RaceModel, names, 2, words(lang));
};

test('before anybody has won, it is told who is ahead; then who was first; at the end the result', () => {
  expect(told([pane('Rows', 1), pane('Columns', 2)]).first).toBe('ahead: Columns');
  expect(told([pane('Rows', 1), pane('Columns', 1)]).first).toBe('');
  expect(told([pane('Rows', 9), pane('Columns', 2, 1)]).first).toBe('Columns: finished 1st.');
  expect(told([pane('Rows', 9, 2), pane('Columns', 2, 1)], true)).toMatchObject({
    first: 'Rows, Columns.',
    all: 'Rows, Columns. And more.',
  });
});

test('all are told who were first together', () => {
  const panes = [pane('Rows', 3, 1), pane('Columns', 2, 1), pane('Diagonal', 1)];
  expect(told(panes).first).toBe('Rows, Columns: finished 1st together.');
  expect(told(panes, false, 'ja').first).toBe('Rows、Columnsが1位で終わりました。');
});

test('nobody wins alone', () => {
  expect(told([pane('Rows', 3, 1)]).first).not.toContain('1st');
});
