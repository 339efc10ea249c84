import { expect, test } from 'vitest';
import { everySolution, type Choice } from '../../count/asked/choice.ts';
import { solutionsOf } from '../../count/diagram/solutionLayers.ts';
import { Solutions } from '../../count/diagram/solutions.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import { ChosenSolutions } from './chosenSolutions.ts';

/** All tilings of a square with dominoes. */
function dominoes(side: number): { all: Solutions; chosen: ChosenSolutions } {
  const board = `${'.'.repeat(side)}\n`.repeat(side);
  const problem = compile(parsePuzzle(`${board}\nI x*\noo\n`));
  const making = solutionsOf(problem, 2 ** 28);
  for (;;) {
    const { value, done } = making.next();
    if (!done) continue;
    if (!(value instanceof Solutions)) throw new Error('They take more memory.');
    return { all: value, chosen: new ChosenSolutions(problem, value) };
  }
}

/** Makes a choice; returns how far it was from time to time. */
function make(chosen: ChosenSolutions, choice: Choice): number[] {
  const shares: number[] = [];
  for (;;) {
    const share = chosen.goOn(choice);
    if (share === undefined) return shares;
    shares.push(share);
  }
}

test('a choice tells how far it is, and its list ends where it does', () => {
  const { chosen } = dominoes(6);
  const folded = { ...everySolution, once: true };
  const shares = make(chosen, folded);
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  // The number of tilings of 6 × 6 up to turns and flips.
  expect(chosen.outcome()).toEqual({ count: 930n, rows: [] });
  expect(chosen.list(928n, 5)).toHaveLength(2);
  expect(chosen.list(930n, 5)).toEqual([]);
  expect(make(chosen, folded)).toEqual([]);
});

test('solutions are spread from the first to nearly the last, or are all', () => {
  const { all, chosen } = dominoes(8);
  make(chosen, everySolution);
  const ranks = chosen.spread(5).map((placements) => all.numberOf(placements)!);
  expect(ranks).toEqual([0n, 2_597_763n, 5_195_526n, 7_793_289n, 10_391_052n]);
  const few = dominoes(4);
  make(few.chosen, everySolution);
  expect(few.chosen.spread(50)).toEqual([...few.all.from(0n)]);
});
