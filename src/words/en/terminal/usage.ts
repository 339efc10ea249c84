/** What “--help” prints. */
export const usage = `Usage: fitful <command> [options]

  list [word …]        the puzzles that come with it, or those with all of these words
  show <puzzle>        a puzzle as text
  solve <puzzle>       its first solution
      --first N        its first N solutions
      --all            all of them; unless a part of a search is named, at the pace of a count, in an
                       order of its own, and with --unique --json also how many are images of each
      --memory SIZE    of --all: for half filled boards, as of count; it changes no order
      --letters        one letter a cell instead of lines (only squares have lines)
      --lag            also when mistakes were noticed, and what they cost; with --json, where it was
                       busy and why it got stuck as well
      --lag-states N   of --lag: counts no more than N states where the search does not tell, which
                       --unique can need (67108864 if left out, about a minute)
      --watch          the search itself, in a terminal; with --all, without waiting at solutions
      --speed N        of --watch: steps a second (0.25 to 1000000), max, or auto (if left out)
  why <puzzle>         why it has no solution: marks on cells that show it, else a search of all
  ask <puzzle>         about all solutions, numbered as “solve --all” lists them:
      --kth K          solution K
      --random N       N of them, all equally likely each time (--seed)
      --rank FILE      the numbers of those in FILE, as “solve --json” prints them, - for standard input
      --shares         in how many of them each placement lies
      --fix "X 1,0"    of those alone in which X covers these cells, by column and row from 0; how many,
                       if nothing else is asked; may be given again, with more cells for one placement
      --forbid "X 1,0"
                       of those in which it does not
      --no NAME        of those without: crossroads (a point around which each cell is of another
                       piece), fault (a straight line through the board, across no piece),
                       three-colours (for pieces, so that none of one colour share an edge),
                       three-colours-corners (nor a corner), three-colours-balanced,
                       three-colours-corners-balanced (each colour as many pieces), flip (a part
                       that can be turned or flipped in its place), exchange (two parts that can
                       change places), halves (two congruent ones) or symmetry (its own image)
      --with NAME      of those with it
      --unique         of those turned and flipped only the first
      --by edge        how many have how many pieces at the edge of the board; or
      --by edge:X      how many of the pieces X at the edge; or
      --by crossroads  how many have how many crossroads; solutions are looked at for it; or
      --by X           where X lies, places turned and flipped as one; or, of many, how many X; or
      --by kinds       which pieces are used, if not all are; each with an example (--csv)
      --pairs          how many placements each two of them have in common (--csv)
      --map N          how they are linked where at most N pieces are laid anew, 2 or 3 (--csv);
                       with --kth K the neighbours of solution K
      --all            lists them
      --memory SIZE    for half filled boards, as of count
  count <puzzle>       how many solutions there are
      --workers N      with N processes (if left out, one for each core for a search, else one)
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
      --kerf N         the width that the beam takes away (0.15 if left out): pieces keep their
                       size
      --gap N          the least distance of two parts, and from the edge of the sheet (3 if left out)
      --layout solved  the pieces as they lie in the first solution, or in --solution N, a kerf apart:
                       each is smaller by a kerf all around (apart if left out)
      --tray           also a frame with a hole for the board
      --stroke LINE    colour and width of lines (#000000,0.1 if left out); or
      --preset NAME    those of ponoko (#0000ff,0.01), laser-engraving-service (#ff0000,0.0353),
                       or hairline-red (#ff0000,0.0254)
      --out FILE       into this file, x.svg or x.dxf, in place of standard output
  program <puzzle>     the search as a short program, which prints what it lays and finds
      --as NAME        python (if left out, unless the file is x.js) or js
      --out FILE       into this file in place of standard output
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
