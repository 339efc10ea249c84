import type { Language } from '../../words/index.ts';

const NAME = 'presenter';

/** The address of a presenter's window, relative to that of the page. */
export const presenterAddress = (language: Language): string => `?${NAME}&lang=${language}`;

/** Whether the query of an address is that of a presenter's window. */
export const isPresenter = (query: string): boolean => new URLSearchParams(query).has(NAME);
