import type { PuzzleCommand } from './command.ts';

/**
 * The part of the usage about one command: its own lines, and those about puzzles and searches if
 * it takes such. In every language the usage has these paragraphs in this order, and a command is a
 * line followed by indented lines for its options.
 */
export function helpOn(usage: string, command: string, aboutPuzzle?: PuzzleCommand): string {
  const [, commands, puzzles, ...searches] = usage.trimEnd().split('\n\n');
  const lines = commands!.split('\n');
  const first = lines.findIndex((line) => line.startsWith(`  ${command} `));
  const next = lines.findIndex((line, i) => i > first && !line.startsWith('   '));
  const own = lines.slice(first, next < 0 ? undefined : next).join('\n');
  const about = aboutPuzzle?.options.includes('solver') ? [puzzles, ...searches] : [puzzles];
  return `${[own, ...(aboutPuzzle ? about : [])].join('\n\n')}\n`;
}
