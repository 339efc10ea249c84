import type { FromPositions, PositionQuestion, ToPositions } from '../../workers/messages.ts';
import type { WorkerHandle, WorkerJob } from '../../workers/supervised.ts';
import type { StartWorker } from './mistakes.ts';

type Job = WorkerJob<ToPositions, FromPositions>;

/** One of those who ask, with its open questions, as it has asked them and as the worker is asked. */
interface Asker {
  readonly number: number;
  readonly job: Job;
  open: readonly { readonly own: PositionQuestion; readonly asked: PositionQuestion }[];
}

/** One worker that examines positions of a puzzle for all who ask, by turns; it runs as long as there are any. */
export class SharedPositions {
  private readonly startWorker: StartWorker;
  private text = '';
  private askers: readonly Asker[] = [];
  private worker: WorkerHandle<ToPositions> | undefined;
  private lastId = 0;
  private lastAsker = 0;

  /** @param start starts the worker that is shared */
  constructor(start: StartWorker) {
    this.startWorker = start;
  }

  /** Lets one more ask, as if it had a worker of its own; all have the same puzzle. */
  readonly start: StartWorker = (job) => {
    const asker: Asker = { number: ++this.lastAsker, job, open: [] };
    this.askers = [...this.askers, asker];
    job.initialise((message) => this.note(asker, message));
    if (this.worker) this.tell();
    else this.worker = this.startWorker(this.job());
    return {
      send: (message) => {
        this.note(asker, message);
        this.tell();
      },
      close: () => this.leave(asker),
    };
  };

  private note(asker: Asker, message: ToPositions): void {
    if ('text' in message) {
      this.text = message.text;
      return;
    }
    const { open, number } = asker;
    asker.open = message.questions.map((own) => {
      const known = open.find((one) => one.own.id === own.id);
      return known ?? { own, asked: { ...own, id: ++this.lastId, asker: number } };
    });
  }

  private leave(asker: Asker): void {
    if (!this.askers.includes(asker)) return;
    this.askers = this.askers.filter((one) => one !== asker);
    if (this.askers.length > 0) {
      this.tell();
      return;
    }
    this.worker?.close();
    this.worker = undefined;
  }

  private tell(): void {
    this.worker?.send(this.questions());
  }

  private questions(): ToPositions {
    return { questions: this.askers.flatMap(({ open }) => open.map(({ asked }) => asked)) };
  }

  private job(): Job {
    return {
      initialise: (send) => {
        send({ text: this.text });
        send(this.questions());
      },
      received: (message) => {
        for (const asker of this.askers) {
          const question = asker.open.find(({ asked }) => asked.id === message.id);
          if (!question) continue;
          // Else it would be asked again with the next question of anybody; other answers may get better.
          if (!('answer' in message)) asker.open = asker.open.filter((one) => one !== question);
          asker.job.received({ ...message, id: question.own.id });
        }
      },
      isDue: () => this.askers.some(({ job }) => job.isDue()),
      failed: (trouble) => {
        const { askers } = this;
        [this.askers, this.worker] = [[], undefined];
        for (const { job } of askers) job.failed(trouble);
      },
    };
  }
}
