import { isStateOf, queryOf, type Control } from '../../settings/controls.ts';

/** What a host may call as soon as the page begins to load; whatever makes no sense is ignored. */
export interface Bridge {
  /** Sets a control, by its key. */
  set(key: unknown, state: unknown): void;
  /** Limits the frames drawn a second; 0 takes the limit off. */
  limitFrames(perSecond: unknown): void;
  stop(isStopped: unknown): void;
}

/** For so long a host may go on setting one control after another before the page follows, in ms. */
const SETTLES_AFTER = 100;

/**
 * Runs before the page and keeps what the host wishes until `window.fitful` is there. The page begins with
 * what is usual; it opens another address only if the host wishes for anything else.
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
      const control = controls.find((its) => its.key === key);
      if (!control || !isStateOf(control, state)) return;
      states.set(control.key, state);
      clearTimeout(timer);
      timer = setTimeout(follow, SETTLES_AFTER);
    },
    limitFrames(wished) {
      if (typeof wished !== 'number' || !(wished >= 0)) return;
      perSecond = wished;
      window.fitful?.limitFrames(perSecond);
    },
    stop(wished) {
      if (typeof wished !== 'boolean') return;
      isStopped = wished;
      window.fitful?.stop(isStopped);
    },
  };
}
