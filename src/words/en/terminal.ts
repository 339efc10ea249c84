import { memorySize, short } from '../format.ts';
import type { LagProfile } from '../../lag/profile.ts';
import { count, decimal, either, number } from './numbers.ts';

const usage = `Usage: fitful <command> [options]

  list [word …]        the puzzles that come with it, or those with all of these words
  show <puzzle>        a puzzle as text
  solve <puzzle>       its first solution
      --first N        its first N solutions
      --all            all of them
      --letters        one letter a cell instead of lines (only squares have lines)
      --lag            also when mistakes were noticed, and what they cost; with --json, where it was
                       busy and why it got stuck as well
      --lag-states N   of --lag: counts no more than N states where the search does not tell, which
                       --unique can need (67108864 if left out, about a minute)
      --watch          the search itself, in a terminal; with --all, without waiting at solutions
      --speed N        of --watch: steps a second (0.25 to 1000000), max, or auto (if left out)
  why <puzzle>         why it has no solution: marks on cells that show it, else a search of all
  count <puzzle>       how many solutions there are
      --workers N      with N processes (if left out, one for each core)
      --memory SIZE    in so much memory in all, such as 512M or 2G (if left out, two fifths of it)
      --shard I/N      only part I of N, to be added up
      --save FILE      keeps how far it is, every 10 seconds and on Ctrl-C
      --resume FILE    goes on from there; with the same --save, from the start if there is none
  total <file>...      adds up what “count --json --shard” printed, - for standard input
  compare <puzzle…>    how many placements each fill order needs, with each set of rules
      --orders LIST    these orders (rows,columns; if left out, all but random)
      --rule-sets LIST
                       with these rules (none,islands,islands+parity; none,islands if left out)
      --seeds N        the median of N runs, where something is left to chance: the order of
                       pieces, unless --pieces says otherwise, and the order random (1 if left out)
      --until GOAL     to the first solution, or all
      --steps N        no more than N steps a run (1000000 if left out): then it is a lower bound
      --workers N      with N processes (if left out, one for each core)
      --save FILE      keeps what is known, every 10 seconds and on Ctrl-C; goes on from a file
                       that is there
      --csv            the figures as CSV
  pruning <puzzle>     what rules save: the trees of two searches laid over each other
      --against LIST   the rules of the other one (none, islands,parity, ...); all else is the same
      --limit N        of the largest cuts no more than N (40 if left out)
      --steps N        no more than N steps (268435456 if left out): then numbers are the least
      --csv            the cuts as CSV
  experiment [name]    runs an experiment and says whether its claim holds; without a name, lists all
      --workers N      with N processes (if left out, one for each core)
      --csv            the figures as CSV
      --lag            of searches, also after how many pieces mistakes were noticed
  generate             a new puzzle: a board, divided into pieces at random
      --size 10x10     of squares, so many columns and rows; or
      --frame NAME     the board of a puzzle, or of a file
      --blocks N       N pieces, as equal as can be; or
      --sizes LIST     pieces of these sizes (5,5,5,4)
      --strategy NAME  how it is divided: strict, costly, lookahead, restart (if left out),
                       anneal, grow, recombine (if left out on boards of more than 100 cells,
                       and where more is asked for), or uniform, for small boards
      --seed N         whatever is left to chance (0 if left out)
      --count N        N puzzles, with this seed and the next ones
      --unique-solution
                       one that has a single solution, those turned and flipped counted once
      --difficulty LEVEL
                       gentle, fair or hard: the plain search needs fewer than 100 placements
                       to its first solution, fewer than 10000, or more
      --different      no two pieces alike
      --set NAME       pieces of a set (pentomino); their sizes follow from it
      --limit N        at most N divisions looked at for each puzzle (30000 if left out)
      --watch          the board while it is divided, in a terminal (--speed as of solve)
  steps <puzzle>       every step of the search, one JSON object a line
      --limit N        no more than N lines
      --detail LEVEL   solutions, placements (if left out) or everything
      --say            what it does and why, one sentence a line instead
  film <puzzle>        the search as a film, drawn by a browser that is installed
      --out FILE       x.mp4, x.webm, x.gif (at most 12 MB), x.png: the picture of one moment, or
                       x.zip: SVG frames, which need no browser
      --from N         from step N (0 if left out)
      --to N           to step N (if left out, to the first solution)
      --speed N        steps a second (if left out, so many that it lasts about 15 seconds)
      --fps N          frames a second, 1 to 60 (30 if left out, 15 of a GIF)
      --size 1280x720  in pixels, up to 3840x2160 (640x360 of a GIF)
      --theme NAME     in the colours of this theme
      --address QUERY  what the page shows there in place of the search: a class, a race, a
                       division, all solutions (“mode=race&panes=dlx~backtrack:rows”); with --to;
                       of a race by time (equal=time), --from and --to are ms of computing
      --browser PATH   drawn by this browser: Chrome, Chromium or Edge
  picture <puzzle>     the board as an SVG file, at its first solution
      --step N         after step N; 0 is the empty board
      --solution N     at solution N
      --theme NAME     midnight (if left out), paper, chocolate, glass, neon, blueprint, wood or
                       distinct
      --width N        so many px wide (960 if left out)
      --letters        names on pieces
      --transparent    nothing around the tray
      --out FILE       into this file (x.svg) in place of standard output
  cut <puzzle>         its pieces as paths to cut, in mm, those inside others first
      --mm N           the edge of a cell (20 if left out)
      --kerf N         the width that the beam takes away (0 if left out): pieces keep their size
      --gap N          the least distance of two parts (3 if left out)
      --layout solved  the pieces as they lie in the first solution, or in --solution N, a kerf apart:
                       each is smaller by a kerf all around (apart if left out); it needs --kerf
      --tray           also a frame with a hole for the board
      --stroke LINE    colour and width of lines (#000000,0.1 if left out); or
      --preset NAME    those of ponoko (#0000ff,0.01), laser-engraving-service (#ff0000,0.0353),
                       or hairline-red (#ff0000,0.0254)
      --out FILE       into this file, x.svg or x.dxf, in place of standard output
  lesson <file>        checks the file of a lesson, and says what is asked in it
      --scorm FILE     the lesson as a package for a course (x.zip), which gets a score from it
      --edition NAME   of SCORM: 1.2 (if left out), which every course takes, or 2004

<puzzle> is a name from the list, a file, or - for standard input.

  --solver NAME  backtrack, or dlx: Algorithm X, which chooses among cells and pieces alike
  --order NAME   which open cell is filled next: short-side, rows, columns, fewest, peel,
                 diagonal, diagonal-peel, spiral-in, spiral-out or random
  --pieces LIST  which piece is tried first: given, random, hardest, or names (F,I,L)
  --rules LIST   pruning, what is given up early: islands,parity,dead-cells,repeats, or none
  --seed N       whatever is left to chance, from 0 to 4294967295
  --hold P:2     a search of its own, with piece P in the second of its orientations alone;
                 without a number P is what is held for --unique
  --unique       count turned and flipped solutions once
  --json         one JSON object a line; counts above 2^53 − 1 as strings
  --lang LANG    en or ja
  --help         this text; “help <command>” is about one of them       --version

With none of the first six, a puzzle of the list is searched by its own recipe, another one along
its shorter side, and count takes the fastest way there is; with any of them, what is left out is
backtrack, short-side, given, none and 0.

It ends with
    0  what was asked for is there
    1  there is no solution, or nothing of that name
    2  what was asked for makes no sense, or a file is not what it should be
    3  the machine or the program failed: a full disk, a process that was killed
  130  it was stopped (Ctrl-C, SIGTERM, a closed terminal)
`;

