/** What came while a list scrolled; times in ms. */
interface Scrolled {
  readonly frames: { readonly at: number; readonly isUnknown: boolean }[];
  readonly long: { readonly at: number; readonly took: number }[];
}

declare global {
  interface Window {
    scrolled: Scrolled;
  }
}

/** The query of the list of all solutions of a puzzle. */
export const solutionsOf = (puzzle: string): string => `?puzzle=${puzzle}&browse=1&lang=en`;

/** A script that has the list scroll by so many px in each frame, down and, at its end, up again. */
export const scrollingBy = (step: number): string => `{
  const list = document.querySelector('.browse-list');
  let by = ${step};
  requestAnimationFrame(function scroll() {
    const before = list.scrollTop;
    list.scrollTop += by;
    if (list.scrollTop === before) by = -by;
    requestAnimationFrame(scroll);
  });
}`;

/** A prelude that notes each frame, whether the number of a solution in sight was not known in it, and each long task; whether boards are drawn is not noted. */
export const countingFrames = `{
  window.scrolled = { frames: [], long: [] };
  const isUnknown = () => {
    const list = document.querySelector('.browse-list');
    const { scrollTop = 0, clientHeight = 0 } = list ?? {};
    return [...(list?.querySelectorAll('.browse-row') ?? [])].some((row) => {
      const top = new DOMMatrix(row.style.transform).f - scrollTop;
      const isInSight = top > -parseFloat(row.style.height) && top < clientHeight;
      return isInSight && [...row.querySelectorAll(':not([hidden]) > button')].some((one) => one.textContent === '…');
    });
  };
  requestAnimationFrame(function note(at) {
    scrolled.frames.push({ at, isUnknown: isUnknown() });
    requestAnimationFrame(note);
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      scrolled.long.push({ at: startTime, took: duration });
  }).observe({ type: 'longtask' });
}`;

/** The times between frames from a moment on, the shortest first, those of long tasks, and the frames in which a number was not known. */
export function intervalsOf({ frames, long }: Scrolled, from: number) {
  const since = frames.filter(({ at }) => at >= from);
  return {
    apart: since
      .slice(1)
      .map(({ at }, i) => at - since[i]!.at)
      .toSorted((one, other) => one - other),
    long: long.filter(({ at }) => at >= from).map(({ took }) => took),
    unknown: since.filter(({ isUnknown }) => isUnknown).length,
  };
}
