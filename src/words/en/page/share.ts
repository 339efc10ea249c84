/** What is said before the dialog of sharing is loaded. */
export const share = {
  title: 'Share',
  notLoaded: 'This cannot be loaded at the moment.',
};
