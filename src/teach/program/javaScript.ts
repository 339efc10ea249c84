import type { Place, Program } from './program.ts';
import { aboutProgram, boardLines, type ProgramWords } from './text.ts';

const cell = ([row, column]: Place): string => `[${row}, ${column}]`;
const cells = (places: readonly Place[]): string => `[${places.map(cell).join(', ')}]`;
const quoted = (text: string): string => JSON.stringify(text);

const fewest = [
  'const counts = items.map((item) => ways.get(item).filter(fits).length);',
  'const item = items[counts.indexOf(Math.min(...counts))];',
];

const choices: Readonly<Record<Program['choice'], readonly string[]>> = {
  first: ['const item = board.map(nameOf).find((cell) => open.has(cell));'],
  fewestCell: ['const items = board.map(nameOf).filter((cell) => open.has(cell));', ...fewest],
  fewestItem: [
    'const items = board.map(nameOf).filter((cell) => open.has(cell));',
    'items.push(...due.filter((name) => left.get(name) === 1));',
    ...fewest,
  ],
};

/** A search as a program in JavaScript, which prints what that in Python does. */
export function javaScriptOf(program: Program, title: string, say: ProgramWords): string {
  const { placements, solutions } = say.labels;
  return [
    ...aboutProgram(program, title, say).map((line) => `// ${line}`),
    '',
    ...dataOf(program, say),
    '',
    ...waysOf(program, say),
    '',
    ...searchOf(program, say),
    '',
    'search([]);',
    `console.log(${quoted(`${placements}:`)}, placed);`,
    `console.log(${quoted(`${solutions}:`)}, solutions);`,
    '',
  ].join('\n');
}

/** The lines that give the board and the pieces. */
function dataOf(
  { choice, board, pieces, due, mayLeave }: Program,
  say: ProgramWords,
): readonly string[] {
  const needsDue = choice === 'fewestItem' || mayLeave;
  return [
    `// ${say.board[choice]}`,
    'const board = [',
    ...boardLines(board, cell, '  '),
    '];',
    '',
    `// ${say.pieces}`,
    'const pieces = [',
    ...pieces.flatMap(({ name, copies, shapes }) => [
      `  [${quoted(name)}, ${copies}, [`,
      ...shapes.map((shape) => `    ${cells(shape)},`),
      '  ]],',
    ]),
    '];',
    ...(needsDue ? ['', `// ${say.due}`, `const due = [${due.map(quoted).join(', ')}];`] : []),
  ];
}

/** The lines that list the ways to cover each item, before any piece is placed. */
function waysOf({ choice, hasKinds, isInPlace }: Program, say: ProgramWords): readonly string[] {
  const hasPieces = choice === 'fewestItem';
  return [
    'const nameOf = ([row, column]) => `(${row}, ${column})`;',
    'const open = new Set(board.map(nameOf));',
    'const left = new Map(pieces);',
    'let placed = 0;',
    'let solutions = 0;',
    '',
    `// ${say.ways}`,
    `const ways = new Map(${hasPieces ? '[...open, ...left.keys()]' : '[...open]'}.map((item) => [item, []]));`,
    'for (const [name, copies, shapes] of pieces) {',
    '  for (const shape of shapes) {',
    '    for (const [row, column] of [...board].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {',
    '      const [down, right] = [row - shape[0][0], column - shape[0][1]];',
    ...(hasKinds ? [`      if ((down + right) % 2 !== 0) continue; // ${say.kinds}`] : []),
    ...(isInPlace ? [`      if (down !== 0 || right !== 0) continue; // ${say.inPlace}`] : []),
    '      const cells = shape.map(([r, c]) => nameOf([r + down, c + right]));',
    '      if (cells.every((cell) => open.has(cell)))',
    `        for (const item of ${hasPieces ? '[...cells, name]' : 'cells'}) ways.get(item).push([name, cells]);`,
    '    }',
    '  }',
    '}',
  ];
}

/** The lines of the search, and of what it calls. */
function searchOf({ choice, mayLeave }: Program, say: ProgramWords): readonly string[] {
  return [
    `// ${say.fits}`,
    'const fits = ([name, cells]) => left.get(name) > 0 && cells.every((cell) => open.has(cell));',
    '',
    "const text = ([name, cells]) => [name, ...cells].join(' ');",
    '',
    `// ${say.search[choice]}`,
    'function search(path) {',
    '  if (open.size === 0) {',
    ...(mayLeave ? ['    if (due.some((name) => left.get(name) > 0)) return;'] : []),
    '    solutions++;',
    `    console.log(${quoted(say.labels.solution)}, \`\${solutions}:\`, path.map(text).join(' | '));`,
    '    return;',
    '  }',
    ...choices[choice].map((line) => `  ${line}`),
    '  for (const placement of ways.get(item)) {',
    '    if (!fits(placement)) continue;',
    '    const [name, cells] = placement;',
    '    placed++;',
    '    left.set(name, left.get(name) - 1);',
    '    for (const cell of cells) open.delete(cell);',
    "    console.log('  '.repeat(path.length) + text(placement));",
    '    search([...path, placement]);',
    '    for (const cell of cells) open.add(cell);',
    '    left.set(name, left.get(name) + 1);',
    '  }',
    '}',
  ];
}
