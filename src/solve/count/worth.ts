/**
 * About how many entries are written while an option is tried, a front is looked up, one of its cells is
 * looked at, one piece of what remains of a stock, and while all is cut into parts.
 */
export const WORTH = { option: 1 / 8, lead: 8, cell: 1 / 8, piece: 1 / 8, cut: 1000 };
