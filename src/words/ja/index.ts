import type { Words } from '../en/index.ts';
import * as captions from './captions.ts';
import * as classes from './class.ts';
import * as counting from './counting.ts';
import * as errors from './errors.ts';
import * as experiments from './experiments.ts';
import * as galleries from './gallery.ts';
import * as generate from './generate.ts';
import * as page from './page.ts';
import * as panels from './panels.ts';
import * as race from './race.ts';
import * as saver from './saver.ts';
import * as search from './search.ts';
import * as teaching from './teaching.ts';
import * as terminal from './terminal.ts';

export const ja: Words = {
  language: '日本語',
  ...page,
  ...saver,
  ...search,
  ...galleries,
  ...race,
  ...experiments,
  ...counting,
  ...generate,
  ...classes,
  ...panels,
  ...captions,
  ...teaching,
  ...errors,
  ...terminal,
};
