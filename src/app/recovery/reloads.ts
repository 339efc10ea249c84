import type { OpenStorage } from '../library/stored.ts';

/** What is kept while a tab lives: how often it has been reloaded without having lived for long. */
const KEY = 'fitful.reloads';
/** How long a page has to live before it may be reloaded, in ms: doubled by every reload, up to an hour. */
const FIRST = 300_000;
const LONGEST = 3_600_000;

/** Within what time a reload happens that has been asked for, in ms. */
const WITHIN = 30_000;

interface ReloadedPage {
  readonly storage: OpenStorage;
  /** For how long the page has lived, in ms. */
  age(): number;
  /** Reloads it at its address, if its server answers. */
  reload(): Promise<unknown>;
  onLeave(call: () => void): void;
}

const here: ReloadedPage = {
  storage: () => sessionStorage,
  age: () => performance.now(),
  reload: () => reload(location.href, () => undefined),
  onLeave: (call) => addEventListener('pagehide', call),
};

/** Reloads the page where nothing else helps, but ever more rarely, and only if its server answers. */
export class Reloads {
  private readonly page: ReloadedPage;
  private askedAt = -Infinity;

  constructor(page = here) {
    this.page = page;
    page.onLeave(() => this.left());
  }

  /**
   * Reloads the page if that may be.
   *
   * @param reload reloads it otherwise than at its address; undefined if there is no need to
   */
  async ask(reload?: () => Promise<unknown> | undefined): Promise<void> {
    const { page, isAsked } = this;
    if (isAsked || page.age() < Math.min(FIRST * 2 ** this.before(), LONGEST)) return;
    this.askedAt = page.age();
    await (reload?.() ?? page.reload());
  }

  private get isAsked(): boolean {
    return this.page.age() - this.askedAt < WITHIN;
  }

  private left(): void {
    // A page that has lived for long was well.
    if (this.isAsked) this.keep(this.page.age() < LONGEST ? this.before() + 1 : 0);
  }

  /** How many reloads there have been in a row; where that cannot be kept, as if there had been many. */
  private before(): number {
    try {
      const before = Number(this.page.storage().getItem(KEY) ?? 0);
      this.page.storage().setItem(KEY, String(before));
      return Number.isSafeInteger(before) && before >= 0 ? before : Infinity;
    } catch {
      return Infinity;
    }
  }

  private keep(reloads: number): void {
    try {
      this.page.storage().setItem(KEY, String(reloads));
    } catch {
      // Then it has been waited for the longest time.
    }
  }
}

/** HTTP status codes for a URL that is too long; some servers count it among the headers. */
const TOO_LONG = [414, 431];

/**
 * Drops all files that the page's service worker keeps, and itself; both come back later. Where it is there,
 * code fails to load if what is kept is damaged.
 */
async function dropKept(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  const names = (await caches.keys()).filter((name) => name.endsWith(registration.scope));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}

/**
 * Reloads the page, with all its code, if the server can be reached and accepts the address.
 *
 * @param address where the page goes on after the reload
 * @param leave called right before the reload
 * @returns whether the page stays because the address is too long for the server
 */
export async function reload(address: string, leave: () => void): Promise<boolean> {
  const found = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  if (found?.ok) {
    await dropKept().catch(() => undefined);
    leave();
    location.reload();
  }
  return found !== undefined && TOO_LONG.includes(found.status);
}
