import type { BoardWords, Overrides } from '../../dictionary.ts';
import { play } from './byHand.ts';
import { captions, reasons, whyNot } from './captions.ts';
import { classroom } from './class.ts';
import { page } from './figures.ts';
import { ui } from './pages.ts';

export const ofBoards: Overrides<BoardWords> = {
  captions,
  classroom,
  page,
  play,
  reasons,
  ui,
  whyNot,
};
