/** How far a pane is: its estimated share of the way to the end, and whether it is there. */
interface Standing {
  readonly share: number;
  readonly finished: boolean;
}

/**
 * The progress of a race, 0 to 1: that of the slowest pane, or the share of panes that have finished,
 * whichever is greater.
 */
export function raceProgress(panes: readonly Standing[]): number {
  const ended = panes.filter(({ finished }) => finished).length;
  const least = Math.min(...panes.map(({ share, finished }) => (finished ? 1 : share)));
  return Math.max(least, ended / panes.length);
}
