import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Answering } from '../../app/asking/answering.ts';
import type { Answer, Question, QuestionKind } from '../../app/asking/questions.ts';
import { everySolution, type Choice } from '../../count/asked/choice.ts';
import { textOf } from '../../count/asked/conditions.ts';
import { features, type Feature } from '../../count/asked/featureNames.ts';
import { isCounted, isOptional } from '../../count/asked/figures.ts';
import { senseless } from '../../count/asked/senseless.ts';
import { firstColumnOf, lettersOn } from '../../puzzle/fixed.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { parsePuzzle, printPuzzle } from '../../puzzle/text.ts';
import type { Cell, Puzzle } from '../../puzzle/types.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { figureName } from '../../ui/browse/names.ts';
import { lateWords, words } from '../../words/index.ts';
import { bruteForce, countClasses, partsOf, solutionText } from '../bruteForce.ts';
import { anyReadable } from '../random/anyPuzzle.ts';
import { runs, share } from '../share.ts';
import { fitful } from './tryOut.ts';

/** The worker of the page, in this thread. */
function page(text: string) {
  const answers: unknown[] = [];
  const answering = new Answering(
    (message) => 'answer' in message && answers.push(message.answer),
    () => 0,
  );
  answering.receive({ text, memory: 2 ** 28 });
  let id = 0;
  return <Kind extends QuestionKind>(question: Question<Kind>): Answer<Kind> => {
    answering.receive({ questions: [{ id: ++id, question: question as Question }] });
    while (answering.run());
    return answers.at(-1) as Answer<Kind>;
  };
}

