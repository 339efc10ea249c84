import { expect, test, vi } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { languages, wordsFor } from './index.ts';

/** Everything that is said, by its path; sentences that take arguments as they are written. */
const said = (part: object, path = ''): [path: string, said: string][] =>
  Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? said(value, `${path}.${key}`)
      : [[`${path}.${key}`, String(value)]],
  );

const puzzles = [
  { areOptions: false, puzzle: parsePuzzle('..\n\nA\noo\n') },
  { areOptions: true, puzzle: parsePuzzle('orientation: in-place\n\n..\n\nA\noo\n') },
];

test.each(languages)('a board alone says in %s what it says on the page', async (language) => {
  for (const { areOptions, puzzle } of puzzles) {
    vi.resetModules();
    const { boardWords, boardWordsFor, loadBoardWordsFor } = await import('./board.ts');
    expect(() => boardWords(language)).toThrow('has not been loaded');
    await loadBoardWordsFor(puzzle, language);
    const alone = boardWordsFor({ areOptions }, language);
    const onPage = new Map(said(wordsFor({ areOptions }, language)));
    expect(said(alone).length).toBeGreaterThan(200);
    for (const [path, sentence] of said(alone))
      expect([path, sentence]).toEqual([path, onPage.get(path)]);
    const ofPieces = new Map(said(boardWords(language)));
    expect(said(alone).some(([path, one]) => ofPieces.get(path) !== one)).toBe(areOptions);
  }
});
