import { readFileSync } from 'node:fs';
import { AddressGrammar } from '../../app/address/grammar.ts';
import { isPuzzle } from '../../app/library/catalogue.ts';
import { searchFor } from '../../app/library/recipes.ts';
import { searchesIn } from '../../app/opening/openAddress.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { puzzleIdOf } from '../../settings/settings.ts';
import type { Search } from '../../solve/search.ts';
import type { LessonStop } from '../../teach/lesson/lesson.ts';
import { PlainBoard, plainTrace, type TracedRule, type TracedStep } from './plainTrace.ts';

const grammar = new AddressGrammar(isPuzzle);

/** A puzzle of the catalogue, as its file has it. */
export const puzzleOf = (id: string): Puzzle =>
  parsePuzzle(readFileSync(new URL(`../../../assets/puzzles/${id}.txt`, import.meta.url), 'utf8'));

/** The most cells of a board whose searches are traced. */
const SMALL = 20;

export interface TracedSearch {
  readonly board: PlainBoard;
  readonly steps: readonly TracedStep[];
}

/** Traces a search; undefined if the board is too large for that, the search holds a piece, or its order is another. */
export function traced(puzzle: Puzzle, search: Search): TracedSearch | undefined {
  const { solver, order, rules, unique } = search;
  const isFixed = solver === 'dlx' || order === 'rows' || order === 'columns';
  if (puzzle.board.cells.length > SMALL || unique || !isFixed) return undefined;
  const by = solver === 'dlx' ? 'fewest' : order === 'columns' ? 'columns' : 'rows';
  const board = new PlainBoard(puzzle, by);
  return { board, steps: plainTrace(board, by, rules[0] as TracedRule | undefined) };
}

/** How many pieces come off, one after the other, after a step. */
export function comingOff({ steps }: Pick<TracedSearch, 'steps'>, step: number): number {
  const next = steps.slice(step + 1).findIndex(({ isPlaced }) => isPlaced);
  return next < 0 ? steps.length - 1 - step : next;
}

/** What is on show at a stop of a lesson, with its searches traced as far as they can be. */
export function shownAt({ query }: Pick<LessonStop, 'query'>) {
  const { settings } = grammar.read(`mode=class&${query}`);
  const puzzle = puzzleOf(puzzleIdOf(settings)!);
  const searches = settings.mode === 'race' ? searchesIn(settings) : [searchFor(settings)];
  const { moment, panels, grain, mode } = settings;
  const all = searches.map((search) => traced(puzzle, search));
  const steps = all.map((one) => one?.steps[Math.min(moment.step, one.steps.length - 1)]);
  return { puzzle, searches, all, steps, moment, panels, grain, mode };
}
