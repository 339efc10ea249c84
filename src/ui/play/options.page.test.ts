import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { byKeys, byMouse, heard, seatsRest, solutionOf, told } from '../../testing/pages/hands.ts';
import type { Page } from 'playwright-core';
import type { Problem } from '../../solve/problem.ts';
import { openPage } from '../../testing/pages/page.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';

const problem = problemNamed('exact-cover');

/** All that is written, and named for those who do not see it. Run in the page. */
const allSaid = (): string =>
  [...document.querySelectorAll('[aria-label], [title]')]
    .map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.getAttribute('title') ?? ''}`)
    .concat((document.querySelector('.hand-layer') as HTMLElement).innerText)
    .join('\n');

/** Takes an option by keys, and chooses it, whatever is heard. */
async function unheard(page: Page, { placements }: Problem, placement: number): Promise<void> {
  await page.locator(`[data-piece="${placements.piece[placement]!}"]`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

const english = /\b(pieces?|cells?|lay|laid|turned|flip)\b/i;

test.each([
  { lang: 'en', hand: byKeys, ofPieces: english },
  { lang: 'en', hand: byMouse, ofPieces: english },
  { lang: 'ja', hand: unheard, ofPieces: /ピース|マス|裏返|外す/ },
])(
  'options are chosen by hand, in words of their own ($lang)',
  async ({ lang, hand, ofPieces }) => {
    const { page } = await openPage(`mode=play&puzzle=exact-cover&lang=${lang}`, {
      width: 960,
      height: 540,
      everyFrame: true,
    });
    await expect.poll(() => page.locator('.waiting').count()).toBe(6);
    const [first, ...others] = solutionOf(problem) as [number, ...number[]];
    for (const placement of others) {
      await seatsRest(page);
      await hand(page, problem, placement);
      await expect.poll(() => heard(page)).toMatch(/covers|覆いました/);
    }
    expect(await page.evaluate(allSaid)).not.toMatch(ofPieces);
    await page.keyboard.press('Escape');
    for (let asked = 0; asked < 3; asked++) await page.keyboard.press('i');
    const truth = page.locator('.told');
    await expect.poll(() => truth.textContent()).toMatch(/^Choose option|を選びます$/);
    expect(await axeViolations(page)).toEqual([]);
    await seatsRest(page);
    await hand(page, problem, first);
    await expect.poll(() => told(page)).toMatch(/Solved|解けました/);
  },
);

test('an option is chosen wherever it is let go among the items, or it is said why it is not', async () => {
  const { page } = await openPage('mode=play&puzzle=exact-cover&lang=en', {
    width: 960,
    height: 540,
    everyFrame: true,
  });
  await expect.poll(() => page.locator('.waiting').count()).toBe(6);
  await seatsRest(page);
  // By keys, whatever item is walked to; nothing turns it.
  await page.locator('[data-piece="1"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-cell="4"]').focus();
  await page.keyboard.press('t');
  await page.keyboard.press('x');
  await expect.poll(() => heard(page)).toBe('Option 2 would cover a d g');
  await page.keyboard.press('Enter');
  await expect.poll(() => told(page)).toContain('1 option chosen');
  await page.locator('[data-piece="3"]').focus();
  await page.keyboard.press('Enter');
  const truth = page.locator('.told');
  await expect
    .poll(() => truth.textContent())
    .toBe('Option 4 cannot be chosen: 4 has an item in common with 2.');
});
