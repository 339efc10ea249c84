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
type Room = readonly [theme: string, hour: number, brighter: number];

test('the land of the theme is behind the boards, and texts before it are legible, with controls and without', async () => {
  const page = { width: 960, height: 540 };
  const visit = await openPage(`${race}&step=9&theme=midnight&hour=18.5`, {
    ...page,
    drawn: true,
    reducedMotion: 'reduce',
  });
  const open = async (query: string, [theme, hour]: Room, shown: string): Promise<void> => {
    const address = `?${query}&step=9&theme=${theme}&hour=${hour}`;
    await visit.page.evaluate((to) => window.fitful!.open(to), address);
    await expect.poll(() => visit.page.url()).toContain(`theme=${theme}&hour=${hour}`);
    await visit.page.locator(shown).nth(1).waitFor();
  };
  const rooms: readonly Room[] = [
    ['midnight', 18.5, 1.5],
    ['midnight', 12, 1.5],
    ['chocolate', 12, 1],
    ['distinct', 9, 1.1],
  ];
  for (const room of rooms) {
    await open(race, room, '.bare-race .lane');
    const picture = await stillPicture(visit);
    // The horizon is brighter than the top, and the ground below it darker.
    const [top, horizon, ground] = [0.03, 0.6, 0.98].map((y) => {
      const [r, g, b] = picture.at(2, Math.floor(y * page.height));
      return luminance([r / 255, g / 255, b / 255]);
    });
    expect(horizon!).toBeGreaterThan(room[2] * top!);
    expect(horizon!).toBeGreaterThan(1.5 * ground!);
    const poorTexts = async (selector: string) => {
      const texts = await drawnContrasts(visit, selector);
      expect(texts.length).toBeGreaterThan(4);
      return texts.filter((text) => text.contrast < 4.5);
    };
    expect([room, await poorTexts('.bare-race')]).toEqual([room, []]);
    // The beaten are quiet, but legible.
    await visit.page.evaluate(() => window.fitful!.seek(1_000_000));
    await visit.page.locator('.bare-race .beaten .place').waitFor();
    await stillPicture(visit);
    const beaten = await drawnContrasts(visit, '.bare-race .beaten');
    expect(beaten.map(({ text, contrast }) => [text, contrast >= 4.5])).toEqual([
      ['Rows', true],
      ['2nd', true],
    ]);

    await open(race.replace('&ui=0', ''), room, '.race .pane');
    // Controls come with a key, and stay as long as one has the focus.
    await focusShown(visit.page.locator('.pane .menu > button').first());
    await stillPicture(visit);
    expect([room, await poorTexts('.race, .dock')]).toEqual([room, []]);
  }
});
