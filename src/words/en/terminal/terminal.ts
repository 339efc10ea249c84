import { memorySize, short } from '../../format.ts';
import type { LagProfile } from '../../../lag/profile.ts';
import { all, count, decimal, either, number } from '../numbers.ts';
import { usage } from './usage.ts';

/** The words before a list of choices. */
const meant = (alike: readonly string[]): string =>
  alike.length > 0 ? `did you mean ${either(alike)}? Choose among:` : 'choose among:';

/** What half filled boards took; `cells` is undefined if no board was half filled yet. */
const takenAll = (memory: number, cells: number | undefined, of: number): string =>
  cells === undefined
    ? `all ${memorySize(memory)} are taken before boards are half filled`
    : `half filled boards take all ${memorySize(memory)} at cell ${number(cells)} of ${number(of)}`;

/** A sentence on what mistakes cost a search, with the words for what is placed. */
export const lagOf =
  ({ nothing, placement, piece }: Readonly<Record<'nothing' | 'placement' | 'piece', string>>) =>
  ({ placements, inVain, isExact, mistakes, lag }: LagProfile): string => {
    if (placements === 0) return nothing;
    const least = isExact ? '' : 'at least ';
    const cost = `${least}${number(inVain)} of ${count(placements, placement)} in vain`;
    const unknown = isExact ? '' : ' To find out more would take longer than --lag-states allows.';
    if (!isExact && inVain === 0) return `how much was in vain is not known.${unknown}`;
    // A mean of those that are known would be no bound.
    if (!isExact) return `${least}${count(mistakes, 'mistake')}; ${cost}.${unknown}`;
    if (!lag)
      return inVain > 0 ? `${cost}: there was no solution from the start.` : `${cost}: no mistake.`;
    const { pieces, steps } = lag;
    const averaged = (value: number, one: string): string =>
      `${decimal(value)} ${decimal(value) === '1' ? one : `${one}s`}`;
    const mean = `${averaged(pieces.mean, piece)} and ${averaged(steps.mean, 'step')} on average`;
    const median = `median ${decimal(pieces.median)} and ${decimal(steps.median)}`;
    return `${count(mistakes, 'mistake')}, noticed after ${mean} (${median}); ${cost}.`;
  };

