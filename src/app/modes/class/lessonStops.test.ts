import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { compile } from '../../../solve/problem.ts';
import { pointAt } from '../../../teach/lesson.ts';
import { Questions } from '../../../teach/questions.ts';
import { readLesson } from '../../../teach/readLesson.ts';
import { Situations } from '../../../teach/situation.ts';
import { isPuzzle } from '../../catalogue.ts';
import { searchFor } from '../../recipes.ts';
import { idOf } from '../../settings.ts';
import { AddressGrammar } from '../../url.ts';
import { modes } from '../index.ts';

const assets = new URL('../../../../assets/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, assets), 'utf8');
const grammar = new AddressGrammar(modes, isPuzzle);

test.each(readdirSync(new URL('lessons/', assets)))('every stop of %s is a moment', (file) => {
  const { scenes } = readLesson(file, JSON.parse(read(`lessons/${file}`)));
  for (const stop of scenes.flatMap(({ stops }) => stops)) {
    const { settings, invalidParams } = grammar.read(`mode=class&${stop}`);
    expect(invalidParams).toEqual([]);
    const problem = compile(parsePuzzle(read(`puzzles/${idOf(settings)}.txt`)));
    const searches =
      settings.mode === 'race' ? grammar.searchesIn(settings) : [searchFor(settings)];
    const steps = searches.map((search) => new Situations(problem, search).at(settings).step);
    const step = Math.max(...steps);
    expect({ stop, step }).toEqual({ stop, step: settings.step });
  }
});

test.each(readdirSync(new URL('lessons/', assets)))(
  'what %s asks to be pointed at is worth asking there',
  (file) => {
    const lesson = readLesson(file, JSON.parse(read(`lessons/${file}`)));
    const pointed = lesson.scenes.flatMap(({ point, stops }, scene) => {
      if (point === undefined) return [];
      const { settings } = grammar.read(`mode=class&${stops[0]}`);
      const problem = compile(parsePuzzle(read(`puzzles/${idOf(settings)}.txt`)));
      const search = searchFor(settings);
      const situation = new Situations(problem, search).at(settings);
      expect(pointAt(lesson, { scene, stop: 0 }, situation)).toBe(point);
      const kinds = new Questions(problem, search).of(situation).map(({ kind }) => kind);
      expect(kinds).toContain(point);
      return [[scene + 1, point]];
    });
    const all = [2, 'cell', 3, 'fails', 4, 'removed', 10, 'fewest'];
    expect(pointed.flat()).toEqual(all);
  },
);

test('a place in a lesson is read and written', () => {
  for (const place of ['backtracking:1', 'backtracking:10.6']) {
    const { settings, invalidParams } = grammar.read(`mode=class&lesson=${place}`);
    expect(invalidParams).toEqual([]);
    // With the puzzle, whichever it is: what an address leaves out is completed from the stop.
    expect(grammar.write(settings)).toBe(`mode=class&puzzle=pentomino-10x6&lesson=${place}`);
  }
  for (const place of ['backtracking:0', 'backtracking:1.0', 'backtracking', ':1'])
    expect(grammar.read(`mode=class&lesson=${place}`).invalidParams.length).toBe(1);
});
