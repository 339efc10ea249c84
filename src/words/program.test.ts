import { spawnSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, coveredBy, type Problem } from '../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import { END, idOf, IMAGE, kindOf, PLACE, SOLUTION } from '../solve/step.ts';
import { catalogueOnDisk, problemNamed } from '../testing/catalogueOnDisk.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { runs } from '../testing/share.ts';
import { languages, lateWords, words } from './index.ts';
import { programLanguages, type ProgramLanguage } from '../teach/program/index.ts';
import { programOf, type Program } from '../teach/program/program.ts';

const say = lateWords(words('en')).program.comments;

/** A puzzle is small if a search of it makes at most so many placements. */
const SMALL = 500;
/** The lines that are compared of others. */
const BEGINNING = 60;

const written = (
  program: Program,
  language: ProgramLanguage,
  title = 'A title',
  comments = say,
): string => programLanguages[language].write(program, title, comments);

/** What the program of a search ought to print, worked out by the solver; cut off if it is too much. */
function expected(problem: Problem, search: Search): { lines: string[]; isWhole: boolean } {
  const left = Math.min(...problem.board.map(([column]) => column));
  const isShifted = problem.puzzle.lattice !== 'square' && left % 2 === 1;
  const text = (placement: number): string => {
    const cells = Array.from(coveredBy(problem, placement), (number) => {
      const [column, row] = problem.cells[number]!;
      return `(${row + 1}, ${column - left + (isShifted ? 2 : 1)})`;
    });
    return [problem.pieces[problem.placements.piece[placement]!]!.name, ...cells].join(' ');
  };
  const solver = startSearch(problem, search, 'steps');
  const lines: string[] = [];
  let [placed, solutions] = [0, 0];
  for (let step = solver.step(); step !== END; step = solver.step()) {
    const kind = kindOf(step);
    if (kind === PLACE) {
      if (placed++ === SMALL) return { lines: lines.slice(0, BEGINNING), isWhole: false };
      lines.push('  '.repeat(solver.depth - 1) + text(idOf(step)));
    } else if (kind === SOLUTION || kind === IMAGE) {
      const path = Array.from(solver.path.subarray(0, solver.depth), text);
      lines.push(`solution ${++solutions}: ${path.join(' | ')}`);
    }
  }
  lines.push(`placements: ${placed}`, `solutions: ${solutions}`);
  return { lines, isWhole: true };
}

/** What a program in JavaScript prints, up to a number of lines. */
function printed(text: string, most: number): string[] {
  const lines: string[] = [];
  const enough = new Error('Enough was printed.');
  const log = (...parts: unknown[]): void => {
    if (lines.length === most) throw enough;
    lines.push(parts.join(' '));
  };
  try {
    // Globals of a context are slow, variables of a function are not.
    runInNewContext(`(() => {\n${text}\n})();`, { console: { log } });
  } catch (error) {
    if (error !== enough) throw error;
  }
  return lines;
}

/** What programs in Python print, run by one interpreter; undefined where there is none. */
function printedByPython(texts: readonly string[]): string[][] | undefined {
  const runAll = `
import contextlib, io, json, sys
outputs = []
for text in json.load(sys.stdin):
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(text, "program", "exec"), {})
    outputs.append(output.getvalue().splitlines())
json.dump(outputs, sys.stdout)`;
  const { status, error, stdout, stderr } = spawnSync('python3', ['-c', runAll], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error && 'code' in error && error.code === 'ENOENT') return undefined;
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as string[][];
}

const searches = [
  { ...plainSearch, order: 'rows' },
  { ...plainSearch, order: 'columns' },
  { ...plainSearch, order: 'fewest' },
  { ...plainSearch, solver: 'dlx' },
] as const satisfies readonly Search[];

/** Compiling larger ones takes long. */
const puzzles = catalogueOnDisk.filter(({ puzzle }) => puzzle.board.cells.length <= 60);

test('programs print what the search does, for all small puzzles of the gallery', ({ skip }) => {
  const small: { text: string; lines: string[] }[] = [];
  for (const { puzzle } of puzzles) {
    const problem = compile(puzzle);
    for (const search of searches) {
      const { lines, isWhole } = expected(problem, search);
      if (!isWhole) continue;
      const program = programOf(problem, search)!;
      expect(printed(written(program, 'js', puzzle.title), Infinity)).toEqual(lines);
      small.push({ text: written(program, 'python', puzzle.title), lines });
    }
  }
  expect(small.length).toBeGreaterThan(100);
  const output = printedByPython(small.map(({ text }) => text));
  if (!output) skip('There is no Python.');
  expect(output).toEqual(small.map(({ lines }) => lines));
});

test('programs print what any search does, on any puzzle, as far as they are offered', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, any) => {
      const search: Search = { ...any, rules: [] };
      const problem = compile(puzzle);
      const program = programOf(problem, search);
      const isFollowed = search.solver === 'dlx' || !/peel/.test(search.order);
      expect(program !== undefined).toBe(isFollowed);
      if (!program) return;
      seen.add(program.choice);
      if (program.mayLeave) seen.add('mayLeave');
      if (program.hasKinds) seen.add('hasKinds');
      if (program.isHeld) seen.add('isHeld');
      if (program.hasFixed) seen.add('hasFixed');
      const { lines, isWhole } = expected(problem, search);
      const text = written(program, 'js', puzzle.title);
      expect(printed(text, isWhole ? Infinity : lines.length)).toEqual(lines);
    }),
    runs(300),
  );
  for (const part of ['first', 'fewestCell', 'fewestItem', 'hasKinds', 'isHeld', 'mayLeave'])
    expect(seen).toContain(part);
});

test('what a program leaves out is said in it, and its solutions are the same', () => {
  const problem = problemNamed('pentomino-5x3');
  const search: Search = { ...plainSearch, rules: ['islands', 'parity'] };
  const program = programOf(problem, search)!;
  const text = written(program, 'js');
  expect(text).toContain('leaves out the rules of the search (Islands, ');
  const solutions = (lines: readonly string[]) =>
    lines.filter((line) => line.startsWith('solution '));
  expect(solutions(printed(text, Infinity))).toEqual(solutions(expected(problem, search).lines));
  expect(written(programOf(problem, plainSearch)!, 'js')).toContain(say.same);
});

test('a title ends no comment, and is not read as an encoding', () => {
  const program = programOf(problemNamed('square-bar-corner'), plainSearch)!;
  const title = 'coding: none\u2028throw 1;\u0085\n"""\\';
  for (const language of languages) {
    const { comments } = lateWords(words(language)).program;
    const lines = printed(written(program, 'js', title, comments), Infinity);
    expect(lines.at(-1)).toBe(`${comments.labels.solutions}: 1`);
    const output = printedByPython([written(program, 'python', title, comments)]);
    expect(output ?? [lines]).toEqual([lines]);
  }
});

test('a program is short, its data aside', () => {
  for (const language of ['python', 'js'] as const) {
    const text = written(programOf(problemNamed('pentomino-6x10'), plainSearch)!, language);
    const code = text.slice(text.indexOf('open')).split('\n');
    expect(code.filter((line) => line.trim() !== '').length).toBeLessThan(50);
    expect(text.split('\n').every((line) => line.length <= 110)).toBe(true);
  }
});
