import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lattices } from '../puzzle/lattices/index.ts';
import { bruteForce, countClasses } from '../testing/bruteForce.ts';
import { anyReadable } from '../testing/random/anyPuzzle.ts';
import { anySymmetricLaid } from '../testing/random/anySymmetric.ts';
import { runs } from '../testing/share.ts';
import {
  count,
  counting,
  draw,
  fix,
  orders,
  orientations,
  outline,
  parse,
  pieceSets,
  piecesOf,
  PuzzleError,
  rules,
  solutions,
  solve,
  solvers,
  write,
  type LatticeName,
  type Placement,
  type Puzzle,
  type SearchOptions,
} from './index.ts';
import { ParsedPuzzle } from './parsed.ts';

const anyOptions = fc.record<SearchOptions>({
  solver: fc.constantFrom(undefined, ...solvers),
  order: fc.constantFrom(undefined, ...orders),
  rules: fc.shuffledSubarray([...rules]),
  pieces: fc.constantFrom(undefined, 'given', 'random', 'hardest'),
  seed: fc.nat({ max: 2 ** 32 - 1 }),
});

/** A solution as brute force writes it. */
const written = (solution: Iterable<Placement>): string =>
  [...solution]
    .map(({ piece, cells }) => `${piece}: ${cells.map((cell) => cell.join()).join(' ')}`)
    .sort()
    .join(' | ');

test('searches and counts of any puzzle are those of brute force, with whatever options', () => {
  let found = 0;
  fc.assert(
    fc.property(anySymmetricLaid(12), anyOptions, (data, options) => {
      const puzzle = new ParsedPuzzle(data);
      const all = bruteForce(data).solutions;
      const classes = countClasses(data, all);
      found += all.length;
      expect(Array.from(solutions(puzzle, options), written).sort()).toEqual(all.toSorted());
      expect([...solutions(puzzle, { ...options, unique: true })]).toHaveLength(classes);
      expect(count(puzzle)).toBe(BigInt(all.length));
      expect(count(puzzle, { unique: true, memory: 2 ** 25 })).toBe(BigInt(classes));
    }),
    runs(100),
  );
  expect(found).toBeGreaterThan(100);
});

test('pieces are placed and removed one by one, and what lies is what a solution says', () => {
  fc.assert(
    fc.property(anySymmetricLaid(12), anyOptions, (data, options) => {
      const puzzle = new ParsedPuzzle(data);
      const search = solve(puzzle, options);
      const laid: Placement[] = [];
      let [placed, found, before] = [0, 0, 0];
      for (const step of search) {
        if (step.kind === 'place') {
          laid.push(step.placement);
          placed++;
        } else if (step.kind === 'remove') expect(laid.pop()).toBe(step.placement);
        else {
          found++;
          expect(step.solution).toEqual([...puzzle.fixed, ...laid]);
        }
        expect([search.placements, search.solutions]).toEqual([placed, found]);
        expect(search.progress).toBeGreaterThanOrEqual(before);
        before = search.progress;
      }
      expect([laid, search.progress]).toEqual([[], 1]);
    }),
    runs(100),
  );
});

test('a loop that was left is followed by another one', () => {
  const text = '...\n...\n...\n\nA\nooo\no..\n\nB\noo\no.\n\nC\noo';
  const whole = [...solve(parse(text))];
  const search = solve(parse(text));
  const parts = [3, 1, Infinity].flatMap((most) => {
    const part = [];
    for (const step of search) if (part.push(step) === most) break;
    return part;
  });
  expect(parts).toEqual(whole);
});

test('fixed pieces leave the solutions that have them, however they are given', () => {
  fc.assert(
    fc.property(anySymmetricLaid(12), fc.nat(), fc.nat(), (data, which, size) => {
      const puzzle = new ParsedPuzzle(data);
      const all = [...solutions(puzzle)];
      const one = all[which % all.length];
      if (!one) return;
      const laid = one.slice(0, 1 + (size % one.length));
      const begun = fix(
        puzzle,
        laid.map(({ piece, cells }) => ({ piece, cells: cells.toReversed() })),
      );
      const withThem = all.filter((solution) =>
        laid.every((own) =>
          written(solution)
            .split(' | ')
            .includes(written([own])),
        ),
      );
      expect(Array.from(solutions(begun), written).sort()).toEqual(withThem.map(written).sort());
      expect(count(begun)).toBe(BigInt(withThem.length));
      expect(draw(puzzle, laid)).toBe(draw(begun));
    }),
    runs(200),
  );
});

