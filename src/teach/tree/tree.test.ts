import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { END, idOf, kindOf, PLACE } from '../../solve/step.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import type { Explanation } from '../moment/explanation.ts';
import { MomentExplainer } from '../moment/momentExplainer.ts';
import { Situations } from '../moment/situation.ts';
import { pieceHeldBySymmetry } from '../../lag/heldPiece.ts';
import { followNodes, withOwnPieces } from '../../testing/runs/doomedNodes.ts';
import { foldFailed, outcomeOf, placementsIn, SearchTree, type TreeNode } from './tree.ts';
import { runs } from '../../testing/share.ts';

const problemOf = (id: string): Problem =>
  compile(
    parsePuzzle(
      readFileSync(new URL(`../../../assets/puzzles/${id}.txt`, import.meta.url), 'utf8'),
    ),
  );

/** The most steps that are followed. */
const MOST = 80;

const treeAfter = (problem: Problem, search: Search, step: number, most?: number): TreeNode => {
  const tree = new SearchTree(problem, search, most);
  tree.follow(step);
  return tree.at(step, true);
};

const nodesOf = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(nodesOf)];

const marks: Record<TreeNode['kind'], string> = {
  new: '?',
  inner: 'o',
  stuck: 'x',
  refused: '!',
  solution: '*',
  image: '=',
  folded: '^',
};

/** A tree as nested brackets, with a mark for the kind of each node; those on the path follow a '>'. */
const drawn = ({ kind, left, children }: TreeNode): string => {
  const own = `${left === undefined ? '>' : ''}${marks[kind]}`;
  return children.length === 0 ? own : `${own}(${children.map(drawn).join('')})`;
};

const rows: Search = { ...plainSearch, order: 'rows' };

test('the tree of a small search grows node by node, and back again', () => {
  const problem = problemOf('square-bar-corner');
  const tree = new SearchTree(problem, rows);
  const drawnAt = (step: number, isSettled = true): string => {
    tree.follow(step);
    return drawn(tree.at(step, isSettled));
  };
  const expected = [
    '>?',
    '>o(>?)',
    '>o(>o(>x))',
    '>o(>o(x))',
    '>o(>o(x>x))',
    '>o(>o(xx))',
    '>o(>o(xx>x))',
    '>o(>o(xxx))',
    '>o(o(xxx))',
    '>o(o(xxx)>?)',
    '>o(o(xxx)>o(>?))',
    '>o(o(xxx)>o(>o(>*)))',
  ];
  const steps = [...expected.keys()];
  expect(steps.map((step) => drawnAt(step))).toEqual(expected);
  expect(steps.toReversed().map((step) => drawnAt(step))).toEqual(expected.toReversed());
  expect(drawnAt(2, false)).toBe('>o(>o(>?))');
  expect(treeAfter(problem, rows, 30).counts).toEqual({
    inner: 5,
    stuck: 9,
    refused: 0,
    solution: 1,
    image: 0,
  });
});

test('the path, and the figures of the tree, are those of the search at every moment', () => {
  const seen = new Set<TreeNode['kind']>();
  let ended = 0;
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, fc.constantFrom(6, 20, 400), (puzzle, search, most) => {
      const problem = compile(puzzle);
      const tree = new SearchTree(problem, search, most);
      const situations = new Situations(problem, search);
      for (let step = 0; step <= MOST; step++) {
        const { path, placements, deadEnds, solutions, next, ...others } = situations.at({
          step,
          tick: Infinity,
        });
        if (others.step < step) break;
        expect(tree.follow(step)).toBe(true);
        const root = tree.at(step, true);
        const nodes = nodesOf(root);
        for (const { kind } of nodes) seen.add(kind);
        const onPath = nodes.filter(({ left }) => left === undefined);
        expect(onPath.slice(1).map(({ placement }) => placement)).toEqual(path);
        expect(new Set(nodes.map(({ entered }) => entered)).size).toBe(nodes.length);
        expect(nodes.length).toBeLessThanOrEqual(Math.max(most, 2 * path.length + 2));
        const { counts } = root;
        expect(placementsIn(counts)).toBe(placements);
        expect(counts.solution).toBe(solutions);
        expect(counts.stuck + counts.refused).toBe(deadEnds);
        if (next === END) ended++;
      }
    }),
    runs(120),
  );
  const kinds = 'folded image inner new refused solution stuck'.split(' ');
  expect([...seen].sort()).toEqual(kinds);
  expect(ended).toBeGreaterThan(30);
});

