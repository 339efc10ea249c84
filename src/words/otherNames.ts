/** Names under which puzzles are known elsewhere, in any language, with the ids of these puzzles. */
interface OtherNames {
  readonly names: readonly string[];
  readonly ids: RegExp;
}

/** What people type into a search and titles do not contain, in lower case. */
export const otherNames: readonly OtherNames[] = [
  // A box of chocolate whose pieces are the pentominoes.
  {
    names: ['milk chocolate bar', 'meiji', '明治', 'ミルクチョコレート', '板チョコ'],
    ids: /^pentomino-(6x10|10x6)$/,
  },
  { names: ['katamino', 'カタミノ'], ids: /^pentomino-5x(3|4|5|12)$|^pentomino-(6x5|10x5|12x5)$/ },
  { names: ['box', 'rectangle', '箱', '長方形'], ids: /omino-([a-z-]+-)?\d+x\d+$/ },
  { names: ['tatami mats', '畳', 'タタミ'], ids: /^domino-/ },
  { names: ['chessboard', 'checkerboard', 'チェス盤'], ids: /^(?!poly).*-8x8(-|$)/ },
  { names: ['mutilated chessboard', '欠けたチェス盤'], ids: /^domino-.*-corners$/ },
  { names: ['tetris', 'テトリス'], ids: /(^|-)tetromino-/ },
  { names: ['triomino', 'トリオミノ', 'トロミノ'], ids: /(^|-)tromino-/ },
  { names: ['rep-tile', 'reptile', 'レプタイル'], ids: /^pentomino-p-double$|-sphinx-/ },
  { names: ['triplication', '3倍'], ids: /^pentomino-triple-/ },
  { names: ['calisson', 'lozenge', 'rhombus', 'カリソン', '菱形'], ids: /^diamond-|-diamond$/ },
  { names: ['star of david', 'ダビデの星', 'かごめ'], ids: /hexagram/ },
  { names: ['donut', 'doughnut', 'frame', 'ドーナツ', '額縁'], ids: /-ring$|-frame$|15x15-hole$/ },
  { names: ['calendar', 'daily', 'puzzle a day', 'カレンダー', '日めくり', '毎日'], ids: /^today/ },
];

/** The other names of a puzzle. */
export const otherNamesOf = (id: string): readonly string[] =>
  otherNames.filter(({ ids }) => ids.test(id)).flatMap(({ names }) => names);
