import { readFileSync } from 'node:fs';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile, type Problem } from '../solve/problem.ts';

/** A puzzle of the catalogue, compiled. */
export function problemOf(id: string): Problem {
  const file = new URL(`../../assets/puzzles/${id}.txt`, import.meta.url);
  return compile(parsePuzzle(readFileSync(file, 'utf8')));
}
