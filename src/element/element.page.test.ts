import { afterAll, beforeAll, expect, test } from 'vitest';
import { ElementHost } from '../testing/pages/elementHost.ts';

const host = new ElementHost();
beforeAll(() => host.start());
afterAll(() => host.close());

const openHost = host.open;

test('attributes say what addresses do, and a change of one changes the board', async () => {
  const { page, statuses } = await openHost(
    '<fitful-board puzzle="domino-5x2" step="3" paused></fitful-board>',
  );
  await expect.poll(async () => (await statuses())[0]).toMatchObject({ steps: 3, playing: false });
  expect((await statuses())[0]!.puzzle).toContain('title: Five dominoes');
  await page.evaluate(() => {
    const board = document.querySelector('fitful-board')!;
    board.step = 7;
  });
  await expect.poll(async () => (await statuses())[0]!.steps).toBe(7);
  await page.evaluate(() => document.querySelector('fitful-board')!.step(-2));
  await expect.poll(async () => (await statuses())[0]!.steps).toBe(5);
  await page.evaluate(() =>
    document.querySelector('fitful-board')!.open('https://anywhere/?puzzle=domino-6x6&paused'),
  );
  await expect.poll(async () => (await statuses())[0]!.puzzle).toContain('6 × 6');
});

test('a puzzle can be written in a tag, and is searched to its end, with events', async () => {
  const { page, statuses } = await openHost(
    `<fitful-board speed="max" text="..\n..\n\nI2 x2\noo"></fitful-board>`,
    {
      preludes: [
        () => {
          const heard: string[] = [];
          Object.assign(window, { heard });
          for (const name of ['ready', 'solution', 'end'])
            addEventListener(`fitful-${name}`, (event) => {
              heard.push(`${name} ${(event as CustomEvent).detail.solutions}`);
            });
        },
      ],
    },
  );
  await expect.poll(async () => (await statuses())[0]!.finished).toBe(true);
  expect((await statuses())[0]!.solutions).toBe(2);
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(heard).toContain('end 2');
  expect((await heard())[0]).toBe('ready 0');
  expect((await heard()).filter((one) => one.startsWith('solution'))).not.toEqual([]);
});

test('what is wrong is said once, and never thrown', async () => {
  const { statuses, page } = await openHost(
    `<fitful-board puzzle="nothing" speed="fast" order="9" mode="class" text="!" step="-1" paused></fitful-board>`,
    { complains: /^console: <fitful-board>: / },
  );
  const warnings: string[] = [];
  page.on('console', (message) => {
    // Graphics have warnings of their own.
    if (message.text().startsWith('<fitful-board')) warnings.push(message.text());
  });
  const set = (name: string, value: string) =>
    page.evaluate(([of, to]) => document.querySelector('fitful-board')!.setAttribute(of, to), [
      name,
      value,
    ] as const);
  await set('theme', 'paper');
  await set('seed', '-1');
  await expect.poll(() => warnings).toEqual([expect.stringContaining('seed="-1" is invalid')]);
  // In English, as it is a developer who reads it.
  await page.evaluate(() => (document.documentElement.lang = 'ja'));
  await set('puzzle', 'polyomino-3x3');
  await set('laid', '9.9.9');
  await set('mode', 'play');
  await expect
    .poll(() => warnings.some((one) => one.includes('laid="9.9.9" cannot lie')))
    .toBe(true);
  await expect.poll(statuses).toMatchObject([{ steps: 0 }]);
});

test('ten boards have no more contexts than one, and leave nothing once they are removed', async () => {
  const countContexts = (): void => {
    const contexts = new Set<WebGL2RenderingContext>();
    const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as () => unknown;
    HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
      apply(target, canvas, args: [string]) {
        const context: unknown = Reflect.apply(target, canvas, args);
        if (context instanceof WebGL2RenderingContext) contexts.add(context);
        return context;
      },
    }) as never;
    const live = () => [...contexts].filter((context) => !context.isContextLost()).length;
    Object.assign(window, { live });
  };
  const board = '<fitful-board puzzle="pentomino-10x6" speed="20"></fitful-board>';
  const { page, statuses } = await openHost(board, { drawn: true, preludes: [countContexts] });
  const live = () => page.evaluate(() => (window as unknown as { live(): number }).live());
  const alone = await live();
  await page.evaluate(
    (others) => document.body.insertAdjacentHTML('beforeend', others),
    board.repeat(9),
  );
  await expect.poll(async () => (await statuses()).filter((one) => one).length).toBe(10);
  expect(await live()).toBe(alone);
  expect(page.workers().length).toBeLessThanOrEqual(4);
  await page.evaluate(() =>
    document.querySelectorAll('fitful-board').forEach((one) => one.remove()),
  );
  await expect.poll(() => page.workers().length).toBe(0);
  await expect.poll(live).toBe(alone - 1);
});