export const cli = {
  usage,
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
  badOrders: (option: string, text: string, choices: string) =>
    `${option} has to be names with commas in between, each once, not “${text}”; choose among: ${choices}.`,
  badRuleSets: (option: string, text: string, choices: string) =>
    `${option} has to be sets of rules with commas in between, such as none,islands,islands+parity, not “${text}”; the rules are: ${choices}.`,
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
  missingLesson: () => 'which lesson? Give the name of its file, or - for standard input.',
  lessonTooLarge: (name: string) => `“${name}” is too large for a lesson.`,
  lesson: (title: string, has: { scenes: number; stops: number; questions: number }) =>
    `“${title}”: ${count(has.scenes, 'scene')}, ${count(has.stops, 'stop')}, ${count(has.questions, 'question')} to be answered by pointing`,
  notAsked: (scene: number, stop: number, kind: string) =>
    `scene ${number(scene)}, stop ${number(stop)}: “${kind}” is not worth asking there, or not on every day. It does not count.`,
  noScore: () =>
    'no question of this lesson is answered by pointing: the course learns when it is complete, and gets no score.',
  tooManyStops: (edition: string, stops: number, most: number) =>
    `a course by SCORM ${edition} keeps at most ${number(most)} stops of a lesson, and this one has ${number(stops)}. Divide it${edition === '1.2' ? ', or give --edition 2004' : ''}.`,
  noOneFile: () =>
    'a package holds the page of Fitful as one file, and that is not there: neither page.html beside this program nor dist/hosts/fitful.html. In a checkout of the source, “npm run build” and then “npm run hosts” make it.',
  noFolder: (folder: string, name: string) =>
    `“${name}” cannot be written: there is no folder “${folder}”.`,
  packed: (name: string, edition: string, bytes: number) =>
    `${name}: SCORM ${edition}, ${number(bytes)} bytes`,
  fileTooLarge: (name: string) => `“${name}” is too large for a puzzle text.`,
  inFile: (name: string, sentence: string) => `${name}: ${sentence}`,
  badSpeed: (option: string, text: string, slowest: number, fastest: number) =>
    `${option} has to be auto, max, or a number of steps a second from ${slowest} to ${number(fastest)}, not “${text}”.`,
  needs: (option: string, other: string) => `${option} makes no sense without ${other}.`,
  /** Where pieces are options. */
  notHeld: () => '--hold makes no sense here: an option has one form only.',
  unknownHold: (text: string, names: string) =>
    `--hold cannot be “${short(text)}”: it takes a piece, or a piece, a colon and the number of one of its orientations; the pieces are: ${names}.`,
  heldLies: (piece: string, left: readonly string[]) =>
    `“${piece}” cannot be held: it lies on the board from the start. ${left.length > 0 ? `The pieces left are: ${left.join(', ')}.` : 'No piece is left.'}`,
  cannotHold: (piece: string, others: readonly string[]) =>
    `“${piece}” cannot be held for unique solutions: the symmetries have to leave it in none of its orientations, and there has to be one of it. ${others.length > 0 ? `Those that can are: ${others.join(', ')}` : 'No piece of this puzzle can'}. “${piece}:1” searches with one orientation alone.`,
  badMoment: (option: string, text: string) =>
    `${option} has to be the number of a step, from 0, not “${text}”.`,
  missingOut: () =>
    'where to? --out has to name a file that ends in .mp4, .webm, .gif, .png or .zip.',
  badOut: (name: string, endings: string) =>
    `--out has to name a file that ends in one of ${endings}, not “${short(name)}”.`,
  filmSpeed: () => '--speed of a film has to be a number of steps a second.',
  noBrowser: () =>
    'a film is drawn by a browser, and none was found: install Chrome, Chromium or Edge, or name its program by --browser. SVG frames need none: --out x.zip.',
  noSuchBrowser: (path: string) => `there is no program “${short(path)}”.`,
  noPage: () =>
    'a film is drawn by the page of Fitful, and that is not there: neither page.html beside this program nor the folder dist.',
  filmFailed: (browser: string, cause: string) =>
    `the browser “${short(browser)}” has made no film: ${short(cause)}`,
  filming: (done: number, frames: number) =>
    frames === 0 ? 'the browser starts …' : `frame ${number(done)} of ${number(frames)}`,
  filmed: (name: string, bytes: number, width: number, height: number) =>
    `${name}: ${width} × ${height}, ${number(bytes)} bytes`,
  fewerSolutions: (asked: number, solutions: number) =>
    `there is no solution ${number(asked)}: the search ends with ${count(solutions, 'solution')}.`,
  noQuestion: (questions: string) => `ask what? One of: ${questions}.`,
  beyondLast: (asked: bigint, solutions: bigint) =>
    `there is no solution ${number(asked)}: there are ${number(solutions)}.`,
  notListed: (line: number) =>
    `line ${number(line)} is none of these solutions, as “solve --json” prints them.`,
  tooManyLayers: (memory: number, cells: number | undefined, of: number) =>
    `${takenAll(memory, cells, of)}: that takes more --memory, and “solve --all” lists without.`,
  placementLine: (piece: string, cells: string, solutions: bigint) =>
    `${piece} ${cells}: ${number(solutions)}`,
  badPlacement: (option: string, text: string) =>
    `${option} has to be a piece and cells that it covers, by column and row from 0, such as "X 1,0 2,1", not “${short(text)}”.`,
  fitsNowhere: (option: string, text: string) =>
    `${option} “${short(text)}”: that piece has no placement on the board that covers all of this.`,
  overlapping: (one: string, other: string) =>
    `“${short(one)}” and “${short(other)}” overlap: they cannot both be fixed.`,
  /** Why a feature of solutions cannot be asked. */
  senseless: {
    areOptions: (feature: string) =>
      `“${feature}” is asked of pieces that touch; options touch nowhere.`,
    noLines: () => 'no straight line runs between hexagons, so none is a fault.',
    noSymmetry: () => 'this puzzle has no symmetries, so no solution is its own image.',
    notInThree: (feature: string, pieces: number) =>
      `“${feature}”: ${number(pieces)} pieces are no three equal numbers.`,
    notInTwo: (feature: string, cells: number) =>
      `“${feature}”: ${number(cells)} cells have no two halves.`,
    tooManyPieces: (feature: string, pieces: number, most: number) =>
      `“${feature}” can be asked where at most ${number(most)} pieces lie, and here there may be ${number(pieces)}.`,
  },
  noneLeft: (condition: string, of: bigint, before: readonly string[]) =>
    `${condition} leaves none of the ${count(of, 'solution')}${before.length > 0 ? ` with ${before.join(', ')}` : ''}.`,
  noPair: () => 'there is only one solution, so there is no pair.',
  looking: (solutions: number, of: bigint | undefined) =>
    `${count(solutions, 'solution')}${of === undefined ? '' : ` of ${number(of)}`} looked at`,
  stopped: (line: string | undefined) =>
    line === undefined ? 'stopped before all was printed.' : `stopped: ${line}.`,
  tooManyToLookAt: (solutions: bigint, most: number) =>
    `${number(solutions)} solutions are too many to be looked at one by one: ${number(most)} can be. --fix and --forbid leave fewer.`,
  differentImages: (name: string) =>
    `solutions that are images of each other differ in “${short(name)}”: that cannot be asked with --unique.`,
  tooManyRows: (name: string) => `“${short(name)}” makes too many rows to be added up.`,
  allUsed: () => 'all pieces of this puzzle are used: all solutions have the same kinds.',
  severalLie: (piece: string, copies: number) =>
    `every solution has ${number(copies)} of “${piece}”: where it lies can be asked of a single piece.`,
  liesNowhere: (piece: string) =>
    `“${piece}” lies on the board from the start, or nowhere: it has no placement.`,
  badDivision: (text: string, names: string) =>
    `--by cannot be “${short(text)}”: it takes edge, edge:PIECE, crossroads, kinds, or a piece; the pieces are: ${names}.`,
  by: {
    edge: 'pieces at the edge',
    crossroads: 'crossroads',
    atEdge: (piece: string) => `how many ${piece} at the edge`,
    kinds: 'pieces',
    many: (piece: string) => `how many ${piece}`,
    place: (piece: string) => `where ${piece} lies`,
    unused: 'not used',
    solutions: 'solutions',
    example: 'for example',
    number: (value: bigint) => number(value),
  },
  pairs: { common: 'placements in common', pairs: 'pairs', other: 'and' },
  /** How solutions are linked where a few pieces are laid anew. */
  map: {
    linking: (links: number) => `${count(links, 'link')} …`,
    links: 'links',
    relaid: (pieces: number) => `with ${number(pieces)} pieces re-laid`,
    own: 'links to an image of itself',
    parts: 'parts that no link joins',
    largest: 'solutions of the largest part',
    longest: 'links of the longest shortest way',
    neighbours: 'neighbours',
    neighbour: (solution: bigint, pieces: readonly string[]) =>
      `No ${number(solution)}: ${all(pieces)} re-laid`,
    neighboursOf: (solution: bigint, neighbours: number) =>
      `Solution ${number(solution)} has ${count(neighbours, 'neighbour')}`,
  },
  fewerSteps: (asked: number, steps: number) =>
    `there is no step ${number(asked)}: the search ends at step ${number(steps)}.`,
  badFormat: (option: string, name: string, endings: readonly string[]) =>
    `${option} has to end in ${either(endings)}, not “${short(name)}”.`,
  noPng: (endings: readonly string[]) =>
    `a PNG needs a browser to draw it, as fitful film --out x.png has: here, --out has to end in ${either(endings)}.`,
  badLength: (option: string, text: string) =>
    `${option} has to be a length in mm, such as 20 or 0.15, not “${short(text)}”.`,
  badStroke: (option: string, text: string) =>
    `${option} has to be a colour and a width in mm, such as #ff0000,0.1, not “${short(text)}”.`,
  wideKerf: (option: string, most: number, edge: number) =>
    `${option} has to be less than ${most} mm where the edge of a cell has ${edge} mm.`,
  notCut: () =>
    'options are sets of items, and loose squares make no sense to cut: give a puzzle of pieces.',
  svgFrames: (name: string, bytes: number) => `${name}: SVG frames, ${number(bytes)} bytes`,
  watchNeedsTerminal: () => '--watch needs a terminal to draw in.',
  noSolution: 'there is no solution.',
  unsolvable: (command: string) => `there is no solution: “${command}” says why.`,
  hasSolution: (command: string) => `there is a solution: “${command}” shows it.`,
  /** What mistakes cost a search. */
  lag: lagOf({ nothing: 'nothing was placed.', placement: 'placement', piece: 'piece' }),
  /** The heading of one of several solutions. */
  solution: (solution: number | bigint) => `No ${number(solution)}`,
  /** The line below the last of several solutions. */
  total: (solutions: number | bigint, isAll: boolean) =>
    isAll ? `${count(solutions, 'solution')} in all` : `the first ${count(solutions, 'solution')}`,
  columns: {
    id: 'name',
    title: 'title',
    lattice: 'lattice',
    cells: 'cells',
    pieces: 'pieces',
    known: 'unique',
  },
  searching: (placements: number, progress: number) =>
    `${count(placements, 'placement')}, ${(100 * progress).toFixed(2)}%`,
  /** Solutions listed so far, and the share of the half filled boards that are found. */
  listing: (solutions: number, progress: number) =>
    `half filled boards, ${(100 * progress).toFixed(2)}% · ${count(solutions, 'solution')}`,
  sweeping: (progress: number) => `all half filled boards, ${(100 * progress).toFixed(2)}%`,
  layersFull: (memory: number, cells: number | undefined, of: number) =>
    `${takenAll(memory, cells, of)}; the list goes on by search, in the same order. More --memory lists faster.`,
  watching: (placements: number, depth: number, solutions: number) =>
    `${count(placements, 'placement')} · depth ${number(depth)} · ${count(solutions, 'solution')}`,
};