test('a text with fixed pieces is read as the same puzzle, or refused where copies of one touch', () => {
  let [same, refused] = [0, 0];
  fc.assert(
    fc.property(anyReadable(12), fc.nat(), fc.nat(), (data, which, size) => {
      const puzzle = parse(write(new ParsedPuzzle({ ...data, fixed: [] })));
      const all = [...solutions(puzzle)];
      const one = all[which % all.length];
      if (!one) return;
      const begun = fix(puzzle, one.slice(0, 1 + (size % one.length)));
      let back: Puzzle;
      try {
        back = parse(write(begun));
      } catch (error) {
        expect(error).toBeInstanceOf(PuzzleError);
        const lattice = lattices[begun.lattice];
        const doTouch = ({ piece, cells }: Placement, other: Placement): boolean =>
          piece === other.piece &&
          cells.some((cell) =>
            lattice
              .neighbours(cell)
              .some((beside) => other.cells.some((own) => own.join() === beside.join())),
          );
        const touching = begun.fixed.some((laid, at) =>
          begun.fixed.slice(0, at).some((other) => doTouch(laid, other)),
        );
        expect(touching).toBe(true);
        refused++;
        return;
      }
      expect(back).toEqual(begun);
      expect(write(back)).toBe(write(begun));
      same++;
    }),
    runs(300),
  );
  expect(same).toBeGreaterThan(refused);
});

const ribbon = parse('......\n\nI x2\nooo');
const placed = (piece: string, ...columns: number[]): Placement => ({
  piece,
  cells: columns.map((column) => [column, 0]),
});

test('pieces that cannot lie are refused', () => {
  const [left, right] = [placed('I', 0, 1, 2), placed('I', 3, 4, 5)];
  expect(count(fix(ribbon, [left, right]))).toBe(1n);
  const refused = [
    [placed('X', 0, 1, 2)],
    [placed('I', 0, 1)],
    [placed('I', 4, 5, 6)],
    [placed('I')],
    [left, placed('I', 2, 3, 4)],
    [left, left],
  ];
  for (const laid of refused) expect(() => fix(ribbon, laid)).toThrow(RangeError);
  const three = parse('use: some\n\n.........\n\nI x2\nooo');
  expect(() => fix(three, [left, right, placed('I', 6, 7, 8)])).toThrow(RangeError);
  expect(() => fix(fix(ribbon, [left]), [placed('I', 2, 3, 4)])).toThrow(RangeError);
});

test('a text is read, written and read as the same puzzle', () => {
  const text = 'title: Four\nlattice: triangle\n\n^v^v\n\nA x2\n^v\n';
  const puzzle = parse(text);
  expect(write(puzzle)).toBe(text);
  expect(parse(write(puzzle))).toEqual(puzzle);
  expect(puzzle).toMatchObject({ title: 'Four', lattice: 'triangle', use: 'all', fixed: [] });
  expect(draw(puzzle)).toBe('^v^v');
  expect(draw(parse('ABB\n...\n\nA x*\no\n\nB\noo'))).toBe('ABB\n...');
});

test('an error in a text has a code and a place', () => {
  const wrong = (text: string): unknown => {
    try {
      return parse(text);
    } catch (error) {
      return error;
    }
  };
  const error = wrong('....\n\nA\noo\nx') as PuzzleError;
  expect(error).toBeInstanceOf(PuzzleError);
  expect(error).toMatchObject({ name: 'PuzzleError', code: 'badPieceCharacter', line: 5 });
  expect(error.message).toBe('badPieceCharacter in line 5, column 1, character x, expected o .');
  expect(wrong('')).toMatchObject({ code: 'missingBoard', line: 1, column: 1, details: {} });
});

