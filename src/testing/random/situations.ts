import { readFileSync } from 'node:fs';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { END } from '../../solve/step.ts';
import { Situations, type Situation } from '../../teach/moment/situation.ts';

/** The most steps to follow. */
export const MOST_STEPS = 60;

/** A puzzle of the catalogue. */
export const problemOf = (id: string): Problem =>
  compile(
    parsePuzzle(
      readFileSync(new URL(`../../../assets/puzzles/${id}.txt`, import.meta.url), 'utf8'),
    ),
  );

/** The situations of a search after each step and all its ticks, from the beginning on. */
export function* places(problem: Problem, search: Search): Generator<Situation> {
  const situations = new Situations(problem, search);
  for (let step = 0; step <= MOST_STEPS; step++) {
    const situation = situations.at({ step, tick: Infinity });
    yield situation;
    if (situation.next === END) return;
  }
}

/** The situations of a search after each event, from the beginning on. */
export function* tries(problem: Problem, search: Search): Generator<Situation> {
  const situations = new Situations(problem, search);
  for (let step = 0; step <= MOST_STEPS; step++) {
    for (let tick = 0; ; tick++) {
      const situation = situations.at({ step, tick });
      if (situation.step < step) return;
      if (situation.tick < tick) break;
      yield situation;
    }
  }
}
