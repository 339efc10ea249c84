import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/random/anyText.ts';
import { parsePuzzle, printPuzzle } from '../puzzle/text.ts';
import { languages, readPuzzle } from './index.ts';
import { runs } from '../testing/share.ts';

const folder = new URL('../../assets/puzzles/', import.meta.url);
const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** FUZZ=100000 makes a longer run, with other texts each time. */
const more = Number(process.env.FUZZ ?? 0);
const all = more > 0 ? { numRuns: more } : runs(6000);

test('any mutated text is read, or rejected with a message in every language', () => {
  fc.assert(
    fc.property(anyText(texts), (text) => {
      const [puzzle, ...others] = languages.map((language) => readPuzzle(text, language));
      if (typeof puzzle === 'object') {
        const printed = printPuzzle(puzzle);
        expect(parsePuzzle(printed)).toEqual(puzzle);
        expect(printPuzzle(parsePuzzle(printed))).toBe(printed);
      }
      for (const other of [puzzle, ...others]) {
        expect(typeof other).toBe(typeof puzzle);
        if (typeof other === 'string') expect(other).not.toMatch(/undefined|NaN|\[object/);
      }
    }),
    all,
  );
}, 3_600_000);
