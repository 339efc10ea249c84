import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scormEditions, type ScormEdition } from '../../teach/lesson/course.ts';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openAddress } from '../../testing/pages/page.ts';
import { serve, type Site } from '../../tools/serve.ts';
import { editions } from './editions.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-course-'));
/** How long the page may take to be built, in ms. */
const BUILT_WITHIN = 300_000;

/** What the command said of each edition. */
const told: string[] = [];
let site: Site;
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

const puzzle = 'puzzle=square-bar-corner&order=rows';
const text = (en: string, ja: string) => ({ en, ja });
const lesson = {
  title: text('Two questions', '二つの質問'),
  scenes: [
    {
      title: text('Next', '次'),
      stops: [`${puzzle}&step=0`, `${puzzle}&step=1`],
      ask: text('Which cell is next?', '次はどのマス？'),
      point: 'cell',
      say: text('The first one.', '最初のマス。'),
    },
    {
      title: text('Then', 'そして'),
      stops: [`${puzzle}&step=2`, 'mode=race&puzzle=square-bar-corner&panes=backtrack~dlx&step=0'],
      ask: text('Where does it fail?', 'どこで行き詰まる？'),
      point: 'fails',
      say: text('Side by side.', '並べて。'),
    },
  ],
};

const lmsPage = `<!doctype html><html lang="en"><title>Course</title>
<style>html, body, iframe { margin: 0; border: 0; width: 100%; height: 100% }</style>
<script src="scorm-again.js"></script><body></body></html>`;

/** A page with a frame of the page that its address names after #. */
const framePage = `<!doctype html><html lang="en"><title>Frame</title>
<style>html, body, iframe { margin: 0; border: 0; width: 100%; height: 100% }</style>
<body><iframe title="Lesson"></iframe>
<script>document.querySelector('iframe').src = location.hash.slice(1)</script></body></html>`;

beforeAll(async () => {
  // Vite builds for tests where it is run by one.
  const { NODE_ENV: _, ...env } = process.env;
  // As in the package for npm, the page lies beside the command.
  const build = `import { writeFileSync } from 'node:fs';
import { bundlePage } from './src/tools/hosts/bundlePage.ts';
import { withContentPolicy } from './src/tools/hosts/oneFile.ts';
writeFileSync(${JSON.stringify(join(folder, 'page.html'))}, withContentPolicy(await bundlePage()));`;
  const script = ['--import', 'tsx', '--input-type=module', '--eval', build];
  execFileSync(process.execPath, script, { env, stdio: 'inherit' });
  const command = join(folder, 'fitful.mjs');
  copyFileSync('build/fitful.mjs', command);
  writeFileSync(join(folder, 'own.json'), JSON.stringify(lesson));
  for (const edition of scormEditions) {
    const zip = join(folder, 'own.zip');
    const args = [command, 'lesson', join(folder, 'own.json'), '--scorm', zip];
    told.push(execFileSync(process.execPath, [...args, '--edition', edition]).toString());
    mkdirSync(join(folder, edition));
    for (const [name, content] of Object.entries(unzipSync(readFileSync(zip))))
      writeFileSync(join(folder, edition, name), content);
  }
  const library = dirname(createRequire(import.meta.url).resolve('scorm-again'));
  copyFileSync(join(library, 'scorm-again.js'), join(folder, 'scorm-again.js'));
  writeFileSync(join(folder, 'course.html'), lmsPage);
  writeFileSync(join(folder, 'frame.html'), framePage);
  site = await serve(folder);
}, BUILT_WITHIN);

type Calls = Record<string, (...given: string[]) => unknown>;

declare global {
  interface Window {
    Scorm12API: new (settings: object) => Calls;
    Scorm2004API: new (settings: object) => Calls;
    /** What the course knows, by the names of the edition, and the calls that it got. */
    known: Record<string, string>;
    heard: string[];
    /** The calls that fail, by how they do. */
    faults: Record<string, 'false' | 'throws' | 'slow'>;
    API: Calls | undefined;
    API_1484_11: Calls | undefined;
  }
}

/** Run in the page of the course: makes the object for a launch, which knows what was told before. */
function makeApi(edition: string): void {
  window.known ??= {};
  window.heard ??= [];
  window.faults ??= {};
  const { known, heard } = window;
  const settings = { autocommit: false, logLevel: 5 };
  const is12 = edition === '1.2';
  const library = is12 ? new window.Scorm12API(settings) : new window.Scorm2004API(settings);
  library['loadFromFlattenedJSON']!({ ...known } as unknown as string, '');
  const call = (name: string, given: string[]): unknown => {
    heard.push([name, ...given].join(' '));
    const fault = window.faults[name];
    if (fault === 'throws') throw new Error('The course is gone.');
    if (fault === 'false') return 'false';
    const start = Date.now();
    const wait = fault === 'slow' ? 700 : 0;
    while (Date.now() < start + wait);
    const said = library[name]!(...given);
    if (name.endsWith('SetValue') && said === 'true') known[given[0]!] = given[1]!;
    else if (said === 'false') heard.push(`refused: ${name} ${given.join(' ')}`);
    return said;
  };
  const names = is12
    ? ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish']
    : ['Initialize', 'GetValue', 'SetValue', 'Commit', 'Terminate'];
  const api = Object.fromEntries(
    names.map((name) => [name, (...given: string[]) => call(name, given)]),
  );
  if (is12) window.API = api;
  else window.API_1484_11 = api;
}

