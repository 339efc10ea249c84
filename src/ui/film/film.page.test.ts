import { unzipSync } from 'fflate';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { expect, test } from 'vitest';
import { framesOf, secondsOf, type Film } from '../../play/film/film.ts';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';
import { stillPicture } from '../../testing/pages/stillPicture.ts';
import { decodePng, type Picture } from '../../tools/png.ts';
import type { Visit } from '../../tools/visit.ts';
import { lateWords, words, type Language } from '../../words/index.ts';
import { readGif } from '../../testing/pictures/readGif.ts';

/** A size at which a picture is drawn soon. */
const small = { width: 320, height: 240 };
const box = 'puzzle=pentomino-6x10&paused&hour=18';

const film: Film = {
  from: 100,
  to: 103,
  unit: 'steps',
  speed: 2,
  fps: 2,
  ...small,
  format: 'png',
};

/** Makes a film by the page; returns the type of its file and the bytes. */
async function made({ page }: Visit, asked: Film): Promise<{ type: string; bytes: Buffer }> {
  const answer = await page.evaluate(async (wanted) => {
    const { file } = await window.fitful!.film(wanted);
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return { type: file.type, text: btoa(text) };
  }, asked);
  return { type: answer.type, bytes: Buffer.from(answer.text, 'base64') };
}

/** Nothing is there but the page's own canvas and the worker of its search. */
async function expectFreed({ page }: Visit): Promise<void> {
  expect(await page.locator('canvas').count()).toBe(1);
  await expect.poll(() => page.workers().length).toBe(1);
}

/** The pictures of a film by their names. */
async function picturesOf(visit: Visit, asked: Film): Promise<Record<string, Picture>> {
  const { type, bytes } = await made(visit, asked);
  if (type === 'image/png') return { only: decodePng(bytes) };
  const files = Object.entries(unzipSync(bytes));
  return Object.fromEntries(files.map(([name, file]) => [name, decodePng(Buffer.from(file))]));
}

type Pixels = Pick<Picture, 'data'>;

/** The share of channels that differ. */
function differing({ data }: Pixels, other: Pixels): number {
  expect(data.length).toBe(other.data.length);
  return data.filter((value, at) => Math.abs(value - other.data[at]!) > 8).length / data.length;
}

test('frames are those of the page at their moments, and nothing stays of what has drawn them', async () => {
  const visit = await openPage(`${box}&ui=0&step=102`, { ...small, drawn: true });
  const shown = await stillPicture(visit, 102);
  const pictures = await picturesOf(visit, film);
  const names = ['0-step-100.png', '1-step-101.png', '2-step-102.png', '3-step-103.png'];
  expect(Object.keys(pictures)).toEqual(names);
  expect(differing(pictures[names[2]!]!, shown)).toBeLessThan(0.002);
  expect(differing(pictures[names[1]!]!, shown)).toBeGreaterThan(0.01);
  await expectFreed(visit);
});

test.each([
  ['a class', 'mode=class&puzzle=tetromino-5x4&ways'],
  ['a division', 'mode=generate&puzzle=pentomino-6x10&theme=wood'],
])('so are those of %s', async (_, query) => {
  const visit = await openPage(`${query}&hour=18&paused&ui=0&step=12`, { ...small, drawn: true });
  const shown = await stillPicture(visit, 12);
  const moment = { ...film, format: 'png', from: 12, to: 12 } as const;
  const { only: same } = await picturesOf(visit, moment);
  const { only: later } = await picturesOf(visit, { ...moment, from: 14, to: 14 });
  expect(differing(same!, shown)).toBeLessThan(0.002);
  expect(differing(later!, shown)).toBeGreaterThan(0.002);
});

/** The trays of a race on a small page, and in a film of it: where they begin, and how wide they are. */
const trays = {
  page: { lefts: [20, 166], top: 11, width: 134 },
  film: { lefts: [24, 168.5], top: 67, width: 129 },
};
/** The width of a tray, and of its rim, in cells. */
const [TRAY, RIM] = [5.36, 0.18];

