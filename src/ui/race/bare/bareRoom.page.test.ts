import { expect, test } from 'vitest';
import { drawnContrasts } from '../../../testing/pages/drawnContrast.ts';
import { focusShown } from '../../../testing/pages/focusShown.ts';
import { openPage } from '../../../testing/pages/page.ts';
import { stillPicture } from '../../../testing/pages/stillPicture.ts';
import { luminance } from '../../../theme/colour.ts';

/** Until all solutions: the second of them is done with step 62, the first one with step 160. */
const race =
  'mode=race&ui=0&paused&lang=en&puzzle=pentomino-puv-5x3&panes=backtrack:rows~backtrack:columns&until=all';

/** A theme, an hour, 0 to 24, and how many times as bright as the top of the page its horizon is at least. */
const rooms = [
  ['midnight', 18.5, 1.5],
  ['midnight', 12, 1.5],
  ['chocolate', 12, 1],
  ['distinct', 9, 1.1],
] as const;

test.each(rooms)(
  'the land of %s at %d h is behind the boards, and texts before it are legible, with controls and without',
  async (theme, hour, brighter) => {
    const page = { width: 960, height: 540 };
    const room = `step=9&theme=${theme}&hour=${hour}`;
    const visit = await openPage(`${race}&${room}`, {
      ...page,
      drawn: true,
      reducedMotion: 'reduce',
    });
    await visit.page.locator('.bare-race .lane').nth(1).waitFor();
    const picture = await stillPicture(visit);
    // The horizon is brighter than the top, and the ground below it darker.
    const [top, horizon, ground] = [0.03, 0.6, 0.98].map((y) => {
      const [r, g, b] = picture.at(2, Math.floor(y * page.height));
      return luminance([r / 255, g / 255, b / 255]);
    });
    expect(horizon!).toBeGreaterThan(brighter * top!);
    expect(horizon!).toBeGreaterThan(1.5 * ground!);
    const poorTexts = async (selector: string) => {
      const texts = await drawnContrasts(visit, selector);
      expect(texts.length).toBeGreaterThan(4);
      return texts.filter((text) => text.contrast < 4.5);
    };
    expect(await poorTexts('.bare-race')).toEqual([]);
    // The beaten are quiet, but legible.
    await visit.page.evaluate(() => window.fitful!.seek(1_000_000));
    await visit.page.locator('.bare-race .beaten .place').waitFor();
    await stillPicture(visit);
    const beaten = await drawnContrasts(visit, '.bare-race .beaten');
    expect(beaten.map(({ text, contrast }) => [text, contrast >= 4.5])).toEqual([
      ['Rows', true],
      ['2nd', true],
    ]);

    const withControls = `?${race.replace('&ui=0', '')}&${room}`;
    await visit.page.evaluate((to) => window.fitful!.open(to), withControls);
    await visit.page.locator('.race .pane').nth(1).waitFor();
    // Controls come with a key, and stay as long as one has the focus.
    await focusShown(visit.page.locator('.pane .menu > button').first());
    await stillPicture(visit);
    expect(await poorTexts('.race, .dock')).toEqual([]);
  },
);
