import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RuleId } from '../../solve/rules/index.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { END, idOf, kindOf, PLACE, PRUNE, REMOVE } from '../../solve/step.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { anySymmetric } from '../../testing/random/anySymmetric.ts';
import { withOwnPieces } from '../../testing/runs/doomedNodes.ts';
import { runs } from '../../testing/share.ts';
import { fewWithMost, type Side } from './cuts.ts';
import { mergeIssue } from './mergeable.ts';
import { MergedSearch, type Merged } from './mergedSearch.ts';
import type { MergedNode } from './mergedTree.ts';

/** The most steps of a search that is followed. */
const MOST = 20_000;

/** The nodes of a search by their paths, with the rule that refused each; undefined if it is too long. */
function nodesOf(problem: Problem, search: Search): Map<string, RuleId | undefined> | undefined {
  const solver = startSearch(problem, search, 'everything');
  const path: number[] = [];
  const nodes = new Map<string, RuleId | undefined>([['', undefined]]);
  for (let event = solver.step(); event !== END; event = solver.step()) {
    const kind = kindOf(event);
    if (kind === PLACE) nodes.set([...path, idOf(event)].join(), undefined);
    if (kind === PLACE) path.push(idOf(event));
    else if (kind === REMOVE) path.pop();
    else if (kind === PRUNE) nodes.set(path.join(), search.rules[idOf(event)]);
    if (solver.steps > MOST) return undefined;
  }
  return nodes;
}

/** The nodes of a merged tree by their paths. */
function mergedNodes(node: MergedNode, path: readonly number[] = []): Map<string, MergedNode> {
  const here = node.placement === undefined ? path : [...path, node.placement];
  const nodes = new Map([[here.join(), node]]);
  for (const child of node.children)
    for (const [key, one] of mergedNodes(child, here)) nodes.set(key, one);
  return nodes;
}

const isBelow = (path: string, above: string): boolean =>
  path !== above && (above === '' || path.startsWith(`${above},`));

const parentOf = (path: string): string => path.split(',').slice(0, -1).join();

/** Two searches that differ in rules, in the order of pieces, or in what is held for symmetry. */
const anyPair = fc
  .record({
    puzzle: fc.oneof(anyPuzzle(11), anySymmetric(12)),
    first: anySearch,
    second: anySearch,
    choice: fc.nat(),
    differ: fc.constantFrom('rules', 'pieces', 'symmetry', 'rules and symmetry', 'all'),
  })
  .map(({ puzzle, first, second, choice, differ }) => {
    const one = withOwnPieces(puzzle, first, choice);
    const like = withOwnPieces(puzzle, second, choice >> 2);
    const { rules, unique, hold } = like;
    const other: Search = {
      ...one,
      ...(/rules|all/.test(differ) && { rules }),
      ...(/pieces|all/.test(differ) && { pieces: second.pieces }),
      ...(/pieces|all/.test(differ) && one.order !== 'random' && { seed: second.seed }),
      ...(/symmetry|all/.test(differ) && { unique, hold }),
    };
    return { problem: compile(puzzle), one, other };
  });

const merge = (problem: Problem, one: Search, other: Search): Merged => {
  const search = new MergedSearch(problem, one, other, { nodes: Infinity, cuts: Infinity });
  search.advance(Infinity);
  return search.result();
};

test('a merged tree has the nodes of both, and the size of each cut is what the other has there', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyPair, ({ problem, one, other }) => {
      const issue = mergeIssue(problem, one, other);
      seen.add(issue ?? 'merged');
      if (issue) return;
      const trees = [nodesOf(problem, one), nodesOf(problem, other)];
      const [first, second] = trees;
      if (!first || !second) return;
      const merged = merge(problem, one, other);
      const nodes = mergedNodes(merged.root);
      expect(merged.isOver).toBe(true);
      expect([...nodes.keys()].sort()).toEqual(
        [...new Set([...first.keys(), ...second.keys()])].sort(),
      );
      for (const [path, node] of nodes) {
        const only = !second.has(path) ? 0 : !first.has(path) ? 1 : undefined;
        expect(node.only).toBe(only);
        const below = trees.map(
          (tree) =>
            [...tree!.keys()].filter((key) => key !== '' && (key === path || isBelow(key, path)))
              .length,
        );
        expect(node.placements).toEqual(below);
      }
      expect(merged.placements).toEqual([first.size - 1, second.size - 1]);
      expect(merged.common).toBe([...first.keys()].filter((key) => second.has(key)).length - 1);
      // The cuts, counted from the two trees alone.
      const expected: string[] = [];
      const idle: string[] = [];
      for (const by of [0, 1] as const) {
        const [own, others] = by === 0 ? [first, second] : [second, first];
        for (const [path, rule] of own)
          if (rule && others.has(path)) {
            const size = [...others.keys()].filter((key) => isBelow(key, path)).length;
            if (size > 0) expected.push(`${by} ${rule} ${path} ${size}`);
            else if (!others.get(path)) idle.push(`${by} ${rule}`);
          }
        for (const path of others.keys()) {
          const parent = parentOf(path);
          if (own.has(path) || !own.has(parent) || own.get(parent)) continue;
          const size = 1 + [...others.keys()].filter((key) => isBelow(key, path)).length;
          expected.push(`${by} held ${path} ${size}`);
        }
      }
      const told = merged.cuts.flatMap(({ by, reason, largest }) =>
        largest.map(({ path, size }) => `${by} ${reason} ${path.join()} ${size}`),
      );
      expect(told.sort()).toEqual(expected.sort());
      for (const { by, reason, cuts, idle: unneeded, saved, largest } of merged.cuts) {
        seen.add(reason);
        expect(cuts).toBe(largest.length);
        expect(saved).toBe(largest.reduce((sum, { size }) => sum + size, 0));
        expect(unneeded).toBe(idle.filter((key) => key === `${by} ${reason}`).length);
        expect(largest.every(({ size }, at) => at === 0 || largest[at - 1]!.size >= size)).toBe(
          true,
        );
      }
    }),
    runs(400),
  );
  for (const each of ['merged', 'islands', 'parity', 'dead-cells', 'repeats', 'held', 'memory'])
    expect(seen).toContain(each);
});