/** The colours in the middles of the cells of trays, each of a few pixels together. */
function cellColours(
  { data, width: whole }: Picture,
  { lefts, top, width }: (typeof trays)[keyof typeof trays],
): number[] {
  const cell = width / TRAY;
  const found: number[] = [];
  for (const left of lefts)
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 5; column++)
        for (let channel = 0; channel < 3; channel++) {
          let sum = 0;
          for (let dy = -3; dy <= 3; dy++)
            for (let dx = -3; dx <= 3; dx++) {
              const x = Math.round(left + cell * (RIM + column + 0.5)) + dx;
              const y = Math.round(top + cell * (RIM + row + 0.5)) + dy;
              sum += data[4 * (y * whole + x) + channel]!;
            }
          found.push(sum / 49);
        }
  return found;
}

/** The largest difference of two lists of numbers. */
const furthest = (some: readonly number[], others: readonly number[]): number =>
  Math.max(...some.map((one, i) => Math.abs(one - others[i]!)));

test('so are the boards of a race, in the middle as no texts stand below them', async () => {
  const race =
    'mode=race&puzzle=tetromino-5x4&panes=backtrack:rows~dlx&hour=18&paused&ui=0&step=12';
  const visit = await openPage(race, { ...small, drawn: true });
  const shown = cellColours(await stillPicture(visit, 12), trays.page);
  const { only } = await picturesOf(visit, { ...film, from: 12, to: 12 });
  expect(furthest(cellColours(only!, trays.film), shown)).toBeLessThan(12);
  const { only: later } = await picturesOf(visit, { ...film, from: 14, to: 14 });
  expect(furthest(cellColours(later!, trays.film), shown)).toBeGreaterThan(40);
});

test('a GIF has every frame at its time, loops, and stays below its limit', async () => {
  const visit = await openPage(`${box}&ui=0`, small);
  const asked: Film = { ...film, format: 'gif', fps: 15, speed: 5 };
  const { type, bytes } = await made(visit, asked);
  expect(type).toBe('image/gif');
  const { width, height, delays } = readGif(bytes);
  expect([width, height]).toEqual([small.width, small.height]);
  expect(delays).toHaveLength(framesOf(asked));
  const seconds = delays.reduce((sum, delay) => sum + delay, 0) / 100;
  expect(seconds).toBeCloseTo(secondsOf(asked), 1);
  expect(bytes.length).toBeLessThan(12_000_000);
});

test('a video has as many frames and seconds as it should', async () => {
  const visit = await openPage(`${box}&ui=0`, small);
  const asked: Film = { ...film, format: 'webm', fps: 10 };
  const { type, bytes } = await made(visit, asked);
  expect(type).toMatch(/^video\/webm/);
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = (await input.getPrimaryVideoTrack())!;
  expect([track.codedWidth, track.codedHeight]).toEqual([small.width, small.height]);
  let frames = 0;
  for await (const _ of new EncodedPacketSink(track).packets()) frames++;
  expect(frames).toBe(framesOf(asked));
  expect(await input.computeDuration()).toBeCloseTo(secondsOf(asked), 1);
});

test('one that is cancelled at any frame leaves nothing behind, and the page goes on', async () => {
  const visit = await openPage(`${box}&ui=0`, small);
  const { page } = visit;
  await expect.poll(() => page.workers().length).toBe(1);
  for (const after of [0, 1, 5]) {
    const answer = await page.evaluate(
      async ({ asked, at }) => {
        const stop = new AbortController();
        if (at === 0) stop.abort();
        const told = ({ done }: { done: number }) => done === at && stop.abort();
        return window.fitful!.film(asked, told, stop.signal).then(
          () => 'made',
          (error: Error) => error.name,
        );
      },
      { asked: { ...film, to: 200 }, at: after },
    );
    expect(answer).toBe('AbortError');
    await expectFreed(visit);
  }
  await page.evaluate(() => window.fitful!.play());
  await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBeGreaterThan(0);
});

test('a stretch of a race, of a class and of a division is filmed as well, up to its end', async () => {
  for (const query of [
    'mode=race&puzzle=tetromino-5x4&panes=backtrack:rows~dlx',
    'mode=class&puzzle=tetromino-5x4',
    'mode=generate&puzzle=pentomino-5x3',
  ]) {
    const visit = await openPage(`${query}&paused&ui=0`, small);
    const asked: Film = { ...film, from: 0, to: 4, format: 'png' };
    const { bytes } = await made(visit, asked);
    expect(Object.keys(unzipSync(bytes))).toHaveLength(5);
  }
});

