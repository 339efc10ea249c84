import type { HeatNews, Heats, HeatTask } from '../../solve/heats.ts';
import type { Hired, Job } from '../workers/attended.ts';

/** Whoever has heats to be run, and hears of them. */
interface Client {
  readonly heats: Heats;
  /** Called whenever a heat is begun or something is heard of one. */
  heard(): void;
  failed(): void;
}

/** A worker that runs one heat. */
type HeatWorker = Hired<HeatTask>;
type Start = (job: Job<HeatTask, HeatNews>) => HeatWorker;

/** So many workers for all who have heats to be run: who came first is served first. */
export class Hands {
  private readonly many: number;
  private readonly start: Start;
  private clients: readonly Client[] = [];
  private readonly busy = new Map<HeatWorker, Client>();

  /** @param start starts a worker, which will run one heat and is ended then */
  constructor(many: number, start: Start) {
    this.many = many;
    this.start = start;
  }

  /** Runs all heats of a client as soon as there are workers for them. */
  serve(client: Client): void {
    this.clients = [...this.clients, client];
    this.goOn();
  }

  /** Ends what runs for a client, and lets those go on that waited. */
  leave(client: Client): void {
    this.clients = this.clients.filter((other) => other !== client);
    for (const [worker, whose] of this.busy) if (whose === client) this.end(worker);
    this.goOn();
  }

  private goOn(): void {
    for (const client of this.clients)
      while (this.busy.size < this.many) {
        const task = client.heats.take();
        if (!task) break;
        this.run(client, task);
      }
  }

  private run(client: Client, task: HeatTask): void {
    const worker = this.start({
      // Its steps are always the same ones, so whoever takes over begins anew.
      brief: (tell) => tell(task),
      heard: (news) => {
        client.heats.hear(task, news);
        if (news.done) this.end(worker);
        if (client.heats.done) this.leave(client);
        else if (news.done) this.goOn();
        client.heard();
      },
      isDue: () => true,
      failed: () => {
        this.leave(client);
        client.failed();
      },
    });
    this.busy.set(worker, client);
    client.heard();
  }

  private end(worker: HeatWorker): void {
    worker.close();
    this.busy.delete(worker);
  }
}
