import type { HeatNews, Heats, HeatTask } from '../../solve/heats.ts';

/** Whoever has heats to be run, and hears of them. */
interface Client {
  readonly heats: Heats;
  /** Called whenever a heat is begun or something is heard of one. */
  heard(): void;
  failed(): void;
}

/** What is used of a worker that runs one heat. */
type HeatWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** So many workers for all who have heats to be run: who came first is served first. */
export class Hands {
  private readonly many: number;
  private readonly start: () => HeatWorker;
  private clients: readonly Client[] = [];
  private readonly busy = new Map<HeatWorker, Client>();

  /** @param start starts a worker, which will run one heat and is ended then */
  constructor(many: number, start: () => HeatWorker) {
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
    const worker = this.start();
    this.busy.set(worker, client);
    worker.addEventListener('message', ({ data }: MessageEvent<HeatNews>) => {
      client.heats.hear(task, data);
      if (data.done) this.end(worker);
      if (client.heats.done) this.leave(client);
      else if (data.done) this.goOn();
      client.heard();
    });
    worker.addEventListener('error', () => {
      this.leave(client);
      client.failed();
    });
    worker.postMessage(task);
    client.heard();
  }

  private end(worker: HeatWorker): void {
    worker.terminate();
    this.busy.delete(worker);
  }
}
