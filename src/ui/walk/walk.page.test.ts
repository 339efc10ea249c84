import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

test('a walk goes from solution to solution, forwards and back, and another way with another seed', async () => {
  const { page } = await openPage('mode=walk&puzzle=domino-6x6&paused&walk=3', {});
  const told = page.locator('.status');
  await expect.poll(() => told.textContent()).toContain('1 solution seen');
  expect(await told.textContent()).toContain('the first solution · seed 3');
  expect(await axeViolations(page)).toEqual([]);
  const lines = [await told.textContent()];
  for (let step = 1; step <= 8; step++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.url()).toContain(`step=${step}&`);
    lines.push(await told.textContent());
  }
  expect(lines[1]).toMatch(/taken off: [A-Z\d]+ · /);
  expect(lines[4]).toMatch(/2 pieces re-laid: .*2 solutions seen$/);
  expect(lines[8]).toMatch(/2 pieces re-laid: .*3 solutions seen$/);
  for (let step = 7; step >= 0; step--) {
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => told.textContent()).toBe(lines[step]);
  }
  await page.keyboard.press('a');
  await expect.poll(() => page.url()).toContain('walk=4');
});

test('where there are no controls, it is said what is laid anew, and how many solutions have been seen', async () => {
  const { page } = await openPage('mode=walk&puzzle=domino-6x6&paused&walk=3&ui=0&step=1', {});
  const said = page.locator('.headline.on .second');
  const seek = (step: number) => page.evaluate((at) => window.fitful!.seek(at), step);
  await expect.poll(() => said.textContent()).toMatch(/^1 solution seen\s· taken off: [A-Z\d]+$/);
  await seek(4);
  await expect.poll(() => said.textContent()).toMatch(/^2 solutions seen\s· 2 pieces re-laid: /);
});

test('where there is no solution, and where there is no other one, a walk says so', async () => {
  const { page } = await openPage('mode=walk&puzzle=domino-4x4-corners&lang=ja', {});
  const told = page.locator('.status');
  await expect.poll(() => told.textContent()).toContain('解はない');
  await page.goto(page.url().replace(/\?.*/, '?mode=walk&puzzle=hexiamond-hexicator&speed=max'));
  await expect.poll(() => told.textContent()).toContain('no other solution');
});
