import type { Page } from 'playwright-core';

/** The texts of a race without controls that are cut off, or reach out of their places or off the page. */
export const cutTexts = (page: Page): Promise<(string | null)[]> =>
  page.locator('.bare-race :is(.foot, .told)').evaluateAll((all) =>
    all.flatMap((one) => {
      const lane = (one.closest('.lane') ?? one).getBoundingClientRect();
      const { top, left, bottom, right } = one.getBoundingClientRect();
      const clips = [one, ...one.querySelectorAll('.name')].filter(
        (each) => getComputedStyle(each).overflowY === 'hidden',
      );
      // A large place begins a twenty-fifth of its size before its line.
      const isWide = [...one.children].some((each) => {
        const box = each.getBoundingClientRect();
        const most = 1 + 0.04 * parseFloat(getComputedStyle(each).fontSize);
        return box.left < lane.left - most || box.right > lane.right + most;
      });
      const isCut =
        isWide || clips.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2);
      const isOut =
        Math.min(top - lane.top, left - lane.left, lane.right - right, lane.bottom - bottom) < -1 ||
        Math.min(lane.top, lane.left, innerWidth - lane.right, innerHeight - lane.bottom) < -1;
      return isCut || isOut ? [one.textContent] : [];
    }),
  );
