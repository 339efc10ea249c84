import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** Where browsers usually are, and what they are called in the search path. */
const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];
const names = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];

/** The program of a browser that is installed; undefined if none is found. */
export function installedBrowser(environment: NodeJS.ProcessEnv): string | undefined {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...usual].find((path) => existsSync(path));
}

/** A browser that draws without a window, and without a graphics card if there is none. */
const flags = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
];

/** An answer of the browser, or a message of its own. */
interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** A page of a browser that has been started for it. */
export interface BrowserPage {
  /** Runs an expression in the page, and waits for what it promises. Rejects if it throws. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** How often the folder of a browser is tried to be removed, and after how long again, in ms. */
const TRIES = 20;
const AGAIN = 100;

/** Removes a folder in which processes that end may still write; what cannot be removed is left to the system. */
async function removeOnceLeft(folder: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch {
      await pause(AGAIN);
    }
  }
}

/** Starts a browser and opens an address in it. Rejects if it does not start. */
export async function openInBrowser(program: string, address: string): Promise<BrowserPage> {
  const profile = mkdtempSync(join(tmpdir(), 'fitful-'));
  // The browser's own sandbox does not start for this user.
  const isRoot = process.getuid?.() === 0;
  const given = [...flags, ...(isRoot ? ['--no-sandbox'] : []), `--user-data-dir=${profile}`];
  // Loaded here: few commands need it.
  const { spawn } = process.getBuiltinModule('node:child_process');
  const browser = spawn(program, [...given, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [to, from] = [browser.stdio[3] as Writable, browser.stdio[4] as Readable];
  const awaited = new Map<number, (message: Message) => void>();
  const gone = new Promise<never>((_, reject) => {
    const fail = (): void => reject(new Error('The browser has ended.'));
    browser.once('error', fail).once('exit', fail);
    for (const stream of [to, from]) stream.on('error', fail);
  });
  // It may end while nothing is awaited.
  gone.catch(() => {});
  let last = 0;
  let rest = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop()!;
    for (const message of messages.map((one) => JSON.parse(one) as Message))
      awaited.get(message.id!)?.(message);
  });
  async function send(method: string, params: object, sessionId?: string): Promise<unknown> {
    const id = ++last;
    const answer = new Promise<Message>((resolve) => awaited.set(id, resolve));
    to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await Promise.race([answer, gone]);
    awaited.delete(id);
    if (error) throw new Error(error.message);
    return result;
  }
  const close = async (): Promise<void> => {
    const hasEnded = browser.exitCode !== null || browser.signalCode !== null || !browser.pid;
    if (!hasEnded) {
      browser.kill('SIGKILL');
      await once(browser, 'exit');
    }
    await removeOnceLeft(profile);
  };
  try {
    const { targetId } = (await send('Target.createTarget', { url: address })) as {
      targetId: string;
    };
    const attached = await send('Target.attachToTarget', { targetId, flatten: true });
    const { sessionId } = attached as { sessionId: string };
    return {
      async evaluate(expression) {
        const options = { expression, awaitPromise: true, returnByValue: true };
        const answer = await send('Runtime.evaluate', options, sessionId);
        const { result, exceptionDetails } = answer as {
          result: { value?: unknown };
          exceptionDetails?: { text: string; exception?: { description?: string } };
        };
        if (exceptionDetails)
          throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
