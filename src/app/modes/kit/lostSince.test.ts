import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PositionQuestion } from '../../../lag/positionQuestion.ts';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { Tape } from '../../../play/tape.ts';
import { compile, coveredBy, type Problem } from '../../../solve/problem.ts';
import { origin } from '../../../solve/position.ts';
import { plainSearch } from '../../../solve/search.ts';
import { searchProcess, type SearchMark } from '../../../solve/played/searchProcess.ts';
import { anyPuzzle } from '../../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../../testing/random/anySearch.ts';
import { problemOf } from '../../../testing/random/situations.ts';
import { followNodes, mistakeOf, withOwnPieces } from '../../../testing/runs/doomedNodes.ts';
import { runs } from '../../../testing/share.ts';
import type { Lost } from '../../../ui/status/lost.ts';
import type { PositionQuestion as Question } from '../../workers/messages.ts';
import { LostSince } from './lostSince.ts';
import type { StartWorker } from './mistakes.ts';
import { Narrator } from './narrator.ts';

/** A worker that answers at once, and notes what it was asked. */
function answering(problem: Problem, asked: Question[]): StartWorker {
  return (job) => {
    let open: readonly Question[] = [];
    let isAnswering = false;
    const answer = (): void => {
      if (isAnswering) return;
      isAnswering = true;
      for (let [question] = open; question && 'hold' in question; [question] = open) {
        open = [];
        asked.push(question);
        const solvability = new PositionQuestion(problem, question.laid, question.hold);
        while (!solvability.run(1024));
        job.received({ id: question.id, isSolvable: solvability.isSolvable });
      }
      isAnswering = false;
    };
    const send: ReturnType<StartWorker>['send'] = (message) => {
      if ('questions' in message) open = message.questions;
      answer();
    };
    // As a worker does, it answers once it has been started.
    queueMicrotask(() => job.initialise(send));
    return { send, close() {} };
  };
}

const hopeless = parsePuzzle('title: None\n\n....\n....\n\nT\nooo\n.o.\n\nI\noooo');

test('captions say since which piece a board is lost, as brute force does, but not that there is no solution', async () => {
  const seen = { lost: 0, solvable: 0, hopeless: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        { arbitrary: anyPuzzle(11), weight: 9 },
        { arbitrary: fc.constant(hopeless), weight: 1 },
      ),
      anySearch,
      fc.nat(2 ** 20),
      fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
      async (puzzle, any, choice, moments) => {
        const problem = compile(puzzle);
        const search = withOwnPieces(puzzle, any, choice);
        const { nodes } = followNodes(problem, search);
        const tape = new Tape<SearchMark>((deliver) =>
          sourceInPlace(searchProcess(problem, search), deliver),
        );
        tape.want(nodes.at(-1)!.entered, 0);
        const asked: Question[] = [];
        const lost = new LostSince({ problem, search, tape }, answering(problem, asked));
        let marked: { path: readonly number[]; lost: Lost } | undefined;
        const lostOf = (path: readonly number[], of: Lost) => {
          marked = { path, lost: of };
          return undefined;
        };
        const pane = { problem, search, tape, markOf: () => undefined, lostOf };
        const narrator = new Narrator(pane, { depth: 0 }, { lost });
        for (const at of moments) {
          const node = nodes[at % nodes.length]!;
          const step = node.entered;
          narrator.caption({ step, pace: 0 }, 'en');
          narrator.caption({ step, pace: 0 }, 'en');
          await Promise.resolve();
          marked = undefined;
          const caption = narrator.caption({ step, pace: 0 }, 'en')!;
          const mistake = mistakeOf(nodes, node);
          const isTold = mistake !== undefined && mistake.path.length > 0;
          expect(caption.lost !== undefined).toBe(isTold);
          seen[isTold ? 'lost' : mistake ? 'hopeless' : 'solvable']++;
          if (!isTold) continue;
          const ago = step - mistake.entered;
          expect(caption.lost!.text).toContain(ago === 0 ? ', just now' : `, ${ago} step`);
          expect(marked).toEqual({
            path: node.path,
            lost: { solvable: mistake.path.length - 1, ago },
          });
        }
        // On the way to another moment other pieces lie there.
        marked = undefined;
        narrator.caption({ step: 0, pace: 0, isOnTheWay: true }, 'en');
        expect(marked).toBeUndefined();
        // Nothing is asked where nothing is said.
        narrator.rest();
        const questions = asked.length;
        for (const { entered } of nodes.slice(0, 20))
          expect(narrator.caption({ step: entered, pace: 1e6 }, 'en')).toBeUndefined();
        expect(asked.length).toBe(questions);
      },
    ),
    runs(150),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});

test('it is not said for how long, where that would take long to find out', async () => {
  const problem = problemOf('pentomino-6x10');
  const lost = new LostSince(
    {
      problem,
      search: plainSearch,
      // A tape with a mark at the beginning alone, before a moment that is far.
      tape: { anchorBefore: () => ({ step: 0, mark: { ...origin, nodes: [], first: undefined } }) },
    },
    answering(problem, []),
  );
  // A corner piece that leaves a hole of one cell.
  const hole = [...problem.placements.piece.keys()].find((one) => {
    const covered = coveredBy(problem, one);
    return !covered.includes(0) && covered.includes(1) && covered.includes(6);
  })!;
  lost.ask([hole]);
  await Promise.resolve();
  expect(lost.at({ path: [hole], step: 1_000_000 })).toEqual({ solvable: 0, ago: undefined });
});
