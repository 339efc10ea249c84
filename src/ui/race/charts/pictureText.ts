/** Characters not allowed in XML: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Replaces every character that is not allowed in XML by U+FFFD. */
export const wellFormed = (text: string): string => text.replaceAll(FORBIDDEN, '\u{fffd}');

/** Truncates a text with an ellipsis so that it is no wider than `room`. */
export function cutTo(room: number, text: string, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text;
  const characters = [...text];
  let [fits, tooLong] = [0, characters.length];
  const cut = (length: number): string => `${characters.slice(0, length).join('').trimEnd()}…`;
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >>> 1;
    if (widthOf(cut(middle)) <= room) fits = middle;
    else tooLong = middle;
  }
  return cut(fits);
}