test('a board that is out of sight stands still, and goes on once it is seen', async () => {
  const { page, statuses } = await openHost(
    '<div></div><fitful-board puzzle="pentomino-10x6" speed="20"></fitful-board>',
  );
  const framesPass = (most: number) =>
    page.evaluate(
      (frames) =>
        new Promise<void>((resolve) => {
          const pass = (): unknown => (frames-- > 0 ? requestAnimationFrame(pass) : resolve());
          pass();
        }),
      most,
    );
  await page.evaluate(() => (document.querySelector('div')!.style.height = '5000px'));
  await framesPass(3);
  const step = async () => (await statuses())[0]!.steps;
  const stood = await step();
  await framesPass(6);
  expect(await step()).toBe(stood);
  await page.evaluate(() => document.querySelector('fitful-board')!.scrollIntoView());
  await expect.poll(step).toBeGreaterThan(stood);
});

test('one that is removed while it loads leaves nothing, and one that is moved goes on', async () => {
  const { page, statuses } = await openHost('<fitful-board paused step="4"></fitful-board><p></p>');
  await page.evaluate(() => {
    const short = document.createElement('fitful-board');
    document.body.append(short);
    short.setAttribute('puzzle', 'pentomino-6x6-corners');
    queueMicrotask(() => short.remove());
    document.querySelector('p')!.append(document.querySelector('fitful-board')!);
  });
  await expect.poll(statuses).toMatchObject([{ steps: 4 }]);
});

test('a stretch that is paused begins at its beginning, and another moment needs no other search', async () => {
  const { page, statuses } = await openHost(
    '<fitful-board from="20" to="26" paused></fitful-board>',
  );
  await expect.poll(statuses).toMatchObject([{ steps: 20 }]);
  await page.evaluate(() => {
    const board = document.querySelector('fitful-board')!;
    board.step = 24;
  });
  await expect.poll(statuses).toMatchObject([{ steps: 24, playing: false }]);
  expect(page.workers()).toHaveLength(1);
  // Whether it is paused is no other moment.
  const toggle = () =>
    page.evaluate(() => document.querySelector('fitful-board')!.toggleAttribute('paused'));
  await toggle();
  await expect.poll(statuses).toMatchObject([{ playing: true }]);
  await toggle();
  await expect.poll(statuses).toMatchObject([{ playing: false }]);
  expect((await statuses())[0]!.steps).toBeGreaterThanOrEqual(24);
  await page.evaluate(() => document.querySelector('fitful-board')!.step(9));
  await expect.poll(statuses).toMatchObject([{ steps: 26 }]);
});

test('its buttons work where the page around it stops clicks, and what was set before it loaded counts', async () => {
  const { page, statuses } = await openHost(
    '<section><fitful-board paused></fitful-board></section>',
    {
      preludes: [
        () =>
          document.addEventListener('readystatechange', () => {
            const board = document.querySelector('fitful-board');
            if (board && !customElements.get('fitful-board')) Object.assign(board, { step: 5 });
            document
              .querySelector('section')
              ?.addEventListener('click', (event) => event.stopPropagation());
          }),
      ],
    },
  );
  await expect.poll(statuses).toMatchObject([{ steps: 5 }]);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(statuses).toMatchObject([{ playing: true }]);
});

test('keys steer the board that has the focus alone', async () => {
  const { page, statuses } = await openHost(
    '<fitful-board paused step="4"></fitful-board><fitful-board paused step="4"></fitful-board>',
    { width: 480, height: 720 },
  );
  await page.locator('fitful-board').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(statuses).toMatchObject([{ steps: 5 }, { steps: 4 }]);
  await page.getByRole('button', { name: 'Play' }).nth(1).click();
  await expect.poll(async () => (await statuses())[1]!.playing).toBe(true);
  expect((await statuses())[0]!.playing).toBe(false);
});
