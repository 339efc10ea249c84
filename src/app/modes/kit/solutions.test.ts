import { expect, test } from 'vitest';
import { Player } from '../../../play/player.ts';
import { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import { plainSearch } from '../../../solve/search.ts';
import { SearchReplay } from '../../../solve/played/searchReplay.ts';
import { kindOf, SOLUTION } from '../../../solve/step.ts';
import { box, playedSearch, tapeOf } from '../../../testing/runs/runs.ts';
import { goToSolution } from './solutions.ts';

const steps: number[] = [];
const process = playedSearch(box);
for (let event = process.step(); event >= 0; event = process.step())
  if (kindOf(event) === SOLUTION) steps.push(process.steps);

test.each([
  ['kept', undefined],
  ['kept but for the last ones', 40],
  ['not kept', 0],
])('all solutions are visited in order and back, if they are %s', (_, most) => {
  const tape = tapeOf(box);
  const found = new FoundSolutions(box, plainSearch, most);
  tape.onNew = (chunk) => found.add(chunk);
  const player = new Player(new SearchReplay(box), tape);
  const visited = (direction: 1 | -1): number[] =>
    steps.map(() => {
      goToSolution(player, found, direction);
      while (player.looking !== undefined) player.advance(16);
      return player.at;
    });
  expect(visited(1)).toEqual(steps);
  // There is no further one.
  goToSolution(player, found, 1);
  while (player.looking !== undefined) player.advance(16);
  expect(player.at).toBe(steps.at(-1));
  expect(player.replay.tiling.owner.includes(-1)).toBe(false);
  const [first, ...others] = steps;
  expect(visited(-1)).toEqual([...others.slice(0, -1).toReversed(), first, first]);
  expect(player.playing).toBe(false);
});
