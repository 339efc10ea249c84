import { isStateOf, queryOf, type Control } from '../../settings/controls.ts';

/** What a host may call as soon as the page begins to load; whatever makes no sense is ignored. */
export interface Bridge {
  set(key: unknown, state: unknown): void;
  /** Limits the frames drawn a second; 0 takes the limit off. */
  limitFrames(perSecond: unknown): void;
  stop(isStopped: unknown): void;
}

/** Reads from what a host hands over, which may be anything: undefined if reading it throws. */
export function readFrom<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** How long the page waits after a control has been set, in ms: hosts set one after another. */
const SETTLES_AFTER = 100;

/**
 * Runs before the page, and keeps what the host asks for until `window.fitful` is there. The page begins with
 * the defaults; it opens another address only if the host asks for anything else.
 */
export function bridgeTo(controls: readonly Control[]): Bridge {
  const states = new Map<string, unknown>();
  // Whether a screen stays on is up to the host.
  const query = (): string => `?${queryOf(controls, states)}&ui=0&awake=0`;
  let opened: string | undefined;
  let perSecond: number | undefined;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const follow = (): void => {
    const { fitful } = window;
    if (!fitful || query() === opened) return;
    opened = query();
    fitful.open(opened);
  };

  try {
    history.replaceState(null, '', query());
    opened = query();
  } catch {
    // A browser may refuse that for files; then it is opened once the page is there.
  }
  window.addEventListener('fitful', () => {
    follow();
    window.fitful?.limitFrames(perSecond);
    window.fitful?.stop(isStopped);
  });
  return {
    set(key, state) {
      const control = controls.find((one) => one.key === key);
      if (!control || !isStateOf(control, state)) return;
      states.set(control.key, state);
      clearTimeout(timer);
      timer = setTimeout(follow, SETTLES_AFTER);
    },
    limitFrames(asked) {
      if (typeof asked !== 'number' || !(asked >= 0)) return;
      perSecond = asked;
      window.fitful?.limitFrames(perSecond);
    },
    stop(asked) {
      if (typeof asked !== 'boolean') return;
      isStopped = asked;
      window.fitful?.stop(isStopped);
    },
  };
}
