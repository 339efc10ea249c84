import fc from 'fast-check';

/** An exact cover of items in rows of some width by options: sets of items, as bits. */
export interface Cover {
  readonly items: number;
  readonly width: number;
  readonly options: readonly number[];
  readonly text: string;
}

export const anyCover: fc.Arbitrary<Cover> = fc
  .record({ items: fc.integer({ min: 1, max: 9 }), width: fc.integer({ min: 1, max: 9 }) })
  .chain(({ items, width }) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: 2 ** items - 1 }), { minLength: 1, maxLength: 14 })
      .map((options) => ({ items, width, options, text: textOf(items, width, options) })),
  );

/** The items in a row, and every option with its mirror image. */
export const anyMirroredCover: fc.Arbitrary<Cover> = fc.integer({ min: 2, max: 7 }).chain((items) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 2 ** items - 1 }), { minLength: 1, maxLength: 7 })
    .map((some) => {
      const mirrored = some.map((option) =>
        [...Array(items).keys()].reduce((sum, i) => sum * 2 + ((option >> i) & 1), 0),
      );
      const options = [...new Set([...some, ...mirrored])];
      return { items, width: items, options, text: textOf(items, items, options) };
    }),
);

/** The exact covers, by trying all sets of options. */
export function coversOf(items: number, options: readonly number[]): number[][] {
  const found: number[][] = [];
  const choose = (chosen: number[], covered: number, from: number): void => {
    if (covered === 2 ** items - 1) found.push(chosen);
    for (const [i, option] of options.entries())
      if (i >= from && (covered & option) === 0)
        choose([...chosen, option], covered | option, i + 1);
  };
  choose([], 0, 0);
  return found;
}

/** The number of classes of covers under the symmetries of a square that map the items, and the options, onto themselves. */
export function classesOf(
  { items, width, options }: Cover,
  covers: readonly (readonly number[])[],
): number {
  const columns = Math.min(width, items);
  const rows = Math.ceil(items / width);
  const all = Array.from({ length: 8 }, (_, turn) => (item: number): number => {
    let [x, y, w, h] = [item % width, Math.floor(item / width), columns, rows];
    if (turn > 3) x = w - 1 - x;
    for (let i = 0; i < turn % 4; i++) [x, y, w, h] = [h - 1 - y, x, h, w];
    const image = y * width + x;
    return w === columns && image < items ? image : NaN;
  });
  const imageOf = (map: (item: number) => number, option: number): number =>
    [...Array(items).keys()].reduce((sum, i) => sum + ((option >> i) & 1 ? 2 ** map(i) : 0), 0);
  const group = all.filter((map) =>
    [2 ** items - 1, ...options].every((one) =>
      [2 ** items - 1, ...options].includes(imageOf(map, one)),
    ),
  );
  const nameOf = (cover: readonly number[]): string => cover.toSorted((a, b) => a - b).join();
  const least = covers.map(
    (cover) =>
      group.map((map) => nameOf(cover.map((option) => imageOf(map, option)))).toSorted()[0],
  );
  return new Set(least).size;
}

/** The text of an exact cover: items in a row, or in rows of some width, and the items of each option. */
function textOf(items: number, width: number, options: readonly number[]): string {
  const rows = Math.ceil(items / width);
  const drawn = (own: (item: number) => string): string =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: Math.min(width, items - row * width) }, (_, column) =>
        own(row * width + column),
      ).join(''),
    ).join('\n');
  const shapes = options.map(
    (option, i) => `${i + 1}\n${drawn((item) => ((option >> item) & 1 ? 'o' : '.'))}`,
  );
  return `orientation: in-place\nuse: some\n\n${[drawn(() => '.'), ...shapes].join('\n\n')}\n`;
}
