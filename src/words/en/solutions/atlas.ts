/** The mode in which all solutions of a puzzle are seen at once. */
export const atlas = {
  title: 'Atlas',
  whatKeyDoes: 'All solutions at once, and back',
};
