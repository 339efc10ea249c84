import { formatter } from '../../format.ts';

const percent = formatter('en', { style: 'percent', minimumFractionDigits: 1 });

/** What is said of counts before their dialog is loaded. */
export const counts = {
  title: 'How many solutions?',
  notLoaded: 'The count could not be loaded. Check the connection, then try again.',
  /** A note in the line of figures while the dialog is closed. */
  beside: (progress: number, isOther: boolean) =>
    `counting${isOther ? ' another puzzle' : ''}: ${percent(progress)}`,
};
