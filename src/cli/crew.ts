import { setImmediate as breath } from 'node:timers/promises';
import { HeatRunner, type HeatNews, type HeatTask } from '../solve/heats.ts';
import type { Ledger } from '../solve/ledger.ts';
import { StrandCounter, type CountJob, type News, type Strand } from '../solve/strand.ts';

/** What there is to do: what all tasks of a job have in common, a task, and what is told of it. */
interface Trades {
  readonly count: { readonly job: CountJob; readonly task: Strand; readonly news: News };
  readonly heats: { readonly job: null; readonly task: HeatTask; readonly news: HeatNews };
}

export type Trade = keyof Trades;
export type JobOf<T extends Trade> = Trades[T]['job'];
export type TaskOf<T extends Trade> = Trades[T]['task'];
export type NewsOf<T extends Trade> = Trades[T]['news'];

/** A task that somebody is at. */
interface Labour<News> {
  /** Goes on for some hundredths of a second; true once the task is done. */
  lap(): boolean;
  /** How far it is. */
  news(): News;
}

/** How somebody who knows the job sets about a task. */
const trades: {
  readonly [T in Trade]: (job: JobOf<T>) => (task: TaskOf<T>) => Labour<NewsOf<T>>;
} = {
  count(job) {
    const counter = StrandCounter.of(job);
    return (strand) => {
      counter.begin(strand);
      return counter;
    };
  },
  heats: () => (task) => new HeatRunner(task),
};

/** Somebody who does the tasks of a job elsewhere. */
interface Hand<T extends Trade> {
  /** Says which task to do next, and who hears how far it is, again and again until it is done. */
  begin(task: TaskOf<T>, hear: (news: NewsOf<T>) => void): void;
  /** Ends it, whatever it is at. */
  dismiss(): void;
}

/** Starts one; `fail` is called if it comes to grief. */
export type Hire = <T extends Trade>(
  trade: T,
  job: JobOf<T>,
  fail: (error: Error) => void,
) => Hand<T>;

/** The most often that news is told, in seconds. */
const NEWS_EVERY = 0.2;

/** What a hand does: one task after the other, telling how far it is now and then. */
export function ready<T extends Trade>(trade: T, job: JobOf<T>) {
  const begin = trades[trade](job);
  return async (task: TaskOf<T>, tell: (news: NewsOf<T>) => void): Promise<void> => {
    const labour = begin(task);
    for (let told = 0, done = false; !done;) {
      done = labour.lap();
      const now = process.uptime();
      if (!done && now - told < NEWS_EVERY) continue;
      told = now;
      tell(labour.news());
      await breath();
    }
  };
}

/** Counts here, until all is done or it is time to stop. */
export async function countAlone(
  counter: StrandCounter,
  ledger: Ledger,
  isTimeToStop: () => boolean,
): Promise<void> {
  for (let strand = ledger.take(); strand; strand = ledger.take()) {
    counter.begin(strand);
    for (let done = false; !done;) {
      if (isTimeToStop()) return;
      done = counter.lap();
      ledger.hear(strand, counter.news());
      await breath();
    }
  }
}

/** The book of a job: which tasks are to be had, and how far they are. */
interface Book<T extends Trade> {
  readonly done: boolean;
  take(): TaskOf<T> | undefined;
  hear(task: TaskOf<T>, news: NewsOf<T>): void;
  /** Has a task back that was taken and is not done; returns how often in a row that came of it without getting further. */
  giveBack(task: TaskOf<T>): number;
}

/** Who is to do a job. */
interface Crew {
  readonly hire: Hire;
  readonly hands: number;
  readonly stop: AbortSignal;
}

/** So many times in a row whoever is at a task may come to grief there. */
const MOST_ENDS = 3;

/** What is left of a job cannot be done: somebody comes to grief at it again and again. */
export class WorkFailed extends Error {}

/**
 * Lets so many hands work, until all is done or somebody says stop; then they are let go. Whoever
 * comes to grief is replaced, and somebody else goes on with the task from the last that was heard of
 * it. Throws WorkFailed where that helps no more.
 */
export async function workTogether<T extends Trade>(
  trade: T,
  job: JobOf<T>,
  book: Book<T>,
  { hire, hands: many, stop }: Crew,
): Promise<void> {
  const hands = new Set<Hand<T>>();
  const working = new Promise<void>((finish, fail) => {
    const giveUp = (cause: Error) => fail(new WorkFailed(cause.message, { cause }));
    const employ = (): void => {
      let task: TaskOf<T> | undefined;
      const hand = hire(trade, job, (cause) => {
        // Somebody who is gone may be reported more than once.
        if (!hands.delete(hand)) return;
        hand.dismiss();
        if (!task) return;
        if (book.giveBack(task) < MOST_ENDS) replace();
        else giveUp(cause);
      });
      hands.add(hand);
      const goOn = (): void => {
        task = book.take();
        if (!task) return;
        const taken = task;
        hand.begin(taken, (news) => {
          if (stop.aborted || !hands.has(hand)) return;
          book.hear(taken, news);
          if (book.done) finish();
          else if (news.done) goOn();
        });
      };
      goOn();
    };
    /** Where a process cannot even be started, that may be thrown at once. */
    const replace = (): void => {
      try {
        employ();
      } catch (error) {
        giveUp(error as Error);
      }
    };
    stop.addEventListener('abort', () => finish());
    for (let i = 0; i < many; i++) replace();
  });
  try {
    await working;
  } finally {
    for (const hand of hands) hand.dismiss();
    hands.clear();
  }
}
