import { expect, test } from 'vitest';
import { words } from '../../words/index.ts';
import type { PaneModel, RaceKind, RaceModel } from './model.ts';
import { namesOf, toldOf } from './told.ts';

const kind = {
  isVain: ({ found }: { found?: number }) => found === 0,
  names: (subjects: readonly { name: string }[]) => subjects.map(({ name }) => name),
  ending: () => undefined,
  lead: ({ steps }: { steps: number }) => steps,
  result: (_: object, names: readonly string[]) => [`${names.join(', ')}.`, 'And more.'],
} as unknown as RaceKind;

/** A pane by its name, how far it is, its rank, and how many solutions it has found. */
const pane = (name: string, steps: number, rank?: number, found = 1) =>
  ({
    id: steps,
    tag: 0,
    subject: { name },
    status: { steps, found },
    ms: steps / 10,
    rank,
  }) as unknown as PaneModel;

const told = (
  panes: readonly PaneModel[],
  over = false,
  lang: 'en' | 'ja' = 'en',
  more: Partial<RaceModel> = {},
) => {
  const names = namesOf(kind, panes, words(lang));
  const race = { kind, panes, over, equal: 'steps', ...more } as RaceModel;
  return toldOf(race, names, 2, words(lang));
};

test('before anybody has won, it is told who is ahead; then who won; at the end by how much', () => {
  expect(told([pane('Rows', 1), pane('Columns', 2)]).first).toBe('ahead: Columns');
  expect(told([pane('Rows', 1), pane('Columns', 1)]).first).toBe('');
  expect(told([pane('Rows', 9), pane('Columns', 2, 1)]).first).toBe('Columns won in 2 steps.');
  const ended = told([pane('Rows', 9, 2), pane('Columns', 2, 1), pane('Peel', 4, 2)], true);
  expect(ended).toMatchObject({
    first: 'Columns won in 2 steps. Rows took 4.5 times as many.',
    lines: ['Columns won in 2 steps.', 'Rows took 4.5 times as many.'],
    all: 'Rows, Columns, Peel. And more.',
  });
});

test('all are told who were last at the same moment, three or more by their number', () => {
  const panes = [pane('Rows', 2, 1), pane('Columns', 8, 2), pane('Peel', 8, 2)];
  expect(told(panes, true).lines[1]).toBe('Columns and Peel each took 4 times as many.');
  const more = [...panes, pane('Diagonal', 8, 2)];
  expect(told(more, true).lines[1]).toBe('3 others each took 4 times as many.');
  expect(told(more, true, 'ja').lines[1]).toBe('最も遅い3つはいずれも4倍の手数がかかりました。');
  expect(told([...more, pane('Spiral', 9, 5)], true).lines[1]).toBe(
    'Spiral took 4.5 times as many.',
  );
});

test('names are told by their first parts where those tell enough; where all is said, they are whole', () => {
  const dlx = 'Algorithm X · ties: Rows';
  const panes = [pane('Rows', 2, 1), pane(dlx, 2, 1), pane('Columns · Islands', 4, 3)];
  expect(told(panes, true)).toMatchObject({
    first: 'Rows and Algorithm X tied in 2 steps. Columns took 2 times as many.',
    all: `Rows, ${dlx}, Columns · Islands. And more.`,
  });
  expect(told([pane('Rows', 1), pane(dlx, 2)])).toMatchObject({
    first: 'ahead: Algorithm X',
    all: `ahead: ${dlx}`,
  });
  const lesson = { lesson: {} } as Partial<RaceModel>;
  expect(told([pane('Rows', 1), pane(dlx, 2, 1)], false, 'en', lesson).first).toBe(
    'Algorithm X: finished 1st.',
  );
  const alike = [pane(dlx, 2, 1), pane('Algorithm X · ties: Columns', 1)];
  expect(told(alike).first).toBe(`${dlx} won in 2 steps.`);
  // Two that have one name have it in short with their letters.
  const letters = [pane('Strict · seed 3', 2, 1), pane('Strict · seed 3', 1), pane('Growth', 1)];
  expect(told(letters).first).toMatch(/^A: Strict won/);
  expect(told([...letters, pane('Strict · seed 4', 1)]).first).toMatch(/^A: Strict · seed 3 won/);
  const japanese = ['アルゴリズムX · 同数なら横に一段ずつ', '横に一段ずつ'] as const;
  expect(told([pane(japanese[0], 2, 1), pane(japanese[1], 1)], false, 'ja').first).toBe(
    'アルゴリズムXの勝ちです（2手）。',
  );
});

