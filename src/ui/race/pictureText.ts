/** What XML has no place for: most control characters, halves of characters, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text with U+FFFD for every character that would make a file of XML not well-formed. */
export const wellFormed = (text: string): string => text.replaceAll(FORBIDDEN, '\u{fffd}');

/** A text that is no wider than so much: what is too long is cut, with an ellipsis at its end. */
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
