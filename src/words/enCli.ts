import { either } from './enLists.ts';
import { count, number } from './enNumbers.ts';
import { enUsage } from './enUsage.ts';
import { memorySize } from './memorySize.ts';
import { short } from './short.ts';

/** What leads on to all that can be chosen. */
const meant = (alike: readonly string[]): string =>
  alike.length > 0 ? `did you mean ${either(alike)}? Choose among:` : 'choose among:';

/** What the terminal command says in English. */
export const enCli = {
  usage: enUsage,
  noCommand: (commands: string) =>
    `a command is missing; choose among: ${commands}. “--help” says what they do.`,
  unknownCommand: (command: string, commands: string, alike: readonly string[]) =>
    `there is no command “${command}”; ${meant(alike)} ${commands}.`,
  unknownOption: (option: string, command: string, alike: readonly string[]) =>
    `“${command}” has no option ${option}${alike.length > 0 ? `; did you mean ${either(alike)}?` : '.'}`,
  missingValue: (option: string) => `${option} needs a value.`,
  needlessValue: (option: string) => `${option} takes no value.`,
  badChoice: (option: string, value: string, choices: string, alike: readonly string[]) =>
    `${option} cannot be “${value}”; ${meant(alike)} ${choices}.`,
  badNumber: (option: string, value: string) =>
    `${option} has to be a whole number from 1, not “${value}”.`,
  badSeed: (option: string, value: string, largest: number) =>
    `${option} has to be a whole number from 0 to ${number(largest)}, not “${value}”.`,
  workFailed: (cause: string) =>
    `a process that did part of the work ended unexpectedly (${cause}), and so did those that took its place.`,
  cannotPrint: (cause: string) =>
    `the output cannot be written${cause === '' ? '' : ` (${cause})`}.`,
  tooMany: (option: string, most: number) => `${option} can be at most ${number(most)}.`,
  badSize: (option: string, text: string) =>
    `${option} has to be columns and rows, such as 10x10, not “${text}”.`,
  badSizes: (option: string, text: string) =>
    `${option} has to be whole numbers with commas in between, such as 5,5,4, not “${text}”.`,
  badMemory: (option: string, text: string) =>
    `${option} has to be an amount such as 512M or 2G, not “${text}”.`,
  tooMuchMemory: (option: string, allowed: number) =>
    `${option} can be at most ${memorySize(allowed)}: there is no more in this machine.`,
  badPart: (option: string, text: string) =>
    `${option} has to be I/N, such as 2/8, with N at most 9999, not “${text}”.`,
  unknownPiece: (name: string, names: string) =>
    `the puzzle has no piece “${name}”; its pieces are: ${names}.`,
  together: (one: string, other: string) => `${one} and ${other} cannot go together.`,
  missingPuzzle: () => 'which puzzle? Give a name from the list, a file, or - for standard input.',
  nothingListed: (words: string) =>
    `no puzzle has “${short(words)}” in its name, title or lattice.`,
  needlessWord: (word: string) => `“${word}” is one word too many.`,
  unknownPuzzle: (name: string, alike: readonly string[]) =>
    `there is no puzzle and no file named “${name}”; ${alike.length > 0 ? `did you mean ${either(alike)}? “list” shows all` : '“list” shows the'} puzzles.`,
  fileTooLarge: (name: string) => `“${name}” is too large for a puzzle text.`,
  inFile: (name: string, sentence: string) => `${name}: ${sentence}`,
  badSpeed: (option: string, text: string, slowest: number, fastest: number) =>
    `${option} has to be auto, max, or a number of steps a second from ${slowest} to ${number(fastest)}, not “${text}”.`,
  needs: (option: string, other: string) => `${option} makes no sense without ${other}.`,
  unknownHold: (text: string, names: string) =>
    `--hold cannot be “${short(text)}”: it takes a piece, or a piece, a colon and the number of one of its orientations; the pieces are: ${names}.`,
  cannotHold: (piece: string, others: readonly string[]) =>
    `“${piece}” cannot be held for unique solutions: the symmetries have to leave it in none of its orientations, and there has to be one of it. ${others.length > 0 ? `Those that can are: ${others.join(', ')}` : 'No piece of this puzzle can'}. “${piece}:1” searches with one orientation alone.`,
  watchNeedsTerminal: () => '--watch needs a terminal to draw in.',
  noSolution: 'there is no solution.',
  /** Above a solution that is one of several. */
  solution: (solution: number) => `No ${number(solution)}`,
  /** Below the last of several. */
  total: (solutions: number, isAll: boolean) =>
    isAll ? `${count(solutions, 'solution')} in all` : `the first ${count(solutions, 'solution')}`,
  columns: {
    id: 'name',
    title: 'title',
    lattice: 'lattice',
    cells: 'cells',
    pieces: 'pieces',
    known: 'unique',
  },
  /** How far a search is that takes long. */
  searching: (placements: number, progress: number) =>
    `${count(placements, 'placement')}, ${(100 * progress).toFixed(2)}%`,
  watching: (placements: number, depth: number, solutions: number) =>
    `${count(placements, 'placement')} · depth ${number(depth)} · ${count(solutions, 'solution')}`,
};

export type CliWords = typeof enCli;
