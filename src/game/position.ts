import { coveredBy, type Problem } from '../solve/problem.ts';
import { fits, stateAfter } from '../solve/state.ts';

/**
 * Writes placements that lie as short text for an address: for each its piece, its orientation and its first
 * cell, as numbers from 0.
 */
export const writePosition = (problem: Problem, laid: readonly number[]): string =>
  laid.map((placement) => wayOf(problem, placement)).join('-');

/** Reads a text of `writePosition`; undefined unless its placements fit beside each other. */
export function readPosition(problem: Problem, text: string): number[] | undefined {
  if (text === '') return [];
  const placements = new Map(
    Array.from(problem.placements.piece, (_, placement) => [wayOf(problem, placement), placement]),
  );
  const laid: number[] = [];
  for (const way of text.split('-')) {
    const placement = placements.get(way);
    const isPossible =
      placement !== undefined && fits(stateAfter(problem, Int32Array.from(laid)), placement);
    if (!isPossible) return undefined;
    laid.push(placement);
  }
  return laid;
}

function wayOf(problem: Problem, placement: number): string {
  const { piece, orientation } = problem.placements;
  return [piece[placement], orientation[placement], coveredBy(problem, placement)[0]].join('.');
}