test('a puzzle stays as it was checked, to its depth', () => {
  const puzzle = fix(
    parse('pieces: pentomino\n\n3 * 20'.replace('3 * 20', `${'.'.repeat(20)}\n`.repeat(3))),
    [],
  );
  const parts = [
    puzzle,
    puzzle.board,
    puzzle.board.cells,
    puzzle.board.cells[0],
    puzzle.pieces[0]!.cells,
  ];
  expect(parts.every((part) => Object.isFrozen(part))).toBe(true);
  expect(() => (puzzle.pieces as unknown[]).pop()).toThrow(TypeError);
  expect(Object.isFrozen(puzzle.fixed)).toBe(true);
});

test('what is no puzzle is refused, even if it looks like one', () => {
  for (const copy of [{ ...ribbon }, structuredClone(ribbon), {}, undefined, 'pentomino-6x10']) {
    const puzzle = copy as Puzzle;
    for (const use of [count, counting, solve, solutions, write, draw])
      expect(() => use(puzzle)).toThrow(TypeError);
    expect(() => fix(puzzle, [])).toThrow(TypeError);
  }
});

test.each<Record<string, unknown>>([
  { solver: 'DLX' },
  { order: 'toString' },
  { rules: ['islands', 'none'] },
  { pieces: 'first' },
  { pieces: ['Y'] },
  { seed: -1 },
  { seed: 1.5 },
  { seed: 2 ** 32 },
  { rules: 'islands' },
  { unique: 'no' },
  { ordr: 'rows' },
])('an option that makes no sense is an error at once: %j', (options) => {
  expect(() => solve(ribbon, options)).toThrow(RangeError);
  expect(() => solutions(ribbon, options)).toThrow(RangeError);
});

test('what is no text, no options and no placements is refused in words', () => {
  for (const text of [5, undefined, null]) expect(() => parse(text as never)).toThrow(TypeError);
  for (const options of [null, 'dlx', { unique: 'no' }, { memry: 2 ** 28 }])
    expect(() => count(ribbon, options as never)).toThrow(RangeError);
  expect(() => solve(ribbon, null as never)).toThrow('The options are no object.');
  for (const given of [undefined, {}, [{}], [undefined], [{ piece: 'I' }]])
    expect(() => fix(ribbon, given as never)).toThrow(/placement/);
});

test.each([0, -1, Number.NaN, 2 ** 24])('a count with %d bytes is refused at once', (memory) => {
  expect(() => count(ribbon, { memory })).toThrow(RangeError);
  expect(() => counting(ribbon, { memory })).toThrow(RangeError);
});

test('a count in slices rises to the exact number', () => {
  const puzzle = parse(`pieces: pentomino\n\n${'......\n'.repeat(10)}`);
  const slices = [...counting(puzzle)];
  expect(slices.length).toBeGreaterThan(1);
  for (const [i, { solutions, progress, isExact }] of slices.entries()) {
    expect(isExact).toBe(i === slices.length - 1);
    expect(solutions).toBeGreaterThanOrEqual(slices[i - 1]?.solutions ?? 0n);
    expect(progress).toBeGreaterThanOrEqual(slices[i - 1]?.progress ?? 0);
  }
  expect(slices.at(-1)).toEqual({ solutions: 9356n, progress: 1, isExact: true });
});

/** How many fixed polyforms there are, of the smallest sizes (OEIS A001168, A001420, A001207). */
const published = { square: [1, 2, 6, 19], triangle: [2, 3, 6, 14], hexagon: [1, 3, 11, 44] };

test.each(Object.keys(published) as LatticeName[])('%s: all polyforms, turned', (lattice) => {
  const counts = pieceSets[lattice]
    .slice(0, 4)
    .map((set) => piecesOf(lattice, set).flatMap((piece) => orientations(lattice, piece)).length);
  expect(counts).toEqual(published[lattice]);
  const [one] = piecesOf(lattice, pieceSets[lattice][0]!);
  const sides = { square: 4, triangle: 3, hexagon: 6 };
  expect(outline(lattice, one!.cells)[0]).toHaveLength(sides[lattice]);
});

test('a set or a lattice that does not exist is an error', () => {
  expect(() => piecesOf('square', 'hexiamond')).toThrow(RangeError);
  expect(() => piecesOf('circle' as LatticeName, 'pentomino')).toThrow(RangeError);
});
