import type { Settings } from '../../settings/settings.ts';

/** A screen as the browser describes it; see the Window Management API. */
interface ScreenDetailed {
  readonly left: number;
  readonly top: number;
  readonly availLeft: number;
  readonly availTop: number;
  readonly availWidth: number;
  readonly availHeight: number;
}

interface ScreenDetails {
  readonly screens: readonly ScreenDetailed[];
  readonly currentScreen: ScreenDetailed;
}

declare global {
  interface Window {
    getScreenDetails?(): Promise<ScreenDetails>;
  }
  interface FullscreenOptions {
    screen?: ScreenDetailed;
  }
}

/** Why not all screens show something. */
export type ScreensIssue = 'refused' | 'single' | 'blocked';

interface OpeningPage {
  address(changes: Pick<Settings, 'screen' | 'pictures' | 'ui'>): string;
  /** Becomes one of several windows, or a window of its own. */
  take(changes: Pick<Settings, 'screen' | 'pictures'>): void;
}

const alone = { place: 1, count: 1 };

/**
 * Opens a window on every other screen, and has all of them show something together, until this window is not
 * fullscreen any more. The browser asks for permission first.
 */
export async function openScreens(
  pictures: Settings['pictures'],
  page: OpeningPage,
): Promise<ScreensIssue | undefined> {
  const details = await window.getScreenDetails?.().catch(() => undefined);
  if (!details) return 'refused';
  const { currentScreen } = details;
  const screens = details.screens.toSorted((a, b) => a.left - b.left || a.top - b.top);
  const count = screens.length;
  if (count === 1) return 'single';
  // First, as browsers let a page that goes fullscreen open a window on another screen with the same click.
  const full = document.documentElement.requestFullscreen({ screen: currentScreen });
  const others = screens.map((screen, at) => {
    if (screen === currentScreen) return undefined;
    const { availLeft: left, availTop: top, availWidth: width, availHeight: height } = screen;
    const place = `left=${left},top=${top},width=${width},height=${height}`;
    const address = page.address({ screen: { place: at + 1, count }, pictures, ui: false });
    // By name, so that a window that is there already shows it, rather than another one above it.
    return window.open(address, `fitful ${at + 1}`, `popup,fullscreen,${place}`);
  });
  page.take({ screen: { place: screens.indexOf(currentScreen) + 1, count }, pictures });
  const end = (): void => {
    for (const other of others) other?.close();
    page.take({ screen: alone, pictures });
  };
  const left = (): void => {
    if (document.fullscreenElement) return;
    document.removeEventListener('fullscreenchange', left);
    end();
  };
  // Where the browser refuses, the window stays as large as it is until it is fullscreen for the first time.
  await full.catch(() => undefined);
  if (others.includes(null)) {
    end();
    if (document.fullscreenElement) await document.exitFullscreen();
    return 'blocked';
  }
  document.addEventListener('fullscreenchange', left);
  return undefined;
}