test('the kind of every node is the reason for which the search leaves it', () => {
  const kindFor: Partial<Record<Explanation['kind'], TreeNode['kind']>> = {
    full: 'solution',
    image: 'image',
    refused: 'refused',
    stuck: 'stuck',
    leftover: 'stuck',
    exhausted: 'inner',
  };
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const situations = new Situations(problem, search);
      const explainer = new MomentExplainer(problem, search);
      const tree = new SearchTree(problem, search);
      for (let step = 0; step <= MOST; step++) {
        const situation = situations.at({ step, tick: Infinity });
        if (situation.step < step || situation.next === END) break;
        tree.follow(step);
        const last = nodesOf(tree.at(step, true)).findLast(({ left }) => left === undefined)!;
        const kind = kindFor[explainer.of(situation, 'places').kind];
        if (kind) expect(last.kind).toBe(kind);
        else expect(['new', 'inner']).toContain(last.kind);
      }
    }),
    runs(50),
  );
});

test('a tree is the same from wherever it is reached, and however slowly', () => {
  fc.assert(
    fc.property(
      anyPuzzle(10),
      anySearch,
      fc.constantFrom(6, 400),
      fc.array(fc.nat(MOST), { minLength: 2, maxLength: 6 }),
      (puzzle, search, most, visited) => {
        const problem = compile(puzzle);
        const one = new SearchTree(problem, search, most);
        for (const step of visited) {
          while (!one.follow(step, 7));
          expect(one.at(step, true)).toEqual(treeAfter(problem, search, step, most));
        }
      },
    ),
  );
});

test('finished subtrees without a full board are folded when asked, those on the path are not', () => {
  const problem = problemOf('square-bar-corner');
  const folded = foldFailed(treeAfter(problem, rows, 30));
  expect(drawn(folded)).toBe('>o(^o(o(*)xxx)^^x)');
  expect(folded.counts).toEqual(treeAfter(problem, rows, 30).counts);
  expect(drawn(foldFailed(treeAfter(problem, rows, 7)))).toBe('>o(>o(xxx))');
});

test('the leaves are those of the search itself', () => {
  const search: Search = { ...plainSearch, rules: ['islands'] };
  const problem = problemOf('pentomino-puv-5x3');
  const solver = startSearch(problem, search, 'steps');
  const placed: number[] = [];
  for (const event of solver) if (kindOf(event) === PLACE) placed.push(idOf(event));
  const nodes = nodesOf(treeAfter(problem, search, Infinity)).slice(1);
  expect(nodes.map(({ placement }) => placement)).toEqual(placed);
});

test('parts in vain are those that brute force finds to be without a solution', () => {
  let [vain, fruitful] = [0, 0];
  fc.assert(
    fc.property(anyPuzzle(9), anySearch, fc.nat(), (puzzle, random, choice) => {
      const problem = compile(puzzle);
      const search = withOwnPieces(puzzle, random, choice);
      const { nodes, steps } = followNodes(problem, search);
      const found = new Map(nodes.map((node) => [node.entered, node]));
      const isHeld = pieceHeldBySymmetry(problem, search) >= 0;
      for (const node of nodesOf(treeAfter(problem, search, steps, Infinity))) {
        const { left, full, isSolvable } = found.get(node.entered)!;
        const outcome = outcomeOf(node);
        expect(outcome === 'fruitful').toBe(full <= steps);
        expect(outcome === 'vain').toBe(left <= steps && full > steps);
        // A solution with another orientation of the held piece may be left.
        if (outcome === 'fruitful' || (outcome === 'vain' && !isHeld))
          expect(isSolvable).toBe(outcome === 'fruitful');
        if (outcome === 'vain') vain++;
        if (outcome === 'fruitful') fruitful++;
      }
    }),
    runs(60),
  );
  expect(Math.min(vain, fruitful)).toBeGreaterThan(0);
});
