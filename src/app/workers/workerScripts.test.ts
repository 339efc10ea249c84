import { afterEach, expect, test, vi } from 'vitest';
import { WorkerScripts } from './workerScripts.ts';

afterEach(() => vi.unstubAllGlobals());

/** A worker that sends a heartbeat, and notes where its script comes from. */
const workersAt = (started: string[]) =>
  class {
    constructor(address: string) {
      started.push(address);
    }
    addEventListener(type: string, listener: () => void): void {
      if (type === 'message') queueMicrotask(listener);
    }
    terminate(): void {}
  };

test('in a frame that is kept apart scripts are loaded from the server until they are kept', async () => {
  const started: string[] = [];
  const texts: Promise<string>[] = [];
  vi.stubGlobal('origin', 'null');
  vi.stubGlobal('location', { protocol: 'https:', href: 'https://fitful.example/' });
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('Worker', workersAt(started));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('its text')));
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob): string {
        texts.push(blob.text());
        return `blob:${texts.length - 1}`;
      }
    },
  );
  const scripts = new WorkerScripts();
  const textOfNext = async (): Promise<string> => {
    scripts.open('search');
    return texts[Number(started.at(-1)!.replace('blob:', ''))]!;
  };
  expect(await textOfNext()).toContain('importScripts');
  expect(await textOfNext()).toContain('importScripts');
  expect(texts).toHaveLength(1);
  await scripts.keep();
  expect(await textOfNext()).toBe('its text');
});