/** The lines of JSON that `ask` prints about a puzzle; none where nothing is left. */
async function terminal(file: string, ...args: string[]): Promise<Record<string, unknown>[]> {
  const { output, code, refused } = await fitful('ask', file, ...args, '--json');
  // Nothing that meets it is found.
  if (code > 1) throw new Error(refused);
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** A solution on a line of JSON, as brute force writes it. */
function textOfLine(puzzle: Puzzle, line: Record<string, unknown>): string {
  type Lying = { piece: string; cells: Cell[] };
  const first = firstColumnOf(puzzle, lettersOn(puzzle));
  return [...(line['placements'] as Lying[]), ...(line['fixed'] as Lying[])]
    .map(({ piece, cells }) => `${piece}: ${cells.map(([x, y]) => `${x + first},${y}`).join(' ')}`)
    .toSorted()
    .join(' | ');
}

/** How many texts there are of each. */
function tally(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const sortedRows = (rows: Iterable<readonly [string, number]>): (readonly [string, number])[] =>
  [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** How many pieces of a solution have a side at the edge of the board. */
function atEdge({ lattice, board }: Puzzle, solution: string): number {
  const inside = new Set(board.cells.map((cell) => cell.join()));
  return partsOf(solution).filter(({ cells }) =>
    cells.some((cell) =>
      lattices[lattice].neighbours(cell).some((other) => !inside.has(other.join())),
    ),
  ).length;
}

/** How many points of a solution have each cell around them of another piece. */
function crossroadsIn({ lattice, board }: Puzzle, solution: string): number {
  const around = { square: 4, triangle: 6, hexagon: 3 }[lattice];
  const partOf = new Map(
    partsOf(solution).flatMap(({ cells }, part) => cells.map((cell) => [cell.join(), part])),
  );
  const partsAt = new Map<string, number[]>();
  for (const cell of board.cells)
    for (const point of lattices[lattice].corners(cell)) {
      const name = point.map((value) => value.toFixed(4).replace(/^-(0\.0+)$/, '$1')).join();
      partsAt.set(name, [...(partsAt.get(name) ?? []), partOf.get(cell.join())!]);
    }
  return [...partsAt.values()].filter(
    (parts) => parts.length === around && new Set(parts).size === around,
  ).length;
}

/** A random puzzle, or one in which not all pieces need be used and one lies already, of which there may be more. */
const anyAsked = fc.tuple(anyReadable(12), fc.boolean(), fc.nat()).map(([puzzle, isLaid, pick]) => {
  const parts = partsOf(bruteForce(puzzle).solutions[0] ?? '').flatMap(({ name, cells }) => {
    const piece = puzzle.pieces.findIndex((one) => one.name === name);
    return puzzle.pieces[piece]!.copies === 2 ? [{ piece, orientation: 0, cells }] : [];
  });
  if (!isLaid || parts.length === 0) return puzzle;
  const laid: Puzzle = { ...puzzle, use: 'some', fixed: [parts[pick % parts.length]!] };
  try {
    return parsePuzzle(printPuzzle(laid));
  } catch {
    return puzzle;
  }
});

const anyQuestion = fc.record({
  fix: fc.array(fc.nat(), { maxLength: 1 }),
  forbid: fc.array(fc.nat(), { maxLength: 2 }),
  without: fc.subarray<Feature>([...features], { maxLength: 1 }),
  having: fc.subarray<Feature>([...features], { maxLength: 1 }),
  once: fc.boolean(),
});

const folder = mkdtempSync(join(tmpdir(), 'asked-'));
const en = words('en');

test('of any question terminal, page and brute force say the same', async () => {
  const seen = { left: 0, folded: 0, featured: 0, crossed: 0, counted: 0, laid: 0, unused: 0 };
  await fc.assert(
    fc.asyncProperty(anyAsked, anyQuestion, async (random, question) => {
      const text = printPuzzle(random);
      const file = join(folder, 'puzzle.txt');
      writeFileSync(file, text);
      const puzzle = parsePuzzle(text);
      const problem = compile(puzzle);
      const ask = page(text);
      const { count } = problem.placements;
      const pick = (picks: readonly number[]): number[] =>
        count === 0 ? [] : picks.map((one) => one % count);
      const isOnce = question.once;
      const fixed = isOnce ? [] : pick(question.fix);
      const forbidden = isOnce ? [] : pick(question.forbid);
      const isAsked = (feature: Feature): boolean => senseless(problem, feature) === undefined;
      const without = question.without.filter(isAsked);
      const having = question.having.filter(isAsked);
      const choice: Choice = { ...everySolution, once: isOnce, without, having, fixed, forbidden };
      const args = [
        ...fixed.flatMap((one) => ['--fix', textOf(problem, one)]),
        ...forbidden.flatMap((one) => ['--forbid', textOf(problem, one)]),
        ...without.flatMap((feature) => ['--no', feature]),
        ...having.flatMap((feature) => ['--with', feature]),
        ...(isOnce ? ['--unique'] : []),
      ];
      // What lies where, by brute force.
      const placed = (one: number): string => solutionPart(problem, one);
      const all = bruteForce(puzzle).solutions;
      const under = all.filter((solution) => {
        const parts = solution.split(' | ');
        return (
          fixed.every((one) => parts.includes(placed(one))) &&
          !forbidden.some((one) => parts.includes(placed(one)))
        );
      });
      const conditions = { fixed: fixed.map((one) => [one]), forbidden };
      const { total, shares } = ask({ kind: 'shares', conditions });
      expect(total).toBe(BigInt(under.length));
      const lying = tally(under.flatMap((solution) => [...new Set(solution.split(' | '))]));
      expect(shares).toEqual(
        Array.from({ length: count }, (_, one) => BigInt(lying.get(placed(one)) ?? 0)),
      );
      // What is chosen of them.
      const made = ask({ kind: 'choose', choice });
      if (!('count' in made)) throw new Error('refused');
      const listed = ask({ kind: 'list', choice, place: 0n, many: 1e6 }).map(({ placements }) =>
        solutionText(problem, placements),
      );
      expect(made.count).toBe(BigInt(listed.length));
      const lines = await terminal(file, ...args, '--all');
      expect(lines.map((line) => textOfLine(puzzle, line))).toEqual(listed);
      if (without.length + having.length > 0) {
        if (listed.length > 0 && listed.length < under.length) seen.featured++;
        expect(new Set(listed).size).toBe(listed.length);
        expect(under).toEqual(expect.arrayContaining(listed));
      } else if (isOnce) {
        expect(listed.length).toBe(countClasses(puzzle, all));
        if (listed.length < all.length) seen.folded++;
      } else expect(listed.toSorted()).toEqual(under.toSorted());
      if (under.length > 0 && under.length < all.length) seen.left++;
      if (isOnce || listed.length === 0) return;
      // Shares of solutions with a feature are no question of the atlas.
      if (without.length + having.length === 0) {
        const inJson = await terminal(file, ...args, '--shares');
        expect(inJson.map(({ solutions }) => BigInt(Number(solutions)))).toEqual(shares);
      }
      await divisionsAgree(problem, file, args, choice, listed, ask, seen);
    }),
    runs(300),
  );
  expect(Object.entries(seen).filter(([, many]) => many <= share(5))).toEqual([]);
});

/** A placement as brute force writes it within a solution. */
function solutionPart({ pieces, tiles, board }: Problem, placement: number): string {
  const cells = Array.from(
    tiles.cellOf.subarray(tiles.start[placement], tiles.start[placement + 1]),
    (cell) => board[cell]!.join(),
  );
  return `${pieces[tiles.piece[placement]!]!.name}: ${cells.join(' ')}`;
}

/** Compares how many of the solutions that are listed have which figure. */
async function divisionsAgree(
  problem: Problem,
  file: string,
  args: readonly string[],
  choice: Choice,
  listed: readonly string[],
  ask: ReturnType<typeof page>,
  seen: { crossed: number; counted: number; laid: number; unused: number },
): Promise<void> {
  const { puzzle } = problem;
  const rowsBy = (sorting: Choice['sorting']) => {
    const made = ask({ kind: 'choose', choice: { ...choice, sorting } });
    if (!('count' in made)) throw new Error('refused');
    return made.rows.map(
      ({ figure, solutions }) => [figureName(problem, sorting, figure, en), solutions] as const,
    );
  };
  const { figures } = lateWords(en).solutionList;
  const edges = listed.map((solution) => atEdge(puzzle, solution));
  expect(sortedRows(rowsBy({ by: 'edge' }))).toEqual(
    sortedRows(tally(edges.map((many) => figures.edge(many)))),
  );
  expect(
    (await terminal(file, ...args, '--by', 'edge')).map(({ edge, solutions }) => [edge, solutions]),
  ).toEqual(
    [...tally(edges.map(String))].map(([edge, many]) => [Number(edge), many]).sort(byFirst),
  );
  const crossings = listed.map((solution) => crossroadsIn(puzzle, solution));
  if (new Set(crossings).size > 1) seen.crossed++;
  expect(sortedRows(rowsBy({ by: 'crossroads' }))).toEqual(
    sortedRows(tally(crossings.map((many) => figures.crossroads(many)))),
  );
  expect(
    (await terminal(file, ...args, '--by', 'crossroads')).map(({ crossroads, solutions }) => [
      crossroads,
      solutions,
    ]),
  ).toEqual(
    [...tally(crossings.map(String))].map(([at, many]) => [Number(at), many]).sort(byFirst),
  );
  for (const [piece, { name }] of problem.pieces.entries()) {
    if (!problem.placements.piece.includes(piece)) continue;
    if (isCounted(problem, piece) && !isOptional(problem, piece)) continue;
    const used = listed.map(
      (solution) => partsOf(solution).filter((part) => part.name === name).length,
    );
    const shown = rowsBy({ by: 'piece', piece: name });
    const printed = await terminal(file, ...args, '--by', name);
    if (puzzle.fixed.some((one) => one.piece === piece) && problem.pieces[piece]!.copies === 1)
      seen.laid++;
    if (isCounted(problem, piece)) {
      seen.counted++;
      expect(sortedRows(shown)).toEqual(
        sortedRows(tally(used.map((many) => figures.many(many, name)))),
      );
      expect(printed.map(({ pieces, solutions }) => [pieces, solutions])).toEqual(
        [...tally(used.map(String))].map(([many, of]) => [Number(many), of]).sort(byFirst),
      );
      continue;
    }
    const unused = used.filter((many) => many === 0).length;
    if (unused > 0) seen.unused++;
    const isNone = ([row]: readonly [string, number]): boolean => row === figures.unused(name);
    expect(shown.find(isNone)?.[1] ?? 0).toBe(unused);
    const empty = printed.filter(({ cells }) => (cells as unknown[]).length === 0);
    expect(empty.map(({ solutions }) => solutions)).toEqual(unused > 0 ? [unused] : []);
    const several = (rows: readonly number[]): number[] => rows.toSorted((a, b) => a - b);
    expect(several(printed.map(({ solutions }) => Number(solutions)))).toEqual(
      several(shown.map(([, solutions]) => solutions)),
    );
  }
}

const byFirst = (one: readonly number[], other: readonly number[]): number => one[0]! - other[0]!;
