import { askNext, KnownPositions, lastSolvable } from '../../../lag/knownPositions.ts';
import type { FromPositions, ToPositions } from '../../workers/messages.ts';
import type { WorkerHandle, WorkerJob } from '../../workers/supervised.ts';

/** Starts a worker that examines positions. */
export type StartWorker = (job: WorkerJob<ToPositions, FromPositions>) => WorkerHandle<ToPositions>;

interface Parts {
  readonly start: StartWorker;
  /** The puzzle. */
  readonly text: string;
  /** The orientation that is asked of its solutions, as by `askedHold`. */
  readonly hold: string;
  /** Called once all is known that was asked, or can be known. */
  readonly changed: () => void;
}

/** A position that a worker examines. */
interface Asked {
  readonly id: number;
  readonly laid: readonly number[];
}

/** Since which piece the positions of a search cannot be completed; a worker finds it out. */
export class Mistakes {
  private readonly parts: Parts;
  private readonly known = new KnownPositions();
  /** Positions of which it could not be found out. */
  private readonly givenUp = new Set<string>();
  private worker: WorkerHandle<ToPositions> | undefined;
  private hasFailed = false;
  private path: readonly number[] | undefined;
  private open: Asked | undefined;
  private lastId = 0;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** The placements of a path up to which some solution is left, −1 if the puzzle has none; undefined if not known. */
  of(path: readonly number[]): number | undefined {
    return lastSolvable(this.known.of(path));
  }

  /** Asks about a path, if about any, and no more about others. */
  ask(path: readonly number[] | undefined): void {
    this.path = path;
    const { open } = this;
    const next = this.next();
    if (next?.join() === open?.laid.join()) return;
    this.open = next && { id: ++this.lastId, laid: next };
    if (this.worker) this.worker.send(this.questions());
    else if (next) this.worker = this.parts.start(this.job());
  }

  /** Whether it is still being found out. */
  get isAsking(): boolean {
    return this.open !== undefined;
  }

  close(): void {
    this.worker?.close();
    this.worker = this.open = this.path = undefined;
  }

  /** The position to be examined next: the one under way, if it still tells something. */
  private next(): readonly number[] | undefined {
    const { path, open } = this;
    if (!path || this.hasFailed) return undefined;
    const part = this.known.of(path);
    if (lastSolvable(part) !== undefined) return undefined;
    const isUseful =
      open !== undefined &&
      open.laid.length > part.solvable &&
      open.laid.length < part.doomed &&
      open.laid.every((placement, depth) => path[depth] === placement);
    const next = isUseful ? open.laid : path.slice(0, askNext(part));
    return this.givenUp.has(next.join()) ? undefined : next;
  }

  private questions(): ToPositions {
    const { open, parts } = this;
    return { questions: open ? [{ ...open, hold: parts.hold }] : [] };
  }

  private job(): WorkerJob<ToPositions, FromPositions> {
    return {
      initialise: (send) => {
        send({ text: this.parts.text });
        send(this.questions());
      },
      received: (message) => this.receive(message),
      isDue: () => this.open !== undefined,
      failed: () => {
        this.worker = this.open = undefined;
        this.hasFailed = true;
        this.parts.changed();
      },
    };
  }

  /** Takes an answer, unless it is about a moment that is no longer on show. */
  private receive(message: FromPositions): void {
    const { open } = this;
    if (!open || message.id !== open.id || !('isSolvable' in message)) return;
    const { isSolvable } = message;
    if (isSolvable === undefined) this.givenUp.add(open.laid.join());
    else this.known.note(open.laid, isSolvable);
    this.open = undefined;
    this.ask(this.path);
    if (!this.isAsking) this.parts.changed();
  }
}
