import type { Model } from '../model.ts';

/** The title at the moment: the one that may tell the outcome once the search is over. */
export const titleAt = ({ status, fullTitle, neutralTitle }: Model): string =>
  status.finished ? fullTitle : neutralTitle;
