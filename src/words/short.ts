/** The maximum length of quoted input. */
const SHOWN = 80;

/** Truncates quoted input to fit in a sentence. */
export function short(text: string): string {
  const characters = [...text];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN - 1).join('')}…` : text;
}

/** The maximum number of names to list. */
const NAMED = 5;

/** The first few names, each truncated, and the number of the others. */
export const handful = (
  names: readonly string[],
): { readonly few: readonly string[]; readonly more: number } => {
  // Listing one more takes no more room than saying that there is one.
  const told = names.length === NAMED + 1 ? names.length : NAMED;
  return { few: names.slice(0, told).map(short), more: Math.max(0, names.length - told) };
};
