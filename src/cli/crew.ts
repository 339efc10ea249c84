import { setImmediate as breath } from 'node:timers/promises';
import type { Ledger } from '../solve/ledger.ts';
import type { CountJob, News, Strand, StrandCounter } from '../solve/strand.ts';

/** Somebody who counts strands of a job elsewhere. */
export interface Hand {
  /** Says which strand to count next, and who hears how far it is, again and again until it is done. */
  count(strand: Strand, hear: (news: News) => void): void;
  /** Ends it, whatever it is at. */
  dismiss(): void;
}

/** Starts one; `fail` is called if it comes to grief. */
export type Hire = (job: CountJob, fail: (error: Error) => void) => Hand;

/** The most often that news is told, in seconds. */
const NEWS_EVERY = 0.2;

/** What a hand does: it counts a strand and tells how far it is, now and then. */
export async function countStrand(
  counter: StrandCounter,
  strand: Strand,
  tell: (news: News) => void,
): Promise<void> {
  counter.begin(strand);
  for (let told = 0, done = false; !done;) {
    done = counter.lap();
    const now = process.uptime();
    if (!done && now - told < NEWS_EVERY) continue;
    told = now;
    tell(counter.news());
    await breath();
  }
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

/** Lets so many hands count, until all is done or somebody says stop; then they are let go. */
export async function countTogether(
  job: CountJob,
  ledger: Ledger,
  { hire, hands: many, stop }: { hire: Hire; hands: number; stop: AbortSignal },
): Promise<void> {
  const hands: Hand[] = [];
  const counting = new Promise<void>((finish, fail) => {
    const goOn = (hand: Hand): void => {
      const strand = ledger.take();
      if (!strand) return;
      hand.count(strand, (news) => {
        if (stop.aborted) return;
        ledger.hear(strand, news);
        if (ledger.done) finish();
        else if (news.done) goOn(hand);
      });
    };
    stop.addEventListener('abort', () => finish());
    for (let i = 0; i < many; i++) hands.push(hire(job, fail));
    for (const hand of hands) goOn(hand);
  });
  try {
    await counting;
  } finally {
    for (const hand of hands) hand.dismiss();
  }
}
