/** Characters two columns wide in a terminal: East Asian ones and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}\p{Emoji_Presentation}]/u;

/** Characters without width: combining marks and format characters. */
const none = /[\p{Mn}\p{Me}\p{Cf}]/u;

const columnsOf = (character: string): number =>
  wide.test(character) ? 2 : none.test(character) ? 0 : 1;

/** The width of a text in columns. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + columnsOf(character), 0);

/** The longest prefix of a text that fits in so many columns. */
export function cutTo(columns: number, text: string): string {
  const characters = [...text];
  let left = columns;
  const end = characters.findIndex((character) => (left -= columnsOf(character)) < 0);
  return end < 0 ? text : characters.slice(0, end).join('');
}

/** A text in at most so many columns, with `…` in place of what does not fit. */
export const shortenedTo = (columns: number, text: string): string =>
  widthOf(text) <= columns ? text : `${cutTo(columns - 1, text).trimEnd()}…`;

export const GAP = 2;

export const widthsOf = (lines: readonly (readonly string[])[]): number[] =>
  lines[0]!.map((_, i) => Math.max(...lines.map((line) => widthOf(line[i]!))));

/** Formats a table; `toTheRight` lists the right-aligned columns. */
export function* table(
  lines: readonly (readonly string[])[],
  toTheRight: readonly number[] = [],
): Generator<string, void> {
  const widths = widthsOf(lines);
  for (const line of lines) {
    const padded = line.map((text, i) => {
      const space = ' '.repeat(widths[i]! - widthOf(text));
      return toTheRight.includes(i) ? space + text : text + space;
    });
    yield `${padded.join(' '.repeat(GAP)).trimEnd()}\n`;
  }
}
