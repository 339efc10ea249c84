import type { OrderState } from '../playlist/playlist.ts';
import type { Anchor } from '../../play/chunk.ts';
import type { WrittenState } from '../address/stateCodec.ts';
import type { PlacedJewel } from '../../view/jewels/jewel.ts';
import { seal, unseal } from '../../solve/saved/seal.ts';

/** All that it takes to resume a page that plays while nobody is in control, as plain data. */
export interface Checkpoint extends WrittenState {
  /** The time that the item on show has been played, in seconds. */
  readonly played: number;
  /** A mark before its moment, if to come there from its beginning would take too long. */
  readonly anchor?: Anchor | undefined;
  readonly order: OrderState;
  readonly jewels?: readonly PlacedJewel[] | undefined;
}

/** The script that runs, named after its content: to another, marks and messages of windows mean nothing. */
export const BUILD: string | undefined = import.meta.url;

/** Before the names of checkpoints in browser storage, one for each window. */
const PREFIX = 'fitful.checkpoint.';
/** Before the names of their jewels, which are large, and written only when they change. */
const JEWELS = 'fitful.jewels.';
/** Incremented whenever the format changes. */
const VERSION = 2;
/** The greatest age of a checkpoint that is resumed from, in ms. */
const OLDEST = 15 * 60_000;
/** From how many crashes in a row a page recovers, and after how many ms one begins a new row. */
const MOST_CRASHES = 3;
const LONG_ENOUGH = 60_000;

interface Kept {
  readonly checkpoint: Omit<Checkpoint, 'jewels'>;
  /** The queries at which it is found: that of the first opening, and that of the address. */
  readonly opened: string;
  readonly address: string;
  /** When it was kept, in ms since 1970. */
  readonly at: number;
  /** Whether the page was left then, by a reload or otherwise; if not, it is still open or has crashed. */
  readonly isLeft: boolean;
  readonly crashes: number;
  readonly build: string | undefined;
}

const jewelsKey = (key: string): string => key.replace(PREFIX, JEWELS);

interface Browser {
  readonly storage: Storage;
  readonly locks: LockManager | undefined;
  now(): number;
}

/** The browser of this page; storage may be refused, and there are no locks without HTTPS. */
const here: Browser = {
  get storage() {
    return localStorage;
  },
  get locks() {
    return (navigator as { locks?: LockManager }).locks;
  },
  now: () => Date.now(),
};

/** Whether the page was reloaded, or come back to, rather than opened. */
export function isReloaded(): boolean {
  const navigations = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigations.some(({ type }) => type === 'reload' || type === 'back_forward');
}

/**
 * The checkpoints of all windows of this browser, one each. A window that is reloaded resumes from the one
 * that was kept as it was left, and one that is opened at the address of a window that has crashed from that
 * window's. Where storage is full or refused, nothing is kept.
 */
export class Checkpoints {
  private readonly browser: Browser;
  private readonly key = `${PREFIX}${Math.random().toString(36).slice(2)}`;
  private readonly begun: number;
  private opened: string;
  private crashes = 0;
  /** The jewels that were written last. */
  private jewels: readonly PlacedJewel[] = [];

  /** @param opened the query of the address that this window was opened with */
  constructor(opened: string, browser = here) {
    this.opened = opened;
    this.browser = browser;
    this.begun = browser.now();
    // Held for as long as the window lives: so others know that it does.
    void browser.locks?.request(this.key, () => new Promise(() => {})).catch(() => {});
  }

  /** Takes the checkpoint that this window resumes from, if there is one. */
  async take(isReload: boolean): Promise<Checkpoint | undefined> {
    try {
      const alive = await this.alive();
      const { opened, browser } = this;
      const all = this.all();
      for (const [key, { at }] of all) if (Math.abs(browser.now() - at) > OLDEST) this.remove(key);
      const [found] = all
        .filter(([, { at }]) => Math.abs(browser.now() - at) <= OLDEST)
        .filter(([, one]) => one.opened === opened || one.address === opened)
        .filter(([key, { isLeft }]) => (isLeft ? isReload : !alive.has(key)))
        .sort(([, a], [, b]) => Number(b.isLeft) - Number(a.isLeft) || b.at - a.at);
      if (!found) return undefined;
      const [key, kept] = found;
      const jewels = this.jewelsOf(key);
      this.remove(key);
      this.opened = kept.opened;
      this.crashes = kept.isLeft ? 0 : kept.crashes + 1;
      if (this.crashes > MOST_CRASHES) {
        this.crashes = 0;
        return undefined;
      }
      const { anchor } = kept.checkpoint;
      const mayResume = BUILD && kept.build === BUILD;
      return { ...kept.checkpoint, jewels, anchor: mayResume ? anchor : undefined };
    } catch {
      return undefined;
    }
  }

  /** Keeps a checkpoint of this window. `address` is the query of its present address. */
  keep({ jewels = [], ...checkpoint }: Checkpoint, address: string, isLeft: boolean): void {
    const { browser, opened, begun } = this;
    const at = browser.now();
    const crashes = at - begun > LONG_ENOUGH ? 0 : this.crashes;
    const kept: Kept = { checkpoint, opened, address, at, isLeft, crashes, build: BUILD };
    try {
      browser.storage.setItem(this.key, seal({ version: VERSION, kept }));
      this.keepJewels(jewels);
    } catch {
      // An older one would lead back too far.
      this.forget();
    }
  }

  forget(): void {
    try {
      this.remove(this.key);
    } catch {}
  }

  /** Writes jewels if they have changed since, or another window has taken those that were written. */
  private keepJewels(jewels: readonly PlacedJewel[]): void {
    const { storage } = this.browser;
    const key = jewelsKey(this.key);
    const isWritten = jewels.length === 0 || key in storage;
    const isSame = ({ jewel, place }: PlacedJewel, i: number): boolean =>
      jewel === this.jewels[i]?.jewel && place === this.jewels[i].place;
    if (isWritten && jewels.length === this.jewels.length && jewels.every(isSame)) return;
    storage.setItem(key, seal({ version: VERSION, jewels }));
    this.jewels = jewels;
  }

  /** The jewels that belong to a checkpoint, by its key; undefined if there are none, or they are damaged. */
  private jewelsOf(key: string): readonly PlacedJewel[] | undefined {
    const { version, jewels } = Object(
      unseal(this.browser.storage.getItem(jewelsKey(key)) ?? ''),
    ) as { readonly version?: unknown; readonly jewels?: readonly PlacedJewel[] };
    return version === VERSION ? jewels : undefined;
  }

  /** Removes a checkpoint with its jewels. */
  private remove(key: string): void {
    for (const each of [key, jewelsKey(key)]) this.browser.storage.removeItem(each);
  }

  /** The keys of windows that are open. Without locks none is known to be. */
  private async alive(): Promise<ReadonlySet<string | undefined>> {
    const { held = [] } = (await this.browser.locks?.query()) ?? {};
    return new Set(held.map(({ name }) => name));
  }

  /** All that are kept, by key; what is damaged is removed. */
  private all(): (readonly [key: string, kept: Kept])[] {
    const { storage } = this.browser;
    const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
    return keys.flatMap((key) => {
      const { version, kept } = Object(unseal(storage.getItem(key) ?? '')) as {
        readonly version?: unknown;
        readonly kept?: Kept;
      };
      if (version === VERSION && kept) return [[key, kept] as const];
      this.remove(key);
      return [];
    });
  }
}