/** Opens the page of a course, from which its lesson is launched. */
async function openCourse(edition: ScormEdition, options: Parameters<typeof openAddress>[1] = {}) {
  const { page } = await openAddress(`${site.address}course.html`, options);
  const { score, status, place, kept } = editions[edition];
  const valuesOf = (names: readonly string[]) =>
    page.evaluate((all) => all.map((name) => window.known[name]), names);
  /** The score, the status and the place; and how each stop stands. */
  const known = () => valuesOf([score, status, place]);
  const stops = async () => (await valuesOf([kept]))[0]?.replace(/^.*:/, '');
  const launch = async (): Promise<Frame> => {
    await page.evaluate(makeApi, edition);
    await page.evaluate((address) => {
      document.body.innerHTML = `<iframe title="Lesson" src="frame.html#${address}"></iframe>`;
    }, `${edition}/index.html`);
    const isLesson = (frame: Frame) =>
      frame.url().includes(`${edition}/index.html`) && !frame.url().includes('#');
    await expect.poll(() => page.frames().some(isLesson)).toBe(true);
    return page.frames().find(isLesson)!;
  };
  /** Takes the lesson away, as a course does that is left. */
  const close = () => page.evaluate(() => document.body.replaceChildren());
  const heard = () => page.evaluate(() => window.heard);
  const fail = (faults: Window['faults']) =>
    page.evaluate((them) => void (window.faults = them), faults);
  return { page, known, stops, launch, close, heard, fail };
}

const said = (frame: Frame | Page) => frame.locator('.lesson-text').textContent();
const caption = (frame: Frame | Page) => frame.locator('.class-caption p').first().textContent();
const press = (frame: Frame | Page, key: string) => frame.locator('body').press(key);
const point = (frame: Frame | Page, cell: string) =>
  frame.getByRole('button', { name: new RegExp(`^${cell}\\b`) }).click();

test('the command makes a package of each edition', () => {
  for (const [i, edition] of scormEditions.entries())
    expect(told[i]).toMatch(new RegExp(`2 questions.*\\n.*own.zip: SCORM ${edition}, `));
});

test.each([
  ['1.2', 'en', '50', /^Right/],
  ['2004', 'ja', '0.5', /^正解/],
] as const)(
  'a course of SCORM %s around the frame around the page (%s): score, place and status, and back again',
  async (edition, lang, half, right) => {
    const { page, known, stops, launch, close, heard } = await openCourse(edition, {
      locale: lang,
    });
    const first = await launch();
    await expect.poll(() => said(first)).toBe(lesson.scenes[0]!.ask[lang]);
    await expect.poll(known).toEqual(['0', 'incomplete', '1']);
    await point(first, 'a1');
    await expect.poll(() => caption(first)).toMatch(right);
    await expect.poll(known).toEqual([half, 'incomplete', '1']);
    await press(first, 'PageDown');
    await expect.poll(() => said(first)).toBe(lesson.scenes[0]!.say[lang]);
    await press(first, 'PageDown');
    await expect.poll(() => said(first)).toBe(lesson.scenes[1]!.ask[lang]);
    await point(first, 'a3');
    await expect.poll(stops).toBe('3120');
    // Loaded anew, it is where it was.
    await expect.poll(() => first.url()).toMatch(/lesson=course:2&/);
    expect(await axeViolations(page)).toEqual([]);
    await close();
    await expect.poll(async () => (await heard()).at(-1)).toMatch(/^(LMSFinish|Terminate)/);
    expect(await known()).toEqual([half, 'incomplete', '2']);
    const answers = await page.evaluate(() =>
      Object.entries(window.known).filter(([name]) => name.includes('interactions')),
    );
    expect(Object.fromEntries(answers)).toMatchObject({
      'cmi.interactions.0.id': 'question-1',
      'cmi.interactions.0.correct_responses.0.pattern': 'a1',
      [`cmi.interactions.0.${edition === '1.2' ? 'student' : 'learner'}_response`]: 'a1',
      'cmi.interactions.0.result': 'correct',
      'cmi.interactions.1.id': 'question-2',
      'cmi.interactions.1.result': edition === '1.2' ? 'wrong' : 'incorrect',
      ...(edition === '2004' && {
        'cmi.interactions.1.description': `{lang=${lang}}${lesson.scenes[1]!.ask[lang]}`,
      }),
    });

    // The first answer counts, as the reply to it has shown the right one.
    const second = await launch();
    await expect.poll(() => said(second)).toBe(lesson.scenes[1]!.ask[lang]);
    await point(second, 'd2');
    await expect.poll(() => caption(second)).toMatch(right);
    await expect.poll(known).toEqual([half, 'incomplete', '2']);
    await press(second, 'PageDown');
    await expect.poll(() => second.locator('.race .board').count()).toBe(2);
    await expect.poll(known).toEqual([half, 'completed', '2.2']);
    // Nothing falls by going back, and answering otherwise.
    for (const _ of [1, 2, 3]) await press(second, 'PageUp');
    await expect.poll(() => said(second)).toBe(lesson.scenes[0]!.ask[lang]);
    await point(second, 'b1');
    await expect.poll(() => caption(second)).not.toMatch(right);
    await close();
    await expect.poll(async () => (await heard()).at(-1)).toMatch(/^(LMSFinish|Terminate)/);
    expect(await known()).toEqual([half, 'completed', '1']);
    expect(await stops()).toBe('3121');
    expect((await heard()).filter((one) => one.startsWith('refused'))).toEqual([]);
    // L gives the lesson of the course, and no other one.
    const third = await launch();
    await expect.poll(() => said(third)).toBe(lesson.scenes[0]!.ask[lang]);
    // Keys go to the frame once it is clicked.
    await third.locator('.lesson-text').click();
    await press(third, 'l');
    await expect.poll(() => third.locator('.lesson-text').count()).toBe(0);
    await press(third, 'l');
    await expect.poll(() => said(third)).toBe(lesson.scenes[0]!.ask[lang]);
  },
);

