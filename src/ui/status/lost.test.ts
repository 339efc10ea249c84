import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../solve/problem.ts';
import { namesOf } from '../../teach/moment/names.ts';
import { Situations } from '../../teach/moment/situation.ts';
import { modelOf } from '../../testing/pages/openClass.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { followNodes, mistakeOf, withOwnPieces } from '../../testing/runs/doomedNodes.ts';
import { runs } from '../../testing/share.ts';
import { lostIn, partOf } from './lost.ts';

test('the pieces that are marked are those with which no solution is left, the mistake before all others', () => {
  const seen = { mistake: 0, inVain: 0, undefined: 0 };
  fc.assert(
    fc.property(anyPuzzle(11), anySearch, fc.nat(2 ** 20), fc.nat(), (puzzle, any, choice, at) => {
      const problem = compile(puzzle);
      const search = withOwnPieces(puzzle, any, choice);
      const { nodes, solutions } = followNodes(problem, search);
      const node = nodes[at % nodes.length]!;
      const mistake = mistakeOf(nodes, node);
      const lost = mistake && {
        solvable: mistake.path.length - 1,
        ago: node.entered - mistake.entered,
      };
      for (const order of node.path.keys()) {
        const laid = node.path.slice(0, order + 1);
        const isLost = (path: readonly number[]) =>
          !solutions.some((solution) => path.every((one) => solution.has(one)));
        const part = !isLost(laid) ? undefined : isLost(laid.slice(0, -1)) ? 'inVain' : 'mistake';
        expect(partOf(lost, order)).toBe(part);
        seen[String(part) as keyof typeof seen]++;
      }
      const situation = new Situations(problem, search).at({ step: node.entered, tick: 0 });
      const said = lostIn({ lost, names: namesOf(problem), problem, situation }, 'en');
      expect(said !== undefined).toBe(!node.isSolvable);
      const hasPiece = mistake !== undefined && mistake.path.length > 0;
      if (hasPiece) {
        const piece = problem.placements.piece[mistake.path.at(-1)!]!;
        expect(said).toContain(`Lost since ${namesOf(problem).piece(piece)}, `);
      }
      expect(said?.includes('from the start') ?? false).toBe(mistake?.path.length === 0);
    }),
    runs(300),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
});

test('it is said for how long, and of several pieces that are the same which one it was', () => {
  const model = modelOf('square-bar-corner', 2);
  const said = (ago: number, language: 'en' | 'ja' = 'en', of = model) =>
    lostIn({ ...of, lost: { solvable: 1, ago } }, language);
  expect([0, 1, 1234].map((ago) => said(ago))).toEqual([
    'Lost since L, just now.',
    'Lost since L, 1 step ago.',
    'Lost since L, 1,234 steps ago.',
  ]);
  expect(said(0, 'ja')).toBe('今置いたLで、解がなくなりました。');
  expect(said(41, 'ja')).toBe('41手前に置いたLから、もう解はありません。');
  const pieces = model.problem.pieces.map((piece) => ({ ...piece, copies: 2 }));
  const same = { ...model, problem: { ...model.problem, pieces } };
  expect(said(3, 'en', same)).toBe('Lost since L, the 2nd piece placed, 3 steps ago.');
  expect(lostIn({ ...model, lost: { solvable: -1, ago: 2 } }, 'en')).toBe(
    'Lost from the start: there is no solution.',
  );
  expect(lostIn(model, 'en')).toBeUndefined();
});
