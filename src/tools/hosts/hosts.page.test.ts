import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAddress } from '../../testing/pages/page.ts';

declare global {
  interface Window {
    /** What the page was told of the rate of frames. */
    limits: unknown[];
  }
}

const folder = mkdtempSync(join(tmpdir(), 'fitful-hosts-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  // Vite builds for tests where it is run by one.
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync('npm', ['run', '-s', 'hosts', '--', folder], { env, stdio: 'inherit' });
  const unzipped = unzipSync(readFileSync(join(folder, 'lively-en.zip')));
  mkdirSync(join(folder, 'lively'));
  for (const [name, content] of Object.entries(unzipped))
    writeFileSync(join(folder, 'lively', name), content);
});

/** Opens a file as a host does, and waits until it shows a search if it is not stopped. */
async function openFile(
  path: string,
  query: string,
  options: Parameters<typeof openAddress>[1] = {},
) {
  const visit = await openAddress('about:blank', options);
  const { page } = visit;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(pathToFileURL(join(folder, path)).href + query);
  await expect.poll(() => page.evaluate(() => window.fitful !== undefined)).toBe(true);
  const pane = async () => (await visit.status()).panes[0]!;
  const running = async () => (await visit.status()).running;
  return { ...visit, requests, session, pane, running };
}

/** Waits until steps pass. */
async function expectSteps({ pane }: Awaited<ReturnType<typeof openFile>>): Promise<void> {
  const { steps } = await pane();
  await expect.poll(async () => (await pane()).steps).not.toBe(steps);
}

test('the page is one file that plays without a server, within two seconds of work, and asks for nothing', async () => {
  const opened = await openFile('fitful.html', '?ui=0&theme=glass', {
    complains: /Content Security Policy/,
  });
  const { page, requests, session } = opened;
  await expectSteps(opened);
  const faces = () => page.evaluate(() => [...document.fonts].map(({ family }) => family));
  await expect.poll(faces).toEqual(['Jost']);
  // Time of the processor, as the machine may be busy with other tests.
  const { metrics } = await session.send('Performance.getMetrics');
  expect(metrics.find(({ name }) => name === 'TaskDuration')!.value).toBeLessThan(2);
  const [first, ...others] = requests;
  expect(first).toMatch(/^file:.*fitful\.html\?ui=0&theme=glass$/);
  expect(others.filter((url) => !url.startsWith('blob:null/'))).toEqual([]);

  // Puzzles other than the first one, and code of other modes, are in it.
  await page.evaluate(() => window.fitful!.open('?mode=race&puzzle=tetrahex-triangle&ui=0'));
  await expect.poll(async () => (await opened.status()).mode).toBe('race');
  await expectSteps(opened);

  const policy = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', 'content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const before = requests.length;
  await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.head.append(script);
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
  });
  expect(await page.title()).not.toBe('changed');
  expect(requests.slice(before).filter((url) => !url.startsWith('blob:'))).toEqual([]);
  expect(opened.complaints.length).toBeGreaterThan(1);
});

/** Run before the page: what Lively calls while the page is still loading, among it what makes no sense. */
function beLively(): void {
  const offered = new Map<string, (...values: unknown[]) => void>();
  const call = (name: string, ...values: unknown[]): void => offered.get(name)!(...values);
  for (const name of ['livelyPropertyListener', 'livelyWallpaperPlaybackChanged'])
    Object.defineProperty(window, name, {
      get: () => offered.get(name),
      set(handler: () => void) {
        offered.set(name, handler);
        if (offered.size < 2) return;
        // What cannot be made a text, or throws where it is read.
        const odd = [
          { toString: null },
          { toString: () => Symbol('text') },
          Symbol('name'),
          Object.create(null),
          7n,
          () => true,
          new Proxy({}, { get: () => JSON.parse('{'), ownKeys: () => JSON.parse('{') }),
        ];
        for (const sense of [3, -1, 3.5, 'glass', null, undefined, {}, ...odd])
          call('livelyPropertyListener', 'theme', sense);
        for (const sense of [true, 1, 'false', ...odd])
          call('livelyPropertyListener', 'play_hexagons', sense);
        for (const name of ['', '__proto__', undefined, {}, 'speed_auto', ...odd])
          call('livelyPropertyListener', name, true);
        for (const state of [
          ...odd,
          '{"IsPaused":true}',
          '',
          '{',
          'null',
          undefined,
          { IsPaused: 'no' },
          7,
        ])
          call('livelyWallpaperPlaybackChanged', state);
      },
    });
}

test('Lively: settings and a pause that come before the page has run, one by one', async () => {
  const opened = await openFile('lively/index.html', '', {
    everyFrame: true,
    preludes: [beLively],
  });
  const { page, running, pane, requests } = opened;
  expect(await running()).toBe(false);
  await page.evaluate(() => window.livelyWallpaperPlaybackChanged!('{"IsPaused":false}'));
  await expect.poll(running).toBe(true);
  await expect
    .poll(() => page.url())
    .toMatch(/theme=chocolate.*play=hexagons|play=hexagons.*theme=chocolate/);
  expect(await page.locator('button').count()).toBe(0);
  await expectSteps(opened);

  // What is chosen later adds to it; the page is told once all of it has come.
  await page.evaluate(() => {
    const { livelyPropertyListener: set } = window;
    set!('theme', 1);
    set!('play_hexagons', false);
    set!('play_triangles', true);
    set!('captions', true);
  });
  await expect.poll(() => page.url()).toMatch(/theme=midnight.*captions=1.*ui=0/);
  expect(page.url()).toContain('play=triangles');
  await expectSteps(opened);
  await page.evaluate(() => window.livelyWallpaperPlaybackChanged!({ IsPaused: true }));
  await expect.poll(running).toBe(false);
  expect((await pane()).puzzle).not.toBe('pentomino-10x6');
  expect(requests.filter((url) => !url.startsWith('blob:')).length).toBe(1);
  const { FileName, Thumbnail } = JSON.parse(
    readFileSync(join(folder, 'lively/LivelyInfo.json'), 'utf8'),
  ) as Record<string, string>;
  for (const name of [FileName!, Thumbnail!])
    expect(strFromU8(readFileSync(join(folder, 'lively', name))).length).toBeGreaterThan(1000);
});

