import { captions } from './captions.ts';
import { classroom, moves } from './class.ts';
import { counting } from './counting.ts';
import { puzzleErrors, errorAt, address, lessonErrors, blocksErrors } from './errors.ts';
import { comparison, experiments } from './experiments.ts';
import { gallery, calendarTitle, label } from './gallery.ts';
import { generate } from './generate.ts';
import { ui, themes, sound, page } from './page.ts';
import { tree, matrix, code, stack, listings, shelf } from './panels.ts';
import { race } from './race.ts';
import { programme, headline, aztec, wall, screens, hosts } from './saver.ts';
import { search, solvers, orders, pieceOrders, rules, held } from './search.ts';
import { practice, asking, lesson, sheets } from './teaching.ts';
import { cli } from './terminal.ts';

/** All words in English, whose type is that of every dictionary. A file holds the words of a subject. */
export const en = {
  /** The name of the language in the language itself. */
  language: 'English',
  ui,
  themes,
  sound,
  page,
  programme,
  headline,
  aztec,
  wall,
  screens,
  hosts,
  search,
  solvers,
  orders,
  pieceOrders,
  rules,
  held,
  gallery,
  calendarTitle,
  label,
  race,
  comparison,
  experiments,
  counting,
  generate,
  classroom,
  moves,
  tree,
  matrix,
  code,
  stack,
  listings,
  shelf,
  captions,
  practice,
  asking,
  lesson,
  sheets,
  puzzleErrors,
  errorAt,
  address,
  lessonErrors,
  blocksErrors,
  cli,
};

/** The type of a dictionary: keys, and the arguments of sentences. */
export type Words = typeof en;
