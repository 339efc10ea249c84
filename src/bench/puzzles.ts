import { readFileSync } from 'node:fs';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile, type Problem } from '../solve/problem.ts';

/** Compiles a puzzle of the catalogue. */
export function problemOf(id: string): Problem {
  const file = new URL(`../../assets/puzzles/${id}.txt`, import.meta.url);
  return compile(parsePuzzle(readFileSync(file, 'utf8')));
}
