/** The mode in which all solutions of a puzzle are seen at once. */
export const atlas = {
  title: 'Atlas',
  whatKeyDoes: 'All solutions at once: which piece lies where in how many of them; and back',
};