test('a browser without H.264 writes MP4 in another codec and says so, one without any says that', async () => {
  const say = lateWords(words('en')).filming;
  const visit = await openPage('puzzle=pentomino-6x10&paused&step=12&lang=en');
  const { page } = visit;
  /** Lets the browser encode in some codecs alone. */
  const encodeOnly = (start: string) =>
    page.evaluate((known) => {
      const isSupported = VideoEncoder.isConfigSupported.bind(VideoEncoder);
      VideoEncoder.isConfigSupported = (config) =>
        config.codec.startsWith(known)
          ? isSupported(config)
          : Promise.resolve({ supported: false, config });
    }, start);
  await encodeOnly('vp09');
  await page.locator('.dock').waitFor();
  await page.keyboard.press('Shift+f');
  const dialog = page.locator('.dialog.film');
  const format = dialog.getByLabel(say.format);
  await expect.poll(() => format.inputValue()).toBe('webm');
  await format.selectOption('mp4');
  const estimate = dialog.locator('.film-estimate');
  await expect.poll(() => estimate.textContent()).toContain(say.otherCodec('vp9'));
  const asked: Film = { ...film, to: 100, format: 'mp4' };
  expect((await made(visit, asked)).type).toMatch(/^video\/mp4.*vp09/);
  await encodeOnly('none');
  await dialog.getByLabel(say.size).selectOption('uhd');
  await expect.poll(() => estimate.textContent()).toBe(say.cannotWrite);
  await expect(made(visit, { ...asked, width: 640 })).rejects.toThrow('CannotEncode');
});

test.each(['en', 'ja'] as const)(
  'the dialog says what will come, makes it, and saves it (%s)',
  async (lang: Language) => {
    const say = lateWords(words(lang)).filming;
    const visit = await openPage(`puzzle=pentomino-6x10&paused&step=12&lang=${lang}`);
    const { page } = visit;
    // What is offered is what has been played when it opens.
    await expect.poll(() => page.locator('.timeline input').inputValue()).toBe('12');
    await page.keyboard.press('Shift+f');
    const dialog = page.locator('.dialog.film');
    await dialog.getByLabel(say.to.steps).waitFor();
    expect(await dialog.getByLabel(say.to.steps).inputValue()).toBe('12');
    const estimate = dialog.locator('.film-estimate');
    await dialog.getByLabel(say.from.steps).fill('-1');
    await expect.poll(() => estimate.textContent()).toBe(say.issues.moment);
    await dialog.getByLabel(say.from.steps).fill('13');
    await expect.poll(() => estimate.textContent()).toBe(say.issues.stretch);
    const make = dialog.getByRole('button', { name: say.make, exact: true });
    expect(await make.isDisabled()).toBe(true);
    await dialog.getByLabel(say.from.steps).fill('12');
    await dialog.getByLabel(say.format).selectOption('png');
    await dialog.getByLabel(say.size).selectOption('small');
    const bytes = Math.round(0.8 * 640 * 360);
    await expect.poll(() => estimate.textContent()).toBe(say.estimate(1 / 30, 1, bytes));
    expect(await axeViolations(page, '.dialog.film')).toEqual([]);
    await make.press('Enter');
    const save = dialog.getByRole('button', { name: say.save, exact: true });
    await save.waitFor({ timeout: 60_000 });
    expect(await axeViolations(page, '.dialog.film')).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), save.press('Enter')]);
    expect(download.suggestedFilename()).toBe('fitful-pentomino-6x10-12.png');

    // A long one is cancelled; what is chosen can then be changed again.
    await dialog.getByLabel(say.from.steps).fill('0');
    await dialog.getByLabel(say.speed.steps).fill('1');
    await make.press('Enter');
    await dialog.getByRole('button', { name: say.cancel, exact: true }).press('Enter');
    await expect.poll(() => make.isEnabled()).toBe(true);
  },
);
