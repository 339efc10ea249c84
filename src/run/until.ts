/** The end of a run in a race: its first milestone, its last step, or a number of steps. */
export type Until = 'first' | 'all' | number;

/** Parses `first`, `all` or a positive integer; undefined for anything else. */
export function readUntil(text: string): Until | undefined {
  if (text === 'first' || text === 'all') return text;
  const steps = /^\d+$/.test(text) ? Number(text) : 0;
  return steps > 0 && Number.isSafeInteger(steps) ? steps : undefined;
}