test('what is told on the way is the least that it can be, and bounds only leave out what is small', () => {
  fc.assert(
    fc.property(anyPair, fc.integer({ min: 1, max: 60 }), ({ problem, one, other }, most) => {
      if (mergeIssue(problem, one, other)) return;
      if (!nodesOf(problem, one) || !nodesOf(problem, other)) return;
      const whole = merge(problem, one, other);
      const nodes = mergedNodes(whole.root);
      const search = new MergedSearch(problem, one, other, { nodes: most, cuts: 3 });
      let isOver = false;
      let before = 0;
      while (!isOver) {
        isOver = search.advance(17);
        const now = search.result();
        expect(now.isOver).toBe(isOver);
        for (const side of [0, 1] as const)
          expect(now.placements[side]).toBeLessThanOrEqual(whole.placements[side]);
        const saved = now.cuts.reduce((sum, tally) => sum + tally.saved, 0);
        expect(saved).toBeGreaterThanOrEqual(before);
        expect(now.placements[0] + now.placements[1] - 2 * now.common).toBe(saved);
        before = saved;
      }
      const { root, least, cuts, placements } = search.result();
      expect(placements).toEqual(whole.placements);
      const kept = mergedNodes(root);
      const large = [...nodes].filter(([path, { size }]) => path === '' || size >= least);
      expect([...kept.keys()].sort()).toEqual(large.map(([path]) => path).sort());
      expect(kept.size).toBeLessThanOrEqual(most + 1);
      for (const [path, { size, cut, only }] of kept)
        expect({ size, cut, only }).toEqual({
          size: nodes.get(path)!.size,
          cut: nodes.get(path)!.cut,
          only: nodes.get(path)!.only,
        });
      const first = ({ by, reason }: { by: Side; reason: string }) => `${by} ${reason}`;
      expect(cuts.map((tally) => [first(tally), tally.largest])).toEqual(
        whole.cuts.map((tally) => [first(tally), tally.largest.slice(0, 3)]),
      );
    }),
    runs(100),
  );
});

test('a board that both searches refuse is refused in vain by neither', () => {
  const cutsOf = (id: string, one: Partial<Search>, other: Partial<Search>) => {
    const problem = compile(catalogueOnDisk.find((entry) => entry.id === id)!.puzzle);
    return merge(problem, { ...plainSearch, ...one }, { ...plainSearch, ...other }).cuts;
  };
  const islands = { rules: ['islands'] } as const;
  expect(cutsOf('square-bar-corner', islands, { rules: ['islands', 'parity'] })).toEqual([
    { by: 1, reason: 'parity', cuts: 0, idle: 2, saved: 0, largest: [] },
  ]);
  expect(cutsOf('polyomino-3x3', islands, { ...islands, pieces: 'hardest' })).toEqual([]);
  expect(cutsOf('polyomino-3x3', {}, islands)).toEqual([
    { by: 1, reason: 'islands', cuts: 0, idle: 10, saved: 0, largest: [] },
  ]);
});

test('few cuts are named if they saved most of it', () => {
  const tally = (sizes: readonly number[], others = 0) => ({
    by: 0 as const,
    reason: 'islands' as const,
    cuts: sizes.length + others,
    idle: 0,
    saved: sizes.reduce((sum, size) => sum + size, others),
    largest: sizes.map((size) => ({ path: [], size })),
  });
  expect(fewWithMost(tally([50, 30, 10, 10]))).toEqual({ cuts: 2, share: 0.8 });
  expect(fewWithMost(tally([99, 1]))).toEqual({ cuts: 1, share: 0.99 });
  expect(fewWithMost(tally([10]))).toBeUndefined();
  expect(fewWithMost(tally([10, 10, 10]))).toBeUndefined();
  // Too few are kept.
  expect(fewWithMost(tally([10, 10], 100))).toBeUndefined();
});