test('in a course no key opens a presenter’s window, none is listened to, and worksheets have no answers', async () => {
  const { page, launch } = await openCourse('1.2');
  const frame = await launch();
  await expect.poll(() => said(frame)).toBe('Which cell is next?');
  expect(await frame.getByRole('button', { name: 'Presenter’s window' }).count()).toBe(0);
  await frame.locator('.lesson-text').click();
  await press(frame, 'i');
  await press(frame, 'Shift+P');
  const sheets = await frame.locator('.worksheets:has(.trace)').textContent();
  expect(sheets).not.toMatch(/Answer|answers|The first one/);
  await press(frame, 'Escape');
  await press(frame, 'l');
  await expect.poll(() => frame.locator('.lesson-text').count()).toBe(0);
  await press(frame, 'i');
  await press(frame, 'l');
  await expect.poll(() => said(frame)).toBe('Which cell is next?');
  await frame.evaluate(async () => {
    // The page speaks to itself, as a window does that it opened.
    Object.defineProperty(window, 'opener', { value: window });
    const isHeard = new Promise((heard) => addEventListener('message', heard));
    window.postMessage({ kind: 'presenter', wish: 'blank' });
    await isHeard;
  });
  expect(await frame.locator('.blank').count()).toBe(0);
  expect(page.context().pages()).toHaveLength(1);
});

test('a course in the window that opened the page refuses, throws and is slow; then it gets all', async () => {
  const { page, known, fail, heard } = await openCourse('1.2');
  await page.evaluate(makeApi, '1.2');
  await fail({ LMSInitialize: 'false', LMSCommit: 'throws' });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('1.2/index.html')),
  ]);
  await expect.poll(() => said(popup)).toBe('Which cell is next?');
  await point(popup, 'a1');
  const notice = popup.getByText('The course does not take your answers at the moment.');
  await notice.waitFor();
  expect(await axeViolations(popup)).toEqual([]);
  expect(await known()).toEqual([undefined, undefined, undefined]);
  await fail({ LMSCommit: 'slow', LMSGetValue: 'throws' });
  await press(popup, 'PageDown');
  await expect.poll(() => said(popup)).toBe('The first one.');
  await expect.poll(known).toEqual(['50', 'incomplete', '1.2']);
  await expect.poll(() => notice.count()).toBe(0);
  await popup.close({ runBeforeUnload: true });
  await expect.poll(async () => (await heard()).at(-1)).toBe('LMSFinish ');
  expect(await known()).toEqual(['50', 'incomplete', '1.2']);
});

test('a course that goes away, or that there never was, does not stop the lesson', async () => {
  const { page, launch } = await openCourse('2004');
  const frame = await launch();
  await expect.poll(() => said(frame)).toBe('Which cell is next?');
  await page.evaluate(() => {
    for (const name of Object.keys(window.API_1484_11!)) delete window.API_1484_11![name];
  });
  await point(frame, 'a1');
  await expect.poll(() => caption(frame)).toMatch(/^Right/);
  await frame.getByText('The course does not take your answers at the moment.').waitFor();

  await page.goto(`${site.address}2004/index.html`);
  const alone = page.getByText('This lesson is not opened by a course');
  await alone.waitFor();
  // It covers nothing, in the lowest picture too.
  await page.setViewportSize({ width: 960, height: 540 });
  const notice = (await page.locator('.notice').boundingBox())!;
  const below = notice.y + notice.height;
  for (const part of ['.class-bar', '.class-lesson', '.class-controls'])
    await expect
      .poll(async () => (await page.locator(part).first().boundingBox())!.y)
      .toBeGreaterThanOrEqual(below);
  await point(page, 'a1');
  await expect.poll(() => caption(page)).toMatch(/^Right/);
  await press(page, 'PageDown');
  await expect.poll(() => said(page)).toBe('The first one.');
  expect(await alone.count()).toBe(0);
});
