import { widthOf } from './width.ts';

/** Spaces between two columns. */
export const GAP = 2;

/** Formats a table; `toTheRight` lists the right-aligned columns. */
export function* table(
  lines: readonly (readonly string[])[],
  toTheRight: readonly number[] = [],
): Generator<string, void> {
  const widths = lines[0]!.map((_, i) => Math.max(...lines.map((line) => widthOf(line[i]!))));
  for (const line of lines) {
    const padded = line.map((text, i) => {
      const space = ' '.repeat(widths[i]! - widthOf(text));
      return toTheRight.includes(i) ? space + text : text + space;
    });
    yield `${padded.join(' '.repeat(GAP)).trimEnd()}\n`;
  }
}
