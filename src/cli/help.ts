import type { PuzzleCommand } from './command.ts';

/**
 * What the usage says of one command: its own lines, and what it says of puzzles and of searches where
 * that matters to it. In a usage, of any language, paragraphs come in that order, and a command has a line of
 * its own with those of its options below it, further in.
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
