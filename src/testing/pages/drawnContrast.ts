import { contrast, rgb, type Rgb } from '../../theme/colour.ts';
import type { Visit } from '../../tools/visit.ts';
import { stillPicture } from './stillPicture.ts';

/** A text on the page, and its least contrast to the pixels that are drawn where it stands. */
interface DrawnText {
  readonly text: string;
  readonly contrast: number;
}

/** The contrasts of all visible texts in elements that a selector matches, on a page that stands still. */
export async function drawnContrasts(visit: Visit, selector: string): Promise<DrawnText[]> {
  const texts = await visit.page.evaluate(readTexts, selector);
  await visit.page.evaluate(hideTexts, selector);
  const picture = await stillPicture(visit);
  await visit.page.evaluate(() => document.adoptedStyleSheets.pop());
  return texts.map(({ text, colour, boxes }) => {
    let least = Infinity;
    for (const { left, top, right, bottom } of boxes)
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(picture.height, bottom - 1); y++)
        for (let x = Math.max(0, Math.ceil(left)); x < Math.min(picture.width, right - 1); x++) {
          const ground = picture.at(x, y).map((channel) => channel / 255) as unknown as Rgb;
          least = Math.min(least, contrast(rgb(colour), ground));
        }
    return { text, contrast: least };
  });
}

/** Run in the page, whose policy allows no other styles than by script. */
function hideTexts(selector: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${selector}), :is(${selector}) * {
    color: transparent !important;
    text-shadow: none !important;
    transition: none !important;
  }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Run in the page. */
function readTexts(selector: string) {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const hexOf = (css: string): string => {
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  };
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  /** What is seen of a box in an element; glyphs do not reach the edge of a text's box, where it may be rounded. */
  const seen = (box: Box, element: Element | null): Box => {
    if (!element) return box;
    if (getComputedStyle(element).overflow === 'visible') return seen(box, element.parentElement);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const part = {
      left: Math.max(box.left, left),
      top: Math.max(box.top, top),
      right: Math.min(box.right, right),
      bottom: Math.min(box.bottom, bottom),
    };
    return seen(part, element.parentElement);
  };
  const found: { text: string; colour: string; boxes: Box[] }[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const element = node.parentElement!;
    const text = node.nodeValue!.trim();
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (text === '' || !isSeen || !element.closest(selector) || element.closest('.unseen, .probe'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map(({ left, top, right, bottom }) =>
      seen({ left: left + 1, top: top + 1, right: right - 1, bottom: bottom - 1 }, element),
    );
    found.push({ text, colour: hexOf(getComputedStyle(element).color), boxes });
  }
  return found;
}
