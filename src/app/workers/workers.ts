import type { RunReport, RunTask } from '../../experiment/runQueue.ts';
import type { Deliver, Source } from '../../play/source.ts';
import type { GenerationMark, Plan } from '../../generate/generation.ts';
import type { Goal } from '../../generate/goalSearch.ts';
import type { SearchMark } from '../../solve/played/searchProcess.ts';
import { fetched } from '../library/fetched.ts';
import { SupervisedWorker, type WorkerHandle, type WorkerJob, type Trouble } from './supervised.ts';
import type {
  FromChunkWorker,
  FromCounter,
  FromMeters,
  FromMerger,
  FromPositions,
  GenerationNews,
  GenerationTask,
  SearchTask,
  ToChunkWorker,
  ToCounter,
  ToMeters,
  ToMerger,
  ToPositions,
} from './messages.ts';
import { workerSource } from './workerSource.ts';

interface ChunkTalk<Task, Mark> {
  readonly to: ToChunkWorker<Task, Mark>;
  readonly from: FromChunkWorker<Mark>;
}

interface Talk {
  readonly search: ChunkTalk<SearchTask, SearchMark>;
  readonly generation: ChunkTalk<GenerationTask, GenerationMark>;
  readonly count: { readonly to: ToCounter; readonly from: FromCounter };
  readonly run: { readonly to: RunTask; readonly from: RunReport };
  readonly position: { readonly to: ToPositions; readonly from: FromPositions };
  readonly meter: { readonly to: ToMeters; readonly from: FromMeters };
  readonly merge: { readonly to: ToMerger; readonly from: FromMerger };
  readonly tick: { readonly to: number; readonly from: 'tick' };
}

type Kind = keyof Talk;

const kinds: readonly Kind[] = [
  'search',
  'generation',
  'count',
  'run',
  'position',
  'meter',
  'merge',
  'tick',
];

/** The URLs of all worker scripts, by path. */
const addresses = import.meta.glob<string>('./*.worker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

const scriptOf = (kind: Kind): string => addresses[`./${kind}.worker.ts`]!;

/** Built scripts are no modules: those may not come from a blob URL on a page that was opened as a file. */
const type = import.meta.env.DEV ? 'module' : 'classic';
const open = (script: string, kind: Kind): Worker => new Worker(script, { type, name: kind });

/** Starts workers of every kind, from local copies of their scripts, if any, so that no server is needed. */
export class Workers {
  /** Blob URLs of copies. */
  private readonly kept = new Map<Kind, string>();
  /** Whether a content policy forbids workers; those started anyway never answer. */
  private areForbidden = false;

  constructor() {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective === 'worker-src' && !blockedURI.startsWith('blob'))
        this.areForbidden = true;
    });
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

  /** Copies every script. Rejects if one cannot be fetched. */
  async keepScripts(): Promise<void> {
    for (const kind of kinds) {
      if (this.kept.has(kind) || this.areForbidden) continue;
      const script = await (await fetched(scriptOf(kind))).text();
      const copy = new Blob([script], { type: 'text/javascript' });
      const address = URL.createObjectURL(copy);
      if (await runs(address, kind)) this.kept.set(kind, address);
      else {
        // The embedding page may not allow it.
        URL.revokeObjectURL(address);
        return;
      }
    }
  }

  start<K extends Kind>(
    kind: K,
    job: WorkerJob<Talk[K]['to'], Talk[K]['from']>,
  ): WorkerHandle<Talk[K]['to']> {
    return new SupervisedWorker(() => {
      if (this.areForbidden) throw new Error('The content policy forbids workers.');
      return open(this.kept.get(kind) ?? scriptOf(kind), kind);
    }, job);
  }
}

/** For how long a worker is waited for that is only tried out, in ms. */
const TRIED_FOR = 60_000;

/** Whether a worker can be started from a URL: whether it sends a heartbeat. */
function runs(address: string, kind: Kind): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    const worker = open(address, kind);
    const end = (isFine: boolean): void => {
      worker.terminate();
      resolve(isFine);
    };
    worker.addEventListener('message', () => end(true));
    worker.addEventListener('error', () => end(false));
    setTimeout(() => end(false), TRIED_FOR);
  }).catch(() => false);
}
