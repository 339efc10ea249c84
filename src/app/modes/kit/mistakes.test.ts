import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedHold } from '../../../lag/heldPiece.ts';
import { PositionQuestion } from '../../../lag/positionQuestion.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { Tape } from '../../../play/tape.ts';
import { compile, type Problem } from '../../../solve/problem.ts';
import { plainSearch } from '../../../solve/search.ts';
import { searchProcess, type SearchMark } from '../../../solve/played/searchProcess.ts';
import { PathLookup } from '../../../teach/moment/situation.ts';
import { anyPuzzle } from '../../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../../testing/random/anySearch.ts';
import { classOf } from '../../../testing/pages/classes.ts';
import { problemOf } from '../../../testing/random/situations.ts';
import { followNodes, mistakeOf, withOwnPieces } from '../../../testing/runs/doomedNodes.ts';
import { runs } from '../../../testing/share.ts';
import type { FromPositions, ToPositions } from '../../workers/messages.ts';
import type { WorkerJob } from '../../workers/supervised.ts';
import { Mistakes } from './mistakes.ts';

/** Mistakes whose worker answers when it is told to. */
function setUp(hold = '') {
  const sent: ToPositions[] = [];
  let job: WorkerJob<ToPositions, FromPositions> | undefined;
  let changes = 0;
  const mistakes = new Mistakes({
    start: (started) => {
      job = started;
      started.initialise((message) => sent.push(message));
      return { send: (message) => sent.push(message), close() {} };
    },
    text: 'the puzzle',
    hold,
    changed: () => changes++,
  });
  const asked = () => {
    const last = sent.at(-1);
    const isOpen = last && mistakes.isAsking && 'questions' in last;
    const [question] = isOpen ? last.questions : [];
    return question && 'hold' in question ? question : undefined;
  };
  const answer = (isSolvable: boolean | undefined) =>
    job!.received({ id: asked()!.id, isSolvable });
  /** Answers until nothing is asked any more; returns how many questions there were. */
  function answerAll(problem: Problem): number {
    let questions = 0;
    for (let question = asked(); question; question = asked()) {
      const solvability = new PositionQuestion(problem, question.laid, question.hold);
      while (!solvability.run(64));
      questions++;
      answer(solvability.isSolvable);
    }
    return questions;
  }
  return { mistakes, sent, asked, answer, answerAll, changes: () => changes, job: () => job! };
}

const anySearched = fc
  .tuple(anyPuzzle(11), anySearch, fc.nat(2 ** 20))
  .map(([puzzle, any, choice]) => {
    const problem = compile(puzzle);
    const search = withOwnPieces(puzzle, any, choice);
    return { problem, search, ...followNodes(problem, search) };
  });

