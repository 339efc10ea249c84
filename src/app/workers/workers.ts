import type { RunReport, RunTask } from '../../experiment/runQueue.ts';
import type { Deliver, Source } from '../../play/source.ts';
import type { GenerationMark, Plan } from '../../generate/generation.ts';
import type { Goal } from '../../generate/goalSearch.ts';
import type { SearchMark } from '../../solve/played/searchProcess.ts';
import type { WalkMark } from '../../solve/walk/walk.ts';
import {
  SupervisedWorker,
  type AnyWorker,
  type Trouble,
  type WorkerHandle,
  type WorkerJob,
} from './supervised.ts';
import type {
  FromChunkWorker,
  FromCounter,
  FromMeters,
  FromMerger,
  FromPositions,
  FromProver,
  FromSolutions,
  GenerationNews,
  GenerationTask,
  SearchTask,
  ToChunkWorker,
  ToCounter,
  ToMeters,
  ToMerger,
  ToPositions,
  ToProver,
  WalkTask,
  ToSolutions,
} from './messages.ts';
import { workerSource } from './workerSource.ts';

interface ChunkTalk<Task, Mark> {
  readonly to: ToChunkWorker<Task, Mark>;
  readonly from: FromChunkWorker<Mark>;
}

interface Talk {
  readonly search: ChunkTalk<SearchTask, SearchMark>;
  readonly generation: ChunkTalk<GenerationTask, GenerationMark>;
  readonly walk: ChunkTalk<WalkTask, WalkMark>;
  readonly count: { readonly to: ToCounter; readonly from: FromCounter };
  readonly run: { readonly to: RunTask; readonly from: RunReport };
  readonly position: { readonly to: ToPositions; readonly from: FromPositions };
  readonly meter: { readonly to: ToMeters; readonly from: FromMeters };
  readonly merge: { readonly to: ToMerger; readonly from: FromMerger };
  readonly proof: { readonly to: ToProver; readonly from: FromProver };
  readonly solutions: { readonly to: ToSolutions; readonly from: FromSolutions };
  readonly tick: { readonly to: number; readonly from: 'tick' };
}

export type WorkerKind = keyof Talk;

/** Starts workers of every kind, each of which is replaced if it fails. */
export class Workers {
  private readonly open: (kind: WorkerKind) => AnyWorker;

  /** @param open starts a worker, or throws if none can be started */
  constructor(open: (kind: WorkerKind) => AnyWorker) {
    this.open = open;
  }

  search(
    task: SearchTask,
    deliver: Deliver<SearchMark>,
    failed: (trouble: Trouble | undefined) => void,
  ): Source<SearchMark> {
    return workerSource((job) => this.start('search', job), task, deliver, failed);
  }

  /** Starts to divide a board and returns the source of its chunks; `told` is called with how far it is. */
  generation(
    { frame: { lattice, board }, ...plan }: Plan,
    goal: Goal | undefined,
    deliver: Deliver<GenerationMark>,
    failed: (trouble: Trouble | undefined) => void,
    told: (news: GenerationNews) => void,
  ): Source<GenerationMark> {
    const task = { ...plan, lattice, board, goal };
    return workerSource((job) => this.start('generation', job), task, deliver, failed, told);
  }

  walk(
    task: WalkTask,
    deliver: Deliver<WalkMark>,
    failed: (trouble: Trouble | undefined) => void,
  ): Source<WalkMark> {
    return workerSource((job) => this.start('walk', job), task, deliver, failed);
  }

  start<K extends WorkerKind>(
    kind: K,
    job: WorkerJob<Talk[K]['to'], Talk[K]['from']>,
  ): WorkerHandle<Talk[K]['to']> {
    return new SupervisedWorker(() => this.open(kind), job);
  }
}