/**
 * Run before the page: what Wallpaper Engine calls while the page is still loading, with functions taken off.
 */
function beWallpaperEngine(): void {
  let listener: Window['wallpaperPropertyListener'];
  Object.defineProperty(window, 'wallpaperPropertyListener', {
    get: () => listener,
    set(assigned: NonNullable<typeof listener>) {
      listener = assigned;
      const { applyUserProperties, applyGeneralProperties, setPaused } = assigned;
      applyGeneralProperties({ fps: 24, language: 'en-us' });
      applyUserProperties({ theme: { value: 'paper' }, schemecolor: { value: '0.1 0.2 0.3' } });
      // From then on only what has changed comes; `odd` is what cannot be made a text, or throws where it is
      // read.
      const throwing = { get: () => JSON.parse('{'), ownKeys: () => JSON.parse('{') };
      const odd = [{ toString: null }, Symbol('name'), Object.create(null), 7n, () => true];
      for (const sense of [
        undefined,
        null,
        {},
        { theme: null },
        { theme: { value: 1 } },
        'theme',
        ...odd,
        ...odd.map((value) => ({ theme: { value }, fps: value })),
        new Proxy({}, throwing),
        { theme: new Proxy({}, throwing) },
        {
          get theme() {
            return JSON.parse('{');
          },
          get fps() {
            return JSON.parse('{');
          },
          // What can be read still counts.
          play_squares: { value: true },
        },
      ]) {
        applyUserProperties(sense);
        applyGeneralProperties(sense);
        setPaused(sense);
      }
      applyGeneralProperties({ fps: -1 });
      setPaused(true);
    },
  });
  let fitful: Window['fitful'];
  window.limits = [];
  Object.defineProperty(window, 'fitful', {
    get: () => fitful,
    set(assigned: NonNullable<typeof fitful>) {
      fitful = {
        ...assigned,
        limitFrames: (perSecond) => {
          window.limits.push(perSecond);
          assigned.limitFrames(perSecond);
        },
      };
    },
  });
}

test('Wallpaper Engine: a limit, settings and a pause that come early and detached, and a process that was frozen', async () => {
  const opened = await openFile('wallpaper-engine/index.html', '', {
    everyFrame: true,
    preludes: [beWallpaperEngine],
  });
  const { page, running, requests, session } = opened;
  expect(await running()).toBe(false);
  expect(await page.evaluate(() => window.limits.at(-1))).toBe(24);
  await page.evaluate(() => {
    const { setPaused, applyGeneralProperties } = window.wallpaperPropertyListener!;
    setPaused(false);
    applyGeneralProperties({ language: 'ja-jp' });
    applyGeneralProperties({ fps: 12 });
  });
  await expect.poll(running).toBe(true);
  expect(await page.evaluate(() => window.limits.slice(-2))).toEqual([24, 12]);
  await expect.poll(() => page.url()).toMatch(/theme=paper.*ui=0/);
  expect(page.url()).toContain('play=squares');
  await expectSteps(opened);

  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expectSteps(opened);
  expect(requests.filter((url) => !url.startsWith('blob:')).length).toBe(1);
});

/**
 * Run before the page: no wallpaper or screensaver has a mouse, a keyboard, or a store that can be relied on.
 */
function beBare(): void {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('There is no store.', 'SecurityError');
    },
  });
}

/** Run before the page: never calls for a frame, and slows timers down, as macOS does. */
function beScreenSaver(): void {
  window.requestAnimationFrame = () => 1;
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void, ms = 0) => later(run, Math.max(ms, 1000))) as typeof later;
}

test('WebViewScreenSaver, OBS, a kiosk and Android TV: their addresses play', async () => {
  const [saver] = JSON.parse(readFileSync(join(folder, 'webviewscreensaver.json'), 'utf8')) as [
    { url: string },
  ];
  const obs = readFileSync(join(folder, 'obs.txt'), 'utf8');
  const android = '?ui=0&awake=0&theme=wood&themes=none&play=all&minutes=5&lang=ja';
  const opens = [
    ['fitful.html', new URL(saver.url).search, beScreenSaver],
    ['fitful.html', new URL(obs).search],
    ['fitful.html', '?ui=0&theme=glass&minutes=5'],
    ['android-tv/app/src/main/assets/fitful.html', android],
  ] as const;
  for (const [path, query, ...preludes] of opens) {
    const opened = await openFile(path, query, {
      everyFrame: true,
      preludes: [beBare, ...preludes],
    });
    expect(await opened.page.locator('button').count()).toBe(0);
    await expectSteps(opened);
  }
});
