/** The parts of a link that a page around has no use for. */
const ofPage = ['embed', 'origin'];

/** The size of a frame, in CSS px. */
export const FRAME = { width: 480, height: 360 };

/** A text as the value of an attribute in HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The address of the same for a frame, with a row of controls or without. */
export function embedded(link: string, hasControls: boolean): string {
  const address = new URL(link);
  const rest = address.search.slice(1);
  address.search = [hasControls ? 'embed' : 'embed&ui=0', rest].filter(Boolean).join('&');
  return address.href;
}

/** A frame with it, as HTML. */
export const frameTag = (address: string, title: string): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${FRAME.width}" height="${FRAME.height}" style="border: 0; max-width: 100%" loading="lazy"></iframe>`;

/** An element with it, as HTML, whose attributes are the names of the address. */
export function boardTag(link: string, hasControls: boolean): string {
  const named = [...new URL(link).searchParams].filter(([name]) => !ofPage.includes(name));
  const all = hasControls ? named : [...named, ['ui', '0'] as const];
  const attributes = all.map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<fitful-board${attributes.join('')}></fitful-board>`;
}
