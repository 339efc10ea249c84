import { coveredBy, type Problem } from '../solve/problem.ts';
import { fits, piecesDue, stateAfter } from '../solve/state.ts';
import { laidAt, moved, wentTo, type Game } from './tree.ts';

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

/**
 * A game at a position that is written as by `writePosition`: where it is, if that lies there already; on from there,
 * if all that lies there lies in the position, too; else from its first board on. It stays as it is if nothing lies in
 * the position, or if that is none of the problem.
 *
 * @param isGiven whether what it lays is given, rather than laid by the person
 */
export function gameAt(problem: Problem, game: Game, text: string, isGiven = false): Game {
  const position = readPosition(problem, text) ?? [];
  if (position.length === 0) return game;
  const lying = laidAt(game);
  const isOnWay = lying.every((placement) => position.includes(placement));
  const from = isOnWay ? game : wentTo(game, 0);
  const lies = isOnWay ? lying : [];
  return position
    .filter((placement) => !lies.includes(placement))
    .reduce((before, on) => moved(before, { on }, isGiven), from);
}

/** Whether placements cover the board with all pieces that must lie. */
export function isComplete(problem: Problem, laid: readonly number[]): boolean {
  const { open, left } = stateAfter(problem, Int32Array.from(laid));
  return !open.includes(1) && piecesDue(problem).every((piece) => left[piece] === 0);
}

function wayOf(problem: Problem, placement: number): string {
  const { piece, orientation } = problem.placements;
  return [piece[placement], orientation[placement], coveredBy(problem, placement)[0]].join('.');
}