test('at any moment the mistake is the one that brute force finds, and few positions are asked about', () => {
  const seen = { solvable: 0, mistake: 0, hopeless: 0, atOnce: 0 };
  fc.assert(
    fc.property(
      anySearched,
      fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
      ({ problem, search, nodes }, order) => {
        const { mistakes, answerAll } = setUp(askedHold(problem, search));
        const tape = new Tape<SearchMark>((deliver) =>
          sourceInPlace(searchProcess(problem, search), deliver),
        );
        const paths = new PathLookup(problem, search);
        for (const at of order) {
          const node = nodes[at % nodes.length]!;
          const mistake = mistakeOf(nodes, node);
          mistakes.ask(node.path);
          if (answerAll(problem) === 0) seen.atOnce++;
          const solvable = mistakes.of(node.path);
          expect(solvable).toBe(mistake ? mistake.path.length - 1 : node.path.length);
          if (!mistake) seen.solvable++;
          else if (mistake.path.length === 0) seen.hopeless++;
          else {
            seen.mistake++;
            const step = Math.min(node.left - 1, node.entered + 3);
            tape.want(step, 0);
            const before = (to: number) => tape.anchorBefore(to);
            expect(paths.madeAt(node.path.slice(0, solvable! + 1), step, before)).toBe(
              mistake.entered,
            );
          }
        }
        const { path } = nodes.at(-1)!;
        mistakes.ask(path);
        answerAll(problem);
        mistakes.ask(path);
        expect(answerAll(problem)).toBe(0);
      },
    ),
    runs(200),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
});

test('from any moment one goes to before its mistake, or to where it is taken back, and nowhere without one', () => {
  const seen = { back: 0, ahead: 0, none: 0 };
  fc.assert(
    fc.property(
      anySearched,
      fc.nat(),
      fc.constantFrom('places', 'tries'),
      fc.constantFrom(-1, 1),
      ({ problem, search, nodes }, at, grain, direction) => {
        const node = nodes[at % nodes.length]!;
        const mistake = mistakeOf(nodes, node);
        const { moves, player, settle } = classOf(problem, search);
        moves.setGrain(grain);
        player.seek(node.entered);
        settle();
        moves.find({ kind: 'mistake' }, direction);
        expect(moves.awaitsMistake).toBe(true);
        expect(moves.targetSearch).toMatchObject({ step: node.entered, direction });
        moves.goToMistake(mistake ? mistake.path.length - 1 : node.path.length);
        settle();
        expect(moves.awaitsMistake).toBe(false);
        const goal = direction < 0 ? (mistake?.entered ?? 0) - 1 : mistake?.left;
        const isThere = mistake !== undefined && mistake.path.length > 0;
        // Of a search that is cut off, the end is not known.
        if (isThere && goal === Infinity) return;
        expect(player.at).toBe(isThere ? goal : node.entered);
        const never = mistake ? 'hopeless' : 'solvable';
        if (isThere) expect(moves.targetSearch).toBeUndefined();
        else expect(moves.targetSearch).toMatchObject({ step: undefined, never });
        seen[isThere ? (direction < 0 ? 'back' : 'ahead') : 'none']++;
      },
    ),
    runs(400),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(4);
});

test('a wait for a mistake ends with its moment, or when it is called off', () => {
  const { moves, player, settle } = classOf(problemOf('square-bar-corner'), plainSearch);
  moves.find({ kind: 'mistake' }, -1);
  moves.cancel();
  expect([moves.awaitsMistake, moves.targetSearch]).toEqual([false, undefined]);
  moves.find({ kind: 'mistake' }, -1);
  player.seek(1);
  settle();
  expect([player.at, moves.awaitsMistake]).toEqual([1, false]);
});

test('what is no longer on show is not asked about, and its answer is not taken', () => {
  const { mistakes, sent, asked, answer, changes } = setUp();
  mistakes.ask([5, 6]);
  expect(asked()!.laid).toEqual([5]);
  const former = asked()!;
  mistakes.ask([7]);
  expect(asked()!.laid).toEqual([]);
  mistakes.ask(undefined);
  expect(sent.at(-1)).toEqual({ questions: [] });
  expect(mistakes.isAsking).toBe(false);
  mistakes.ask([7]);
  expect(asked()!.id).toBeGreaterThan(former.id);
  answer(true);
  expect(asked()!.laid).toEqual([7]);
  expect(changes()).toBe(0);
  answer(false);
  expect([mistakes.of([7]), mistakes.of([7, 8]), mistakes.of([5])]).toEqual([0, 0, undefined]);
  expect([changes(), mistakes.isAsking]).toEqual([1, false]);
});

test('an examination goes on as long as it tells something of the moment on show', () => {
  const { mistakes, asked, sent } = setUp();
  mistakes.ask([5, 6, 7]);
  const { id, laid } = asked()!;
  const { length } = sent;
  mistakes.ask([...laid, 9]);
  expect([asked()!.id, sent.length]).toEqual([id, length]);
});

test('where it takes too long, or no worker can be had, nothing is said', () => {
  const slow = setUp();
  slow.mistakes.ask([1]);
  slow.answer(true);
  slow.answer(undefined);
  expect([slow.mistakes.of([1]), slow.mistakes.isAsking, slow.changes()]).toEqual([
    undefined,
    false,
    1,
  ]);
  slow.mistakes.ask([1]);
  expect(slow.mistakes.isAsking).toBe(false);
  const broken = setUp();
  broken.mistakes.ask([1]);
  broken.job().failed('broken');
  broken.mistakes.ask([1, 2]);
  expect([broken.mistakes.of([1]), broken.mistakes.isAsking, broken.changes()]).toEqual([
    undefined,
    false,
    1,
  ]);
});
