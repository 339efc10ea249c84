import type { Page } from 'playwright-core';

/** A text on the page as drawn. */
export interface WrittenText {
  readonly text: string;
  /** The classes of its element and of those around it. */
  readonly where: string;
  /** In CSS px. */
  readonly size: number;
  /** Whether it is in a region apart. */
  readonly isApart: boolean;
  /** The contrast to its background by WCAG 2; undefined over the board, which is a canvas. */
  readonly contrast: number | undefined;
}

/**
 * All visible texts of a page, without those of disabled controls.
 *
 * @param apart the selectors of regions whose texts are told apart
 */
export const writtenTexts = (page: Page, apart: readonly string[] = []): Promise<WrittenText[]> =>
  page.evaluate(readTexts, apart.join());

/** Run in the page. */
function readTexts(apart: string): WrittenText[] {
  type Colour = readonly [number, number, number, number];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const colourOf = (css: string): Colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => [
    ...([r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1] as const),
  ];
  const luminance = ([r, g, b]: Colour): number => {
    const [R, G, B] = [r, g, b].map((part) => {
      const of1 = part / 255;
      return of1 <= 0.04045 ? of1 / 12.92 : ((of1 + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * R! + 0.7152 * G! + 0.0722 * B!;
  };
  const page = colourOf(getComputedStyle(document.documentElement).getPropertyValue('--bg'));
  /** The background of an element. */
  const behind = (element: Element | null): Colour => {
    if (!element) return page;
    const own = colourOf(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, behind(element.parentElement));
  };
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isThere = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return (
      isThere && width > 1 && height > 1 && getComputedStyle(element).clipPath !== 'inset(50%)'
    );
  };
  const read: WrittenText[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!;
    const text = texts.currentNode.nodeValue!.trim();
    if (
      text === '' ||
      element.closest('script, style, [aria-disabled=true], .unseen') ||
      !isSeen(element)
    )
      continue;
    if (element.closest('.caption')?.closest('.button') && !isSeen(element.closest('.caption')!))
      continue;
    const style = getComputedStyle(element);
    // Nothing is drawn of it.
    if (parseFloat(style.fontSize) === 0) continue;
    const isDrawn = element instanceof SVGGraphicsElement;
    const around = isDrawn ? element.ownerSVGElement! : element;
    const back = behind(around);
    const ink = over(colourOf(isDrawn ? style.fill : style.color), back);
    const [dark, light] = [luminance(ink), luminance(back)].sort((a, b) => a - b);
    const names: string[] = [];
    for (let one: Element | null = element; one && names.length < 3; one = one.parentElement)
      names.push(`${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`);
    const scale = isDrawn ? Math.abs(element.getScreenCTM()!.a) : 1;
    read.push({
      text,
      where: names.join(' < '),
      size: parseFloat(style.fontSize) * scale,
      isApart: apart !== '' && element.closest(apart) !== null,
      contrast: element.closest('.board-marks, .tree-box')
        ? undefined
        : (light! + 0.05) / (dark! + 0.05),
    });
  }
  return read;
}
