/** When a run that is compared with others stops: at its first milestone, at its end, or after so many steps. */
export type Until = 'first' | 'all' | number;

/** Reads `first`, `all` or a whole number of steps, 1 at least; undefined for anything else. */
export function readUntil(text: string): Until | undefined {
  if (text === 'first' || text === 'all') return text;
  const steps = /^\d+$/.test(text) ? Number(text) : 0;
  return steps > 0 && Number.isSafeInteger(steps) ? steps : undefined;
}
