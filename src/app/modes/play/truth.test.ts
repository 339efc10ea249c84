import { expect, test } from 'vitest';
import type { PositionAnswer } from '../../../game/inquiry.ts';
import { newGame } from '../../../game/tree.ts';
import type { FromPositions, ToPositions } from '../../workers/messages.ts';
import type { WorkerJob } from '../../workers/supervised.ts';
import { Truth } from './truth.ts';

const exact = (ways: bigint): PositionAnswer => ({
  known: { kind: 'exact', ways },
  completion: undefined,
  impossible: undefined,
  isOver: true,
});

/** A truth whose worker does nothing by itself. */
function setUp() {
  const sent: ToPositions[] = [];
  let job: WorkerJob<ToPositions, FromPositions> | undefined;
  let changes = 0;
  const truth = new Truth(
    (started) => {
      job = started;
      started.initialise((message) => sent.push(message));
      return { send: (message) => sent.push(message), close() {} };
    },
    'the puzzle',
    () => changes++,
  );
  const questions = () => {
    const last = sent.at(-1)!;
    return 'questions' in last ? last.questions : [];
  };
  return {
    truth,
    sent,
    questions,
    answer: (message: FromPositions) => job!.received(message),
    changes: () => changes,
  };
}

test('a position is asked about once, whatever the order in which its pieces were laid', () => {
  const { truth, sent, questions, answer, changes } = setUp();
  truth.ask([[3, 1]]);
  expect(sent[0]).toEqual({ text: 'the puzzle' });
  truth.ask([[1, 3]]);
  expect(sent).toHaveLength(2);
  answer({ id: questions()[0]!.id, answer: exact(5n) });
  expect(changes()).toBe(1);
  expect(truth.of([1, 3])).toEqual(exact(5n));
  truth.ask([[3, 1]]);
  expect(sent).toHaveLength(2);
});

test('an answer about a position that is no longer asked about is not taken', () => {
  const { truth, questions, answer, changes } = setUp();
  truth.ask([[1]]);
  const [first] = questions();
  truth.ask([[1, 2]]);
  answer({ id: first!.id, answer: exact(7n) });
  expect(changes()).toBe(0);
  expect(truth.of([1])).toBeUndefined();
  expect(truth.of([1, 2])).toBeUndefined();
});

test('a number that is still counted is asked for on, and the last good move beside it', () => {
  const { truth, questions, answer } = setUp();
  let found: number | undefined = -1;
  truth.ask([[1]]);
  answer({
    id: questions()[0]!.id,
    answer: { ...exact(3n), known: { kind: 'atLeast', ways: 3n }, isOver: false },
  });
  truth.findLastGood(newGame, (node) => (found = node));
  expect(questions()).toHaveLength(2);
  truth.ask([[2]]);
  const search = questions().find((question) => 'game' in question)!;
  expect(questions()).toHaveLength(2);
  answer({ id: search.id, node: 0 });
  expect(found).toBe(0);
});

test('a search for the last good move that is dropped is neither asked for nor answered', () => {
  const { truth, questions, answer } = setUp();
  let isAnswered = false;
  truth.findLastGood(newGame, () => (isAnswered = true));
  const [search] = questions();
  expect(truth.seeksLastGood).toBe(true);
  truth.dropLastGood();
  expect(questions()).toEqual([]);
  answer({ id: search!.id, node: 0 });
  expect([truth.seeksLastGood, isAnswered]).toEqual([false, false]);
});
