import type { Place, Program } from './program.ts';
import { aboutProgram, boardLines, type ProgramWords } from './text.ts';

/** More calls than this within each other have to be allowed first. */
const DEEP = 900;

const cell = ([row, column]: Place): string => `(${row}, ${column})`;
const cells = (places: readonly Place[]): string => `[${places.map(cell).join(', ')}]`;
const quoted = (text: string): string => JSON.stringify(text);

const choices: Readonly<Record<Program['choice'], readonly string[]>> = {
  first: ['item = next(cell for cell in board if cell in open_cells)'],
  fewestCell: [
    'items = [cell for cell in board if cell in open_cells]',
    'item = min(items, key=lambda item: sum(map(fits, ways[item])))',
  ],
  fewestItem: [
    'items = [cell for cell in board if cell in open_cells]',
    'items += [name for name in due if left[name] == 1]',
    'item = min(items, key=lambda item: sum(map(fits, ways[item])))',
  ],
};

/** A search as a program in Python. */
export function pythonOf(program: Program, title: string, say: ProgramWords): string {
  const { board } = program;
  const { placements, solutions } = say.labels;
  return [
    ...aboutProgram(program, title, say).map((line) => `# ${line}`),
    ...(board.length > DEEP ? ['import sys', `sys.setrecursionlimit(${board.length + 1000})`] : []),
    '',
    ...dataOf(program, say),
    '',
    ...waysOf(program, say),
    '',
    '',
    ...searchOf(program, say),
    '',
    '',
    'search([])',
    `print(${quoted(`${placements}:`)}, placed)`,
    `print(${quoted(`${solutions}:`)}, solutions)`,
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
    `# ${say.board[choice]}`,
    'board = [',
    ...boardLines(board, cell, '    '),
    ']',
    '',
    `# ${say.pieces}`,
    'pieces = [',
    ...pieces.flatMap(({ name, copies, shapes }) => [
      `    (${quoted(name)}, ${copies}, [`,
      ...shapes.map((shape) => `        ${cells(shape)},`),
      '    ]),',
    ]),
    ']',
    ...(needsDue ? ['', `# ${say.due}`, `due = [${due.map(quoted).join(', ')}]`] : []),
  ];
}

/** The lines that list the ways to cover each item, before any piece is placed. */
function waysOf({ choice, hasKinds, isInPlace }: Program, say: ProgramWords): readonly string[] {
  const hasPieces = choice === 'fewestItem';
  return [
    'open_cells = set(board)',
    'left = {name: copies for name, copies, shapes in pieces}',
    'placed = 0',
    'solutions = 0',
    '',
    `# ${say.ways}`,
    `ways = {item: [] for item in ${hasPieces ? 'board + list(left)' : 'board'}}`,
    'for name, copies, shapes in pieces:',
    '    for shape in shapes:',
    '        for row, column in sorted(board):',
    '            down, right = row - shape[0][0], column - shape[0][1]',
    ...(hasKinds
      ? [`            if (down + right) % 2 == 1:  # ${say.kinds}`, '                continue']
      : []),
    ...(isInPlace
      ? [`            if down != 0 or right != 0:  # ${say.inPlace}`, '                continue']
      : []),
    '            cells = [(r + down, c + right) for r, c in shape]',
    '            if open_cells.issuperset(cells):',
    `                for item in ${hasPieces ? 'cells + [name]' : 'cells'}:`,
    '                    ways[item].append((name, cells))',
  ];
}

/** The lines of the search, and of what it calls. */
function searchOf({ choice, mayLeave }: Program, say: ProgramWords): readonly string[] {
  return [
    `# ${say.fits}`,
    'def fits(placement):',
    '    name, cells = placement',
    '    return left[name] > 0 and open_cells.issuperset(cells)',
    '',
    '',
    'def text(placement):',
    '    name, cells = placement',
    '    return name + " " + " ".join(map(str, cells))',
    '',
    '',
    `# ${say.search[choice]}`,
    'def search(path):',
    '    global placed, solutions',
    '    if not open_cells:',
    ...(mayLeave ? ['        if any(left[name] > 0 for name in due):', '            return'] : []),
    '        solutions += 1',
    `        print(${quoted(say.labels.solution)}, f"{solutions}:", " | ".join(map(text, path)))`,
    '        return',
    ...choices[choice].map((line) => `    ${line}`),
    '    for placement in ways[item]:',
    '        if fits(placement):',
    '            name, cells = placement',
    '            placed += 1',
    '            left[name] -= 1',
    '            open_cells.difference_update(cells)',
    '            print("  " * len(path) + text(placement))',
    '            search(path + [placement])',
    '            open_cells.update(cells)',
    '            left[name] += 1',
  ];
}
