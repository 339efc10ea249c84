/** The visible contents of a class page. */
export interface Shown {
  /** All that is written, on one line. */
  readonly text: string;
  /** The names in the accessible tree. */
  readonly heard: string;
  /** The cells under each kind of mark, in the order of reading. */
  readonly marked: Readonly<Record<string, readonly number[]>>;
  /** The numbers in open cells, by cell. */
  readonly ways: Readonly<Record<number, string>>;
  /** The numbers on pieces, in the order of placing. */
  readonly order: readonly string[];
  /** The pieces of the tray that are pale, and those that are framed. */
  readonly used: readonly string[];
  readonly fewest: readonly string[];
  /** Of the tree: the node where one is. */
  readonly node: string | undefined;
  /** Beside the board: the solution that it is an image of. */
  readonly pair: string | undefined;
}

/** The visible contents; run in the page. */
export function look(): Omit<Shown, 'heard'> {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const written = (selector: string) => all(selector).map(({ textContent }) => textContent);
  const group = document.querySelector<SVGGElement>('.board-marks g')!;
  const cells = all('.board-cells .cell') as SVGGraphicsElement[];
  /** The cells whose middles lie within a mark. */
  const under = (mark: SVGGeometryElement): number[] =>
    cells.flatMap((cell, at) => {
      const { x, y, width, height } = cell.getBBox();
      return mark.isPointInFill(new DOMPoint(x + width / 2, y + height / 2)) ? [at] : [];
    });
  const marked = (name: string): number[] =>
    [
      ...new Set(
        [...group.querySelectorAll<SVGGeometryElement>(`path.${name}`)].flatMap((one) =>
          under(one),
        ),
      ),
    ].sort((a, b) => a - b);
  const names = ['next', 'tried', 'refused', 'fewest', 'shade.dark', 'shade.light'];
  const named = (selector: string) =>
    all(selector).map((item) => item.querySelector('.name')?.textContent.trim() ?? '');
  return {
    text: (document.querySelector('.overlay') as HTMLElement).innerText.replaceAll(/\s+/g, ' '),
    marked: Object.fromEntries(names.map((name) => [name, marked(name)])),
    ways: Object.fromEntries(
      cells.flatMap((cell, at) => {
        const { x, y, width, height } = cell.getBBox();
        const number = [...group.querySelectorAll<SVGTextElement>('text.ways')].find(
          (text) =>
            Math.abs(Number(text.getAttribute('x')) - x - width / 2) < 0.1 &&
            Math.abs(Number(text.getAttribute('y')) - y - height / 2) < 0.1,
        );
        return number ? [[at, number.textContent]] : [];
      }),
    ),
    order: written('.board-marks text.order'),
    used: named('.piece-tray .used'),
    fewest: named('.piece-tray .fewest'),
    node:
      document.querySelector('[role=treeitem][aria-selected=true]')?.getAttribute('aria-label') ??
      undefined,
    pair: document.querySelector('.image-pair')?.textContent,
  };
}