test('all are told who were first together, in time without a common moment', () => {
  const panes = [pane('Rows', 3, 1), pane('Columns', 3, 1), pane('Diagonal', 1)];
  expect(told(panes).first).toBe('Rows and Columns tied in 3 steps.');
  expect(told(panes, false, 'ja').first).toBe('Rows、Columnsが同着1位です（3手）。');
  const level = [pane('Rows', 300, 1), pane('Columns', 301, 1), pane('Peel', 900, 3)];
  expect(told(level, true, 'en', { equal: 'time' }).first).toBe(
    'Rows and Columns tied. Peel took 3 times as long.',
  );
  // The sooner of them counts, in whichever order they stand.
  const others = [pane('Columns', 3290, 1), pane('Rows', 3000, 1), pane('Peel', 9000, 3)];
  for (const panes of [others, others.toReversed()])
    expect(told(panes, true, 'en', { equal: 'time' }).first).toBe(
      'Rows and Columns tied. Peel took 3 times as long.',
    );
});

test('who has searched everything first and found nothing has not won', () => {
  const panes = [pane('Rows', 9, 2, 0), pane('Columns', 3, 1, 0)];
  expect(told(panes, true).first).toBe(
    'Columns was first to search everything and found no solution after 3 steps. Rows took 3 times as many.',
  );
  expect(told(panes, true, 'ja').first).toBe(
    'Columnsが最初に3手で調べ尽くしましたが、解はありませんでした。Rowsは3倍の手数がかかりました。',
  );
});

test('who have searched everything at the same step and found nothing have tied', () => {
  const panes = [pane('Rows', 3, 1, 0), pane('Columns', 3, 1, 0)];
  expect(told(panes, true).first).toBe(
    'Rows and Columns tied: each searched everything in 3 steps and found no solution.',
  );
  expect(told(panes, true, 'ja').first).toBe(
    'Rows、Columnsが同着1位です。いずれも3手で調べ尽くしましたが、解はありませんでした。',
  );
});

test('runs that were stopped, or took about as long, are not compared, nor is a moment that no clock can tell', () => {
  const compared = (panes: readonly PaneModel[], more?: Partial<RaceModel>) =>
    told(panes, true, 'en', more).first;
  expect(compared([pane('Rows', 9), pane('Columns', 2, 1)])).toBe('Columns won in 2 steps.');
  expect(compared([pane('Rows', 21, 2), pane('Columns', 20, 1)])).toBe('Columns won in 20 steps.');
  const atOnce = [pane('Rows', 90, 2), pane('Columns', 0, 1)];
  expect(compared(atOnce, { equal: 'time' })).toBe('Columns won.');
});

test('in a lesson, where searches are compared, nobody wins', () => {
  const lesson = {} as RaceModel['lesson'];
  const panes = [pane('Rows', 9), pane('Columns', 2, 1)];
  expect(told(panes, false, 'en', { lesson }).first).toBe('Columns: finished 1st.');
  const ended = [pane('Rows', 9, 2), pane('Columns', 2, 1)];
  expect(told(ended, true, 'en', { lesson }).first).toBe('Rows, Columns.');
});

test('nobody wins alone', () => {
  expect(told([pane('Rows', 3, 1)]).first).not.toContain('won');
});
