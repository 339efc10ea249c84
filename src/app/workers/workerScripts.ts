import { fetched } from '../library/fetched.ts';
import type { WorkerKind } from './workers.ts';

const kinds: readonly WorkerKind[] = [
  'search',
  'generation',
  'walk',
  'count',
  'run',
  'position',
  'meter',
  'merge',
  'proof',
  'solutions',
  'tick',
];

/** The URLs of all worker scripts, by path. */
const addresses = import.meta.glob<string>('./*.worker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

const scriptOf = (kind: WorkerKind): string => addresses[`./${kind}.worker.ts`]!;

/** Built scripts are no modules: those may not come from a blob URL on a page that was opened as a file. */
const type = import.meta.env.DEV ? 'module' : 'classic';
const open = (script: string, kind: WorkerKind): Worker => new Worker(script, { type, name: kind });

/**
 * Whether the page has no origin, as in a frame that is kept apart (`sandbox`): a worker may not come from its
 * server then, but one that does not may load from there.
 */
const isApart = (): boolean => origin === 'null' && location.protocol.startsWith('http');

const fromText = (script: string): string =>
  URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));

/** The URL of a script that loads another one. */
const loading = (script: string): string =>
  fromText(`importScripts(${JSON.stringify(new URL(script, location.href).href)})`);

/** The scripts of workers: local copies of them, if any, so that no server is needed. */
export class WorkerScripts {
  /** Blob URLs of copies. */
  private readonly kept = new Map<WorkerKind, string>();
  /** Blob URLs of scripts that load those of the server, which need it. */
  private readonly loaders = new Map<WorkerKind, string>();
  /** Whether a content policy forbids workers; those started anyway never answer. */
  private areForbidden = false;

  constructor() {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective === 'worker-src' && !blockedURI.startsWith('blob'))
        this.areForbidden = true;
    });
  }

  /** Starts a worker. */
  open(kind: WorkerKind): Worker {
    if (this.areForbidden) throw new Error('The content policy forbids workers.');
    return open(this.kept.get(kind) ?? this.served(kind), kind);
  }

  /** The URL of a script as the server has it. */
  private served(kind: WorkerKind): string {
    if (!isApart()) return scriptOf(kind);
    const loader = this.loaders.get(kind) ?? loading(scriptOf(kind));
    this.loaders.set(kind, loader);
    return loader;
  }

  /** Copies every script. Rejects if one cannot be fetched. */
  async keep(): Promise<void> {
    for (const kind of kinds) {
      if (this.kept.has(kind) || this.areForbidden) continue;
      const script = await (await fetched(scriptOf(kind))).text();
      const address = fromText(script);
      if (await runs(address, kind)) this.kept.set(kind, address);
      else {
        // The embedding page may not allow it.
        URL.revokeObjectURL(address);
        return;
      }
    }
  }
}

/** For how long a worker is waited for that is only tried out, in ms. */
const TRIED_FOR = 60_000;

/** Whether a worker can be started from a URL: whether it sends a heartbeat. */
function runs(address: string, kind: WorkerKind): Promise<boolean> {
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
