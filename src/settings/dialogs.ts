import { readTerms, writeTerms, type Terms } from '../experiment/comparison/terms.ts';
import { readBrowsing, writeBrowsing, type Browsing } from './browsing.ts';
import { noted } from './row.ts';

/** Where somebody is among all solutions, in the dialog about them, while that is open. */
export const browse = noted<Browsing | undefined>(
  undefined,
  readBrowsing,
  (browsing) => (browsing ? writeBrowsing(browsing) : ''),
  { scope: 'moment' },
);

/** What is compared in the dialog about orders, while that is open. */
export const compare = noted<Terms | undefined>(
  undefined,
  readTerms,
  (terms) => (terms ? writeTerms(terms) : ''),
  { scope: 'moment' },
);
