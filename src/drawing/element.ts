import { rounded } from './paths.ts';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of an SVG file; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, content?: string): string {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : value}"`)
    .join('');
  return `<${name}${said}${content === undefined ? '/>' : `>${content}</${name}>`}`;
}
