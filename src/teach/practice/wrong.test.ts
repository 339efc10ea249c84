import { expect, test } from 'vitest';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import { plainSearch, type Search } from '../../solve/search.ts';
import { fits, stateAfter } from '../../solve/state.ts';
import { idOf, kindOf, PLACE, REMOVE } from '../../solve/step.ts';
import { restrict } from '../../solve/symmetry/hold.ts';
import { isAllowed } from '../../solve/symmetry/symmetry.ts';
import { places, problemOf } from '../../testing/random/situations.ts';
import type { Situation } from '../moment/situation.ts';
import { nodesAt } from './nodes.ts';
import { nodeQuestion, questionsOf, YES, type Question } from './questions.ts';
import { whyWrong, type Wrong } from './wrong.ts';

const searches: readonly Search[] = [
  { ...plainSearch, order: 'rows' },
  { ...plainSearch, solver: 'dlx' },
  { ...plainSearch, order: 'rows', unique: true },
];

/** Whether what is said of a wrong answer is so, found out by laying everything. */
function holds(
  problem: Problem,
  search: Search,
  { path, next, node }: Situation,
  { kind }: Pick<Question, 'kind'>,
  wrong: Wrong,
): boolean {
  const { cells, placements } = problem;
  const { held } = restrict(problem, search.unique, search.hold);
  const isTried = (one: number) =>
    isAllowed(held, placements.piece[one]!, placements.orientation[one]!);
  const state = stateAfter(problem, Int32Array.from(path));
  const fitting = [...placements.piece.keys()].filter((one) => fits(state, one));
  const onCell = (cell: number) => fitting.filter((one) => coveredBy(problem, one).includes(cell));
  const ofPiece = (some: readonly number[], piece: number) =>
    some.filter((one) => placements.piece[one] === piece);
  switch (wrong.kind) {
    case 'notFirst':
      return state.open[wrong.item] === 1 && node!.item < wrong.item;
    case 'noWay':
      return ofPiece(onCell(wrong.item), wrong.piece).length === 0;
    case 'notSo': {
      const own = ofPiece(onCell(wrong.item), wrong.piece);
      return own.length > 0 && !own.some(isTried);
    }
    case 'triedThere':
    case 'triedLater':
      return placements.piece[idOf(next)] !== wrong.piece;
    case 'notFewest': {
      const waysOf = (item: number) =>
        item < cells.length ? onCell(item) : ofPiece(fitting, item - cells.length);
      return waysOf(wrong.item).filter(isTried).length === wrong.ways;
    }
    case 'covered': {
      const own = ofPiece(onCell(wrong.item), wrong.piece);
      return kind === 'fails' ? own.some(isTried) : own.length > 0;
    }
    case 'notCome':
      return node!.item !== wrong.item && onCell(wrong.item).length > 0;
    case 'noneGoesOn':
      return kindOf(next) === REMOVE;
    case 'someCell':
      return [...cells.keys()].some((cell) => state.open[cell] === 1 && onCell(cell).length === 0);
    case 'moreComeOff':
    case 'fewerComeOff':
    case 'moreWays':
    case 'fewerWays':
    case 'later':
    case 'otherNode':
      break;
    case 'callBegins':
      return kindOf(next) !== REMOVE;
    case 'callIsOver':
      return kindOf(next) === REMOVE;
  }
  return true;
}

test('what is said of each wrong answer is so, and answers that are too small are called so', () => {
  const seen = new Set<string>();
  for (const puzzle of [
    'square-bar-corner',
    'square-t-corner',
    'pentomino-puv-5x3',
    'pentomino-flpux-5x5',
    'three-in-a-square',
  ])
    for (const search of searches) {
      const problem = problemOf(puzzle);
      for (const situation of [...places(problem, search)].slice(0, 60))
        for (const question of questionsOf(problem, search, situation)) {
          const { kind, targets, choices, rights } = question;
          for (const given of [...targets, ...choices]) {
            if (rights.includes(given)) continue;
            const wrong = whyWrong(problem, search, situation, question, given);
            seen.add(wrong.kind);
            const about = { puzzle, step: situation.step, kind, given, wrong: wrong.kind };
            expect({ ...about, holds: holds(problem, search, situation, question, wrong) }).toEqual(
              {
                ...about,
                holds: true,
              },
            );
            if (kind === 'removed' || kind === 'ways')
              expect(wrong.kind).toMatch(given < rights[0]! ? /^more/ : /^fewer/);
            // Nothing is said to fit where nothing does.
            if (given === YES) expect(['noneGoesOn', 'someCell']).toContain(wrong.kind);
          }
        }
    }
  expect([...seen].toSorted()).toEqual([
    'covered',
    'fewerComeOff',
    'fewerWays',
    'later',
    'moreComeOff',
    'moreWays',
    'noWay',
    'noneGoesOn',
    'notCome',
    'notFewest',
    'notFirst',
    'notSo',
    'someCell',
    'triedLater',
    'triedThere',
  ]);
});

test('nodes are known by the step that placed them, with what came off right after', () => {
  for (const search of searches) {
    const problem = problemOf('square-bar-corner');
    const all = [...places(problem, search)];
    for (const [step, situation] of all.entries()) {
      const nodes = nodesAt(problem, search, situation);
      const placed = all.slice(1, step + 1).filter(({ lastStep }) => kindOf(lastStep!) === PLACE);
      expect(nodes.map(({ entered }) => entered).toSorted((a, b) => a - b)).toEqual([
        0,
        ...placed.map((one) => one.step),
      ]);
      for (const { entered, removed } of nodes) {
        const after = all.slice(entered + 1, step + 1);
        const goesOn = after.findIndex(({ lastStep }) => kindOf(lastStep!) === PLACE);
        const came = entered === 0 ? 0 : goesOn < 0 ? after.length : goesOn;
        expect([step, entered, removed]).toEqual([step, entered, came]);
      }
    }
  }
});

test('nodes are asked for where all of them are in the tree', () => {
  const [search] = searches;
  const problem = problemOf('square-bar-corner');
  const all = [...places(problem, search!)];
  const askedAt = (step: number, rights: readonly number[]) =>
    nodeQuestion(problem, search!, all[step]!, rights);
  expect(askedAt(11, [6, 1])).toMatchObject({ rights: [6, 1], node: { entered: 6, removed: 2 } });
  expect(askedAt(11, [7])).toBeUndefined();
  expect(askedAt(5, [6])).toBeUndefined();
  expect(askedAt(11, [0])).toBeUndefined();
  expect(askedAt(2, [2])).toBeUndefined();
  const wrong = whyWrong(problem, search!, all[11]!, askedAt(11, [6])!, 2);
  expect(wrong).toMatchObject({
    kind: 'otherNode',
    node: { entered: 2, kind: 'stuck', removed: 1 },
  });
});