/** The words before a list of choices. */
const meant = (alike: readonly string[]): string =>
  alike.length > 0 ? `did you mean ${either(alike)}? Choose among:` : 'choose among:';

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
  noOneFile: () =>
    'the package holds the page of Fitful, and that is not there: neither page.html beside this program nor dist/hosts/fitful.html, which “npm run hosts” makes.',
  packed: (name: string, edition: string, bytes: number) =>
    `${name}: SCORM ${edition}, ${number(bytes)} bytes`,
  fileTooLarge: (name: string) => `“${name}” is too large for a puzzle text.`,
  inFile: (name: string, sentence: string) => `${name}: ${sentence}`,
  badSpeed: (option: string, text: string, slowest: number, fastest: number) =>
    `${option} has to be auto, max, or a number of steps a second from ${slowest} to ${number(fastest)}, not “${text}”.`,
  needs: (option: string, other: string) => `${option} makes no sense without ${other}.`,
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
  svgFrames: (name: string, bytes: number) => `${name}: SVG frames, ${number(bytes)} bytes`,
  watchNeedsTerminal: () => '--watch needs a terminal to draw in.',
  noSolution: 'there is no solution.',
  hasSolution: (command: string) => `there is a solution: “${command}” shows it.`,
  /** What mistakes cost a search. */
  lag: ({ placements, inVain, isExact, mistakes, lag }: LagProfile): string => {
    if (placements === 0) return 'nothing was placed.';
    const least = isExact ? '' : 'at least ';
    const cost = `${least}${number(inVain)} of ${count(placements, 'placement')} in vain`;
    const unknown = isExact ? '' : ' To find out more would take longer than --lag-states allows.';
    if (!isExact && inVain === 0) return `how much was in vain is not known.${unknown}`;
    // A mean of those that are known would be no bound.
    if (!isExact) return `${least}${count(mistakes, 'mistake')}; ${cost}.${unknown}`;
    if (!lag)
      return inVain > 0 ? `${cost}: there was no solution from the start.` : `${cost}: no mistake.`;
    const { pieces, steps } = lag;
    const averaged = (value: number, one: string): string =>
      `${decimal(value)} ${decimal(value) === '1' ? one : `${one}s`}`;
    const mean = `${averaged(pieces.mean, 'piece')} and ${averaged(steps.mean, 'step')} on average`;
    const median = `median ${decimal(pieces.median)} and ${decimal(steps.median)}`;
    return `${count(mistakes, 'mistake')}, noticed after ${mean} (${median}); ${cost}.`;
  },
  /** The heading of one of several solutions. */
  solution: (solution: number) => `No ${number(solution)}`,
  /** The line below the last of several solutions. */
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
  searching: (placements: number, progress: number) =>
    `${count(placements, 'placement')}, ${(100 * progress).toFixed(2)}%`,
  watching: (placements: number, depth: number, solutions: number) =>
    `${count(placements, 'placement')} · depth ${number(depth)} · ${count(solutions, 'solution')}`,
};
