import { lessonModes } from '../../settings/lessonPlace.ts';
import { inScope, pick } from '../../settings/settings.ts';
import { openShow, type OpenedAddress } from './openAddress.ts';
import type { Page } from '../page.ts';
import { addressed } from './requests.ts';

type Opened = Pick<OpenedAddress, 'settings' | 'puzzle'>;

/** Opens the query of an address for the page around this one. */
export const followLink = (page: Page, query: string): void =>
  read(page, query, ({ settings, puzzle }) => {
    // Where it stands does not change.
    const kept = pick(page.settings, ['embed', 'origin']);
    const opened = addressed({ settings: { ...settings, ...kept }, puzzle });
    page.open({ ...opened, arrival: 'atOnce' });
  });

/** Opens the query of an entry of the history, as it was; the scene on show goes there if it can. */
export const returnTo = (page: Page, query: string): void =>
  read(page, query, (opened) => goTo(page, opened));

/**
 * Opens the query of a stop of a lesson in the window as it is, and in its look where a lesson is given; the
 * scene on show goes there if it can.
 */
export const visit = (page: Page, query: string): void =>
  read(page, query, ({ settings: named, puzzle }) => {
    const now = page.settings;
    const look = lessonModes.includes(now.mode) ? inScope('look') : [];
    const kept = pick(now, [...inScope('window', 'screens'), ...look]);
    const speed = named.mode === now.mode ? now.speed : named.speed;
    goTo(page, { settings: { ...named, ...kept, speed }, puzzle });
  });

function goTo(page: Page, { settings, puzzle }: Opened): void {
  if (page.scene.revisit?.(settings)) {
    page.address.arrive();
    page.change(settings);
  } else page.open(addressed({ settings, puzzle }));
}

function read(page: Page, query: string, take: (opened: OpenedAddress) => void): void {
  void page.latest.run(openShow(query, page.resources), (opened) => {
    page.replaceNotices(opened.notices);
    take(opened);
  });
}
