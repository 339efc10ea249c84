import type { FromCounter, ToCounter } from '../counting/messages.ts';
import type { RunReport, RunTask } from '../../solve/experiment/runQueue.ts';
import type { Deliver, Source } from '../../play/source.ts';
import type { SearchMark } from '../../solve/searchProcess.ts';
import { fetched } from '../fetched.ts';
import { Attended, type AttendedWorker, type WorkerJob, type Trouble } from './attended.ts';
import type { FromSearcher, Task, ToSearcher } from './messages.ts';
import { workerSource } from './workerSource.ts';

/** What is said to workers of each kind, and what they answer. */
interface Talk {
  readonly search: { readonly to: ToSearcher; readonly from: FromSearcher };
  readonly count: { readonly to: ToCounter; readonly from: FromCounter };
  readonly run: { readonly to: RunTask; readonly from: RunReport };
}

type Kind = keyof Talk;
type JobFor<K extends Kind> = WorkerJob<Talk[K]['to'], Talk[K]['from']>;

/** The addresses of all scripts, by the paths of their files. */
const addresses = import.meta.glob<string>(['./*.worker.ts', '../counting/*.worker.ts'], {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

const scripts: Readonly<Record<Kind, string>> = {
  search: addresses['./search.worker.ts']!,
  count: addresses['../counting/count.worker.ts']!,
  run: addresses['./run.worker.ts']!,
};
const kinds = Object.keys(scripts) as Kind[];

const open = (script: string): Worker => new Worker(script, { type: 'module' });

/** Starts workers of every kind: from scripts that were kept, if there are any, so that it needs no server. */
export class Workers {
  /** Addresses of copies. */
  private readonly kept = new Map<Kind, string>();
  /** Whether a content policy forbids workers: of those that are started all the same no more is heard. */
  private areForbidden = false;

  constructor() {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective === 'worker-src' && !blockedURI.startsWith('blob'))
        this.areForbidden = true;
    });
  }

  /** Starts a search, of which chunks can be had. */
  search(
    task: Task,
    deliver: Deliver<SearchMark>,
    failed: (trouble: Trouble) => void,
  ): Source<SearchMark> {
    return workerSource((job) => this.start('search', job), task, deliver, failed);
  }

  /** Starts one that counts. */
  count(job: JobFor<'count'>): AttendedWorker<ToCounter> {
    return this.start('count', job);
  }

  /** Starts one that makes a run of an experiment. */
  run(job: JobFor<'run'>): AttendedWorker<RunTask> {
    return this.start('run', job);
  }

  /** Keeps a copy of every script. Rejects if one cannot be had just now. */
  async keepScripts(): Promise<void> {
    for (const kind of kinds) {
      if (this.kept.has(kind) || this.areForbidden) continue;
      const script = await (await fetched(scripts[kind])).text();
      const copy = new Blob([script], { type: 'text/javascript' });
      const address = URL.createObjectURL(copy);
      if (await runs(address)) this.kept.set(kind, address);
      else {
        // The page that this one is embedded in may not allow it.
        URL.revokeObjectURL(address);
        return;
      }
    }
  }

  private start<K extends Kind>(kind: K, job: JobFor<K>): AttendedWorker<Talk[K]['to']> {
    return new Attended(() => {
      if (this.areForbidden) throw new Error('The content policy forbids workers.');
      return open(this.kept.get(kind) ?? scripts[kind]);
    }, job);
  }
}

/** Whether a worker can be started from an address: one that can gives a sign of life. */
function runs(address: string): Promise<boolean> {
  return new Promise<boolean>((tell) => {
    const worker = open(address);
    const end = (isFine: boolean): void => {
      worker.terminate();
      tell(isFine);
    };
    worker.addEventListener('message', () => end(true));
    worker.addEventListener('error', () => end(false));
  }).catch(() => false);
}
