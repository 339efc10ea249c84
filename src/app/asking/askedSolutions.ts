import type { Reach } from '../../count/diagram/listing.ts';
import type { AskedQuestion, FromSolutions, ToSolutions } from '../workers/messages.ts';
import type { WorkerHandle, WorkerJob } from '../workers/supervised.ts';
import type { Answer, Question, QuestionKind } from './questions.ts';

/** Starts a worker that answers questions about all solutions. */
export type StartSolutions = (
  job: WorkerJob<ToSolutions, FromSolutions>,
) => WorkerHandle<ToSolutions>;

/** Bytes that the diagrams of all solutions may take: little, as users have other things open. */
const MEMORY = 2 ** 28;

/** How far it is known what the solutions of a puzzle are. */
export type SolutionsPhase =
  | { readonly kind: 'opening'; readonly progress: number }
  | { readonly kind: 'open'; readonly count: bigint }
  /** They take more memory, or somebody stopped it, or no worker can be had: no question is answered. */
  | { readonly kind: 'full'; readonly reach: Reach; readonly memory: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' };

interface Open extends AskedQuestion {
  readonly topic: string;
  readonly told: ((share: number) => void) | undefined;
  readonly settle: (answered: { readonly answer: Answer } | undefined) => void;
}

/** All solutions of a puzzle, in a worker: questions about them, each with conditions of its own. */
export class AskedSolutions {
  private readonly text: string;
  private readonly memory: number;
  private readonly changed: () => void;
  private worker: WorkerHandle<ToSolutions> | undefined;
  private open: readonly Open[] = [];
  private lastId = 0;
  private now: SolutionsPhase = { kind: 'opening', progress: 0 };

  /**
   * @param text the puzzle
   * @param changed called when the phase has changed
   * @param memory bytes that diagrams may take, about
   */
  constructor(start: StartSolutions, text: string, changed: () => void, memory = MEMORY) {
    [this.text, this.changed, this.memory] = [text, changed, memory];
    this.worker = start(this.job());
  }

  get phase(): SolutionsPhase {
    return this.now;
  }

  /**
   * Asks a question; it is answered once the solutions are open. Of the questions about a topic only the latest is
   * answered.
   *
   * @param told called with the share of the solutions that were looked at, where that takes long
   * @returns undefined if there is no answer: another question about the topic came, or none can be answered
   */
  ask<Kind extends QuestionKind>(
    question: Question<Kind>,
    topic: string = question.kind,
    told?: (share: number) => void,
  ): Promise<{ readonly answer: Answer<Kind> } | undefined> {
    if (!this.worker) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const id = ++this.lastId;
      this.drop((one) => one.topic === topic);
      const asked = { id, question: question as Question, topic, told };
      this.open = [...this.open, { ...asked, settle: resolve }];
      this.worker?.send(this.questions());
    });
  }

  /** Gives up opening, or answering. */
  stop(): void {
    this.end({ kind: 'stopped' });
  }

  close(): void {
    this.worker?.close();
    this.worker = undefined;
    this.drop(() => true);
  }

  private end(phase: SolutionsPhase): void {
    this.close();
    this.now = phase;
    this.changed();
  }

  private drop(isDropped: (one: Open) => boolean): void {
    const dropped = this.open.filter(isDropped);
    this.open = this.open.filter((one) => !isDropped(one));
    for (const { settle } of dropped) settle(undefined);
  }

  private questions() {
    return { questions: this.open.map(({ id, question }) => ({ id, question })) };
  }

  private job(): WorkerJob<ToSolutions, FromSolutions> {
    return {
      initialise: (send) => {
        const { text, memory } = this;
        send({ text, memory });
        send(this.questions());
      },
      received: (message) => this.receive(message),
      isDue: () => this.now.kind === 'opening' || this.open.length > 0,
      failed: () => this.end({ kind: 'failed' }),
    };
  }

  private receive(message: FromSolutions): void {
    if ('full' in message)
      return this.end({ kind: 'full', reach: message.full, memory: this.memory });
    if ('share' in message) {
      this.open.find(({ id }) => id === message.id)?.told?.(message.share);
      return;
    }
    if ('id' in message) {
      const asked = this.open.find(({ id }) => id === message.id);
      this.open = this.open.filter((one) => one !== asked);
      asked?.settle({ answer: message.answer });
      return;
    }
    this.now =
      'count' in message
        ? { kind: 'open', count: message.count }
        : { kind: 'opening', progress: message.progress };
    this.changed();
  }
}
