import { paramNames } from '../settings/params.ts';
import { pack } from '../app/address/packed.ts';
import { limits } from '../puzzle/errors.ts';
import { languages, type Language } from '../words/board.ts';

const known: ReadonlySet<string> = new Set(paramNames);

/** Whether it is the name of a setting in addresses. */
export const isAttribute = (name: string): boolean => known.has(name);

/** A puzzle that is written out has lines; one that is packed for an address has none. */
const isWritten = (text: string): boolean => text.trim().includes('\n');

/** The language of the text around an element, if there is a dictionary of it. */
export function languageAround(element: Element): Language | undefined {
  const tag = element.closest('[lang]')?.getAttribute('lang')?.toLowerCase() ?? '';
  return languages.find((language) => tag.split('-')[0] === language);
}

/** The query of an address, relative to the page around; undefined if it is no address. */
export function queryIn(address: unknown): URLSearchParams | undefined {
  if (typeof address !== 'string' && !(address instanceof URL)) return undefined;
  try {
    return new URL(address, document.baseURI).searchParams;
  } catch {
    return undefined;
  }
}

/**
 * The query of the address that says the same as the attributes of an element. Its `text` may also be the
 * puzzle as it is written; the language is that of the text around it.
 */
export async function queryOf(element: Element): Promise<string> {
  const query = new URLSearchParams();
  for (const { name, value } of element.attributes) {
    if (!isAttribute(name) || name === 'lang') continue;
    const isText = name === 'text' && isWritten(value) && value.length <= limits.text;
    query.append(name, isText ? await pack(value) : value);
  }
  const language = languageAround(element);
  if (language) query.append('lang', language);
  return query.toString();
}
