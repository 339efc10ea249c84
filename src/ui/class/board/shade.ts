/** The look of a colour of cells, among so many: the first is dark, the last is that of the board. */
export function shadeOf(colour: number, count: number): 'dark' | 'grey' | 'light' {
  if (colour === 0) return 'dark';
  return colour === count - 1 ? 'light' : 'grey';
}
