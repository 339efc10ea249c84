import { Inquiry } from '../../game/inquiry.ts';
import { LastGood } from '../../game/lastGood.ts';
import { PositionQuestion as Solvability } from '../../lag/positionQuestion.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import type { FromPositions, PositionQuestion, ToPositions } from './messages.ts';
import { inSlices } from './slices.ts';
import { nextInTurn } from './turns.ts';

/** States that are written between two looks at messages, where no clock is looked at. */
const STATES = 4096;
/** States after which it is given up to find out whether a solution is left: about a minute. */
const MOST_STATES = 2 ** 26;

const clock = (): number => performance.now();
const post = (message: FromPositions): void => postMessage(message);

/** A question that is being answered. */
interface Job {
  readonly id: number;
  readonly asker: number;
  /** Goes on for a few milliseconds; returns whether it is over. */
  run(): boolean;
}

let problem: Problem | undefined;
let jobs: readonly Job[] = [];
/** The one for whom something was found out last. */
let lastAsker = 0;

const goOn = inSlices(() => {
  const job = nextInTurn(jobs, lastAsker);
  lastAsker = job?.asker ?? 0;
  if (job?.run()) jobs = jobs.filter((one) => one !== job);
  return jobs.length > 0;
});

function jobOf(question: PositionQuestion): Job {
  const { id, asker = 0 } = question;
  if ('game' in question) {
    const search = new LastGood(problem!, question.game);
    return {
      id,
      asker,
      run() {
        if (!search.run(STATES)) return false;
        post({ id, node: search.node });
        return true;
      },
    };
  }
  if ('hold' in question) {
    const solvability = new Solvability(problem!, question.laid, question.hold);
    let states = 0;
    return {
      id,
      asker,
      run() {
        states += STATES;
        if (!solvability.run(STATES) && states < MOST_STATES) return false;
        post({ id, isSolvable: solvability.isSolvable });
        return true;
      },
    };
  }
  const inquiry = new Inquiry(problem!, question.laid);
  return {
    id,
    asker,
    run() {
      const isOver = inquiry.run(clock);
      const answer = inquiry.news();
      if (answer) post({ id, answer });
      return isOver;
    },
  };
}

addEventListener('message', ({ data }: MessageEvent<ToPositions>) => {
  if ('text' in data) problem = compile(parsePuzzle(data.text));
  else
    jobs = data.questions.map(
      (question) => jobs.find(({ id }) => id === question.id) ?? jobOf(question),
    );
  goOn();
});
