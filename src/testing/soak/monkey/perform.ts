import type { Page } from 'playwright-core';
import type { Action } from './actions.ts';

/** How long a page may take to start, and a press that is long, in ms. */
const [START, LONG] = [60_000, 600];

/** Carries out an action on the page of a site; what an element is missing for is left out. */
export async function perform(page: Page, site: string, action: Action): Promise<void> {
  switch (action.do) {
    case 'key':
      return page.keyboard.press(action.key);
    case 'click':
      return clickAt(page, await placeOf(page, pressing, action.at));
    case 'point': {
      const place = await placeOf(page, pointed, action.at);
      return place && page.mouse.move(place.x, place.y);
    }
    case 'hold': {
      const place = await placeOf(page, pressing, action.at);
      return place && page.mouse.click(place.x, place.y, { delay: LONG });
    }
    case 'press': {
      const { width, height } = page.viewportSize()!;
      return page.mouse.click(action.x * width, action.y * height);
    }
    case 'drag': {
      const place = await placeOf(page, pressing, action.from);
      const { width, height } = page.viewportSize()!;
      if (place) await page.mouse.move(place.x, place.y);
      await page.mouse.down();
      await page.mouse.move(action.x * width, action.y * height, { steps: 3 });
      return page.mouse.up();
    }
    case 'choose':
      return page.evaluate(choose, [action.at, action.value] as const);
    case 'type': {
      const place = await placeOf(page, writing, action.at);
      if (!place) return undefined;
      await clickAt(page, place);
      return page.keyboard.insertText(action.text);
    }
    case 'paste':
    case 'drop':
      return page.evaluate(give, [action.do, action.text] as const);
    case 'open':
      return page.evaluate((query) => window.fitful!.open(`?${query}`), action.query);
    case 'seek':
      return page.evaluate((step) => window.fitful!.seek(step), action.step);
    case 'visit':
      await page.goto(`${site}?${action.query}`);
      return started(page);
    case 'reload':
      await page.reload();
      return started(page);
    case 'back':
    case 'forward':
      // Not to the blank page that every window begins with. A page that is left at once does not answer any
      // more.
      await page
        .evaluate(
          (isBack) =>
            (isBack ? navigation.canGoBack : navigation.canGoForward) &&
            history.go(isBack ? -1 : 1),
          action.do === 'back',
        )
        .catch(() => undefined);
      return passed(page);
    case 'resize':
      // A window in fullscreen cannot be resized.
      await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
      return page
        .setViewportSize({ width: action.width, height: action.height })
        .catch((error: unknown) => {
          if (!/fullscreen/.test(String(error))) throw error;
        });
    case 'watch':
      return undefined;
  }
}

const pressing =
  'button, summary, input, select, [tabindex], [role=menuitem], [role=treeitem], a[href^="?"], canvas';
const pointed = `${pressing}, svg *, td, li`;
const writing = 'textarea, input:not([type])';

interface Place {
  readonly x: number;
  readonly y: number;
}

const clickAt = async (page: Page, place: Place | undefined): Promise<void> =>
  place && page.mouse.click(place.x, place.y);

/** The middle of the element at a share of all that are seen; undefined if there are none. */
const placeOf = (page: Page, wanted: string, at: number): Promise<Place | undefined> =>
  page.evaluate(
    ([selector, share]) => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const seen = [...(dialog ?? document).querySelectorAll(selector)].filter((element) => {
        const { width, height, x, y } = element.getBoundingClientRect();
        return width * height > 0 && x < innerWidth && y < innerHeight && x + width > 0 && y > 0;
      });
      const box = seen[Math.floor(share * seen.length)]?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [wanted, at] as const,
  );

/** Run in the page: chooses a value of a list, or of a slider. */
function choose([at, value]: readonly [number, number]): void {
  const all = [
    ...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
      'select, input[type=range], input[type=number]',
    ),
  ].filter((element) => element.checkVisibility() && !element.disabled);
  const one = all[Math.floor(at * all.length)];
  if (!one) return;
  if (one instanceof HTMLSelectElement) one.selectedIndex = Math.floor(value * one.options.length);
  else {
    const [min, max] = [Number(one.min || 0), Number(one.max || 100)];
    one.value = String(Math.round(min + value * (max - min)));
  }
  one.dispatchEvent(new Event('input', { bubbles: true }));
  one.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Run in the page: pastes a text, or drops it as a file. */
function give([how, text]: readonly ['paste' | 'drop', string]): void {
  const data = new DataTransfer();
  const bubbles = { bubbles: true, cancelable: true };
  if (how === 'paste') {
    data.setData('text/plain', text);
    const to = document.activeElement ?? document.body;
    to.dispatchEvent(new ClipboardEvent('paste', { ...bubbles, clipboardData: data }));
  } else {
    data.items.add(new File([text], text.startsWith('{') ? 'lesson.json' : 'puzzle.txt'));
    for (const event of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(event, { ...bubbles, dataTransfer: data }));
  }
}

/** Waits until the page has started; it has an hour of its own to try again. */
export const started = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.fitful !== undefined, undefined, {
    polling: 20,
    timeout: START,
  });
};

/** Waits until going through the history has come to its end: to another document it takes a while. */
async function passed(page: Page): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 30));
  await page.waitForLoadState();
  await started(page);
}
