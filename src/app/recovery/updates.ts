/** For how long a board stays at most until a new version has taken over, in ms. */
const AT_LONGEST = 10_000;

/**
 * The page's service worker, which keeps all files of the page and brings new versions of it. A new version
 * waits until a page lets it take over, as then all windows get their files from it.
 */
export class Updates {
  private registration: ServiceWorkerRegistration | undefined;
  private hasWorker = false;
  /** Whether another version than this page's has taken over, which a reload brings. */
  isOutdated = false;

  /**
   * Registers the service worker, and looks for a new version. Rejects where that fails or is refused. Where
   * a page comes without one (in development, or as a single file), or the browser has none (on plain http),
   * it does nothing.
   */
  async look(): Promise<void> {
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (!manifest || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('controllerchange', this.onChange);
    const registration = await serviceWorker.register(new URL('sw.js', manifest.href));
    this.hasWorker ||= registration.active !== null;
    this.registration = registration;
    await registration.update();
  }

  /** Lets a new version take over, if there is one, and waits until it has, but not for long. */
  async activate(): Promise<void> {
    const waiting = this.registration?.waiting;
    if (!waiting) return;
    await new Promise<unknown>((resolve) => {
      const signal = AbortSignal.timeout(AT_LONGEST);
      signal.addEventListener('abort', resolve);
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true, signal });
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  }

  private readonly onChange = (): void => {
    this.isOutdated ||= this.hasWorker;
    this.hasWorker = true;
  };
}
