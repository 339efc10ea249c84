/** So many characters are shown of what somebody else wrote. */
const SHOWN = 80;

/** A text that may be of any length, cut to what has room in a sentence. */
export function short(text: string): string {
  const characters = [...text];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN - 1).join('')}…` : text;
}

/** So many names are told of a list of them. */
const NAMED = 5;

/** The first few of some names, each cut where it is long, and how many there are besides. */
export const handful = (
  names: readonly string[],
): { readonly few: readonly string[]; readonly more: number } => {
  // One more takes no more room than to say that there is one.
  const told = names.length === NAMED + 1 ? names.length : NAMED;
  return { few: names.slice(0, told).map(short), more: Math.max(0, names.length - told) };
};
