import type { PositionAnswer } from '../../../game/inquiry.ts';
import type { Game } from '../../../game/tree.ts';
import type { FromPositions, PositionQuestion, ToPositions } from '../../workers/messages.ts';
import type { WorkerHandle, WorkerJob } from '../../workers/supervised.ts';

/** Starts a worker that examines positions. */
export type StartWorker = (job: WorkerJob<ToPositions, FromPositions>) => WorkerHandle<ToPositions>;

/** Answers are kept for so many positions. */
const MOST_KEPT = 2000;

/** The same for the same placements in any order. */
const keyOf = (laid: readonly number[]): string => laid.toSorted((a, b) => a - b).join();

const nothing: PositionAnswer = {
  known: { kind: 'unknown' },
  completion: undefined,
  impossible: undefined,
  isOver: false,
};

/** How much is known; more is better. */
function worthOf({ known, completion }: PositionAnswer): number {
  const kind = { unknown: 0, atLeast: 2, exact: 4 }[known.kind];
  return kind + (completion ? 1 : 0);
}

interface Asked {
  readonly key: string;
  readonly question: PositionQuestion;
  /** Takes the node that was asked for, if one was; not called if the search is dropped. */
  readonly answered?: (node: number | undefined) => void;
}

/** What is known of the positions of a game; a worker finds it out. */
export class Truth {
  private readonly answers = new Map<string, PositionAnswer>();
  private readonly start: StartWorker;
  private readonly text: string;
  private readonly changed: () => void;
  private worker: WorkerHandle<ToPositions> | undefined;
  /** All questions that are open, urgent ones first. */
  private open: readonly Asked[] = [];
  private lastId = 0;

  /**
   * @param text the puzzle
   * @param changed called after each answer
   */
  constructor(start: StartWorker, text: string, changed: () => void) {
    this.start = start;
    this.text = text;
    this.changed = changed;
  }

  /** What is known of a position; undefined if it was not asked about, or not answered yet. */
  of(laid: readonly number[]): PositionAnswer | undefined {
    return this.answers.get(keyOf(laid));
  }

  /** Asks about some positions, urgent ones first, and no more about others. */
  ask(positions: readonly (readonly number[])[]): void {
    const asked = positions.flatMap((laid): Asked[] => {
      const key = keyOf(laid);
      if (this.answers.get(key)?.isOver) return [];
      const before = this.open.find((one) => one.key === key);
      return [before ?? { key, question: { id: ++this.lastId, laid } }];
    });
    // That search is short, and somebody waits for it.
    this.send([...this.open.filter((one) => one.answered), ...asked]);
  }

  /** Looks for the last position on the way to the one at hand that can be completed. */
  findLastGood(game: Game, found: (node: number | undefined) => void): void {
    const question = { id: ++this.lastId, game };
    this.send([
      { key: '', question, answered: found },
      ...this.open.filter((one) => !one.answered),
    ]);
  }

  /** Drops that search, which nobody waits for any more. */
  dropLastGood(): void {
    this.send(this.open.filter((one) => !one.answered));
  }

  /** Whether it is still looked for. */
  get seeksLastGood(): boolean {
    return this.open.some((one) => one.answered);
  }

  close(): void {
    this.worker?.close();
    this.worker = undefined;
  }

  private send(open: readonly Asked[]): void {
    const isSame = open.length === this.open.length && open.every((one, i) => one === this.open[i]);
    if (isSame) return;
    this.open = open;
    if (this.worker) this.worker.send(this.questions());
    else if (open.length > 0) this.worker = this.start(this.job());
  }

  private questions() {
    return { questions: this.open.map(({ question }) => question) };
  }

  private job(): WorkerJob<ToPositions, FromPositions> {
    return {
      initialise: (send) => {
        send({ text: this.text });
        send(this.questions());
      },
      received: (message) => this.receive(message),
      isDue: () => this.open.length > 0,
      failed: () => this.fail(),
    };
  }

  private receive(message: FromPositions): void {
    const asked = this.open.find(({ question }) => question.id === message.id);
    if (!asked) return;
    if ('node' in message) {
      this.open = this.open.filter((one) => one !== asked);
      asked.answered!(message.node);
    } else if ('answer' in message) {
      this.keep(asked.key, message.answer);
      if (message.answer.isOver) this.open = this.open.filter((one) => one !== asked);
      this.changed();
    }
  }

  /** Gives up what is open, as no worker can be had. */
  private fail(): void {
    this.worker = undefined;
    for (const one of this.open)
      if (!one.answered) this.keep(one.key, { ...nothing, isOver: true });
    this.open = [];
    this.changed();
  }

  /** Keeps an answer, unless a better one is known. */
  private keep(key: string, answer: PositionAnswer): void {
    const before = this.answers.get(key);
    const isWorse = before !== undefined && worthOf(answer) < worthOf(before);
    this.answers.set(key, isWorse ? { ...before, isOver: answer.isOver } : answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > MOST_KEPT) this.answers.delete(oldest!);
  }
}
