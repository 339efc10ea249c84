import type { OptionWords } from '../../dictionary.ts';
import { asking, play, practice } from './byHand.ts';
import { captions, reasons, sheets, whyNot } from './captions.ts';
import { classroom, moves } from './class.ts';
import {
  address,
  coloursOf,
  comparisonOf,
  countingOf,
  headline,
  held,
  page,
  picturing,
  pieceOrders,
} from './figures.ts';
import {
  atlas,
  atlasPage,
  comparing,
  orders,
  program,
  race,
  rules,
  search,
  solutionList,
  solvers,
  ui,
} from './pages.ts';
import { listings, matrix, shelf, stack, tree } from './panels.ts';
import { proof } from './proof.ts';
import { twoTrees } from './twoTrees.ts';

export const said: OptionWords['said'] = (ofPieces) => ({
  address,
  atlas,
  captions,
  classroom,
  colours: coloursOf(ofPieces.colours),
  comparison: comparisonOf(ofPieces.comparison),
  headline,
  held,
  listings,
  matrix,
  moves,
  orders,
  page,
  pieceOrders,
  play,
  practice,
  proof,
  race,
  reasons,
  rules,
  search,
  shelf,
  solvers,
  stack,
  tree,
  ui,
  whyNot,
});

export const late: OptionWords['late'] = (ofPieces) => ({
  asking,
  atlas: atlasPage,
  comparing,
  counting: countingOf(ofPieces.counting),
  picturing,
  program,
  sheets,
  solutionList,
  twoTrees,
});
