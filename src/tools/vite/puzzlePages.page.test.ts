import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAddress } from '../../testing/pages/page.ts';
import { serve, type Site } from '../serve.ts';
import { puzzlePages } from './puzzlePages.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'fitful-puzzles-'));
let site: Site;

/** Builds an empty page, with pages of all puzzles beside it where an address is known. */
async function buildBeside(address: string | undefined, outDir: string): Promise<void> {
  const empty = mkdtempSync(join(folder, 'empty-'));
  writeFileSync(join(empty, 'index.html'), '<!doctype html>');
  const plugins = [puzzlePages(address)];
  await build({ root: empty, configFile: false, logLevel: 'warn', plugins, build: { outDir } });
}

beforeAll(async () => {
  const dist = join(folder, 'dist');
  site = await serve(dist);
  await buildBeside(`${site.address}index.html?lang=ja`, dist);
  cpSync(join(root, 'dist'), dist, { recursive: true });
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly title: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/** Follows the link to oEmbed's answer in the page of a puzzle, as others do, and reads that. */
async function answerOf(id: string): Promise<Answer> {
  const html = await (await fetch(`${site.address}puzzles/${id}.html`)).text();
  const [link = ''] = /<link [^>]*application\/json\+oembed[^>]*>/.exec(html.split('</head>')[0]!)!;
  const [, href = ''] = / href="([^"]*)"/.exec(link)!;
  const answer = await fetch(`${href}?maxwidth=500&format=json`);
  expect(answer.headers.get('content-type')).toContain('application/json');
  return (await answer.json()) as Answer;
}

test('each puzzle of the catalogue has a page, and an answer with all that oEmbed asks for', async () => {
  const ids = readdirSync(join(root, 'assets/puzzles')).map((file) => file.replace('.txt', ''));
  const files = readdirSync(join(folder, 'dist/puzzles')).toSorted();
  expect(files).toEqual(ids.flatMap((id) => [`${id}.html`, `${id}.json`]).toSorted());
  const titles = new Set<string>();
  for (const id of ids) {
    const text = readFileSync(join(folder, `dist/puzzles/${id}.json`), 'utf8');
    const answer = JSON.parse(text) as Answer;
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: expect.stringMatching(/./),
      provider_name: 'Fitful',
      provider_url: site.address,
      html: expect.stringContaining(`src="${site.address}?embed&amp;puzzle=${id}"`),
    });
    expect(answer.html).toContain(`width="${answer.width}" height="${answer.height}"`);
    titles.add(answer.title);
  }
  expect(titles.size).toBe(ids.length);
});

test('where it is not known where the page is to stand, there are none', async () => {
  const outDir = join(folder, 'bare');
  await buildBeside(undefined, outDir);
  expect(readdirSync(outDir)).not.toContain('puzzles');
  await expect(buildBeside('fitful.example', outDir)).rejects.toThrow('URL');
});

test('the page of a puzzle leads to where it is shown', async () => {
  const visit = await openAddress(`${site.address}?paused`);
  const { page } = visit;
  await page.goto(`${site.address}puzzles/pentomino-6x10.html`);
  await page.waitForURL(`${site.address}?puzzle=pentomino-6x10`);
  await page.waitForFunction(() => window.fitful);
  expect((await visit.status()).panes[0]!.puzzle).toBe('pentomino-6x10');
});

/** What editors leave of a frame. */
interface Rules {
  readonly attributes: readonly string[];
  /** What they add. */
  readonly added?: Readonly<Record<string, string>>;
  readonly fragment?: string;
}

const sizes = ['src', 'width', 'height', 'title'];
const old = ['frameborder', 'marginwidth', 'marginheight', 'scrolling'];

/** By name of an editor: what it leaves of the frames of those who are not trusted with all of HTML. */
const editors: Readonly<Record<string, Rules>> = {
  // Of answers of oEmbed from sites that it does not know; by `wp_kses` it takes frames out, as Moodle does.
  WordPress: {
    attributes: [...sizes, ...old],
    added: { sandbox: 'allow-scripts', security: 'restricted', 'data-secret': 'aBcDeF0123' },
    fragment: '#?secret=aBcDeF0123',
  },
  'HTML Purifier where frames are allowed': {
    attributes: [...sizes, ...old, 'class', 'style', 'longdesc', 'name', 'lang', 'dir'],
  },
};

/** Puts what an editor leaves of a frame into a page of another origin. */
async function edit(page: Page, html: string, { attributes, added = {}, fragment = '' }: Rules) {
  const around = 'http://localhost:1/';
  await page.route(around, (route) =>
    route.fulfill({
      body: '<!doctype html><link rel="icon" href="data:,">',
      contentType: 'text/html',
    }),
  );
  await page.goto(around);
  await page.evaluate(
    ([tag, kept, more, end]) => {
      const template = document.createElement('template');
      template.innerHTML = tag;
      const frame = template.content.querySelector('iframe')!;
      for (const name of frame.getAttributeNames())
        if (!kept.includes(name)) frame.removeAttribute(name);
      for (const [name, value] of Object.entries(more)) frame.setAttribute(name, value);
      frame.setAttribute('src', frame.getAttribute('src')! + end);
      document.body.append(template.content);
    },
    [html, attributes, added, fragment] as const,
  );
}

test.each(Object.entries(editors))('%s leaves a frame that shows its puzzle', async (_, rules) => {
  const { page } = await openAddress(`${site.address}?paused`, { complains: /^request: http:/ });
  // As public hosts of static pages do, such as GitHub Pages.
  await page.route(`${site.address}**`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
  const { html, width } = await answerOf('pentomino-6x10');
  await edit(page, html, rules);
  const frame = page.frameLocator('iframe');
  await expect.poll(() => frame.locator('.embed-row').count()).toBe(1);
  const inside = page.frames()[1]!;
  const pane = () => inside.evaluate(() => window.fitful?.status().panes[0]).catch(() => undefined);
  await expect.poll(async () => (await pane())?.steps ?? 0).toBeGreaterThan(3);
  expect((await pane())!.puzzle).toBe('pentomino-6x10');
  expect((await page.locator('iframe').boundingBox())!.width).toBeGreaterThanOrEqual(width);
});
