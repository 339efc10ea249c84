import { afterEach, expect, test, vi } from 'vitest';
import { openScreens } from './openScreens.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with screens side by side; returns the addresses of other open windows, and leaves fullscreen. */
function browser(count: number) {
  const screens = Array.from({ length: count }, (_, at) => ({
    left: 100 * at,
    top: 0,
    availLeft: 100 * at,
    availTop: 0,
    availWidth: 100,
    availHeight: 100,
  }));
  const windows = new Map<string, string>();
  let unnamed = 0;
  vi.stubGlobal('window', {
    getScreenDetails: async () => ({ screens, currentScreen: screens[0] }),
    open: (address: string, target: string) => {
      const name = target === '_blank' ? `new ${unnamed++}` : target;
      windows.set(name, address);
      return { close: () => void windows.delete(name) };
    },
  });
  const page = Object.assign(new EventTarget(), {
    documentElement: {
      requestFullscreen: async () => void (page.fullscreenElement = page.documentElement),
    },
    fullscreenElement: null as object | null,
  });
  vi.stubGlobal('document', page);
  const leave = () => {
    page.fullscreenElement = null;
    page.dispatchEvent(new Event('fullscreenchange'));
  };
  return { opened: () => [...windows.values()], leave };
}

const page = {
  address: (its: { screen: { place: number; count: number }; pictures: string }) =>
    `${its.screen.place}/${its.screen.count} ${its.pictures}`,
  take: () => {},
};

test('each other screen has one window, however often they are opened, until the page is left', async () => {
  const { opened, leave } = browser(3);
  expect(await openScreens('each', page)).toBeUndefined();
  expect(opened()).toEqual(['2/3 each', '3/3 each']);
  expect(await openScreens('one', page)).toBeUndefined();
  expect(opened()).toEqual(['2/3 one', '3/3 one']);
  leave();
  expect(opened()).toEqual([]);
});

test('with a single screen no window is opened', async () => {
  const { opened } = browser(1);
  expect(await openScreens('one', page)).toBe('single');
  expect(opened()).toEqual([]);
});
