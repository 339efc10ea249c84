/** So many characters are shown of what somebody else wrote. */
const SHOWN = 80;

/** A text that may be of any length, cut to what has room in a sentence. */
export function short(text: string): string {
  const characters = [...text];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN - 1).join('')}…` : text;
}
