import type { OptionWords } from '../../dictionary.ts';
import { ofBoards } from './board.ts';
import { asking, practice } from './byHand.ts';
import { sheets } from './captions.ts';
import { moves } from './class.ts';
import {
  address,
  coloursOf,
  comparisonOf,
  countingOf,
  headline,
  held,
  picturing,
  pieceOrders,
} from './figures.ts';
import {
  atlasPage,
  comparing,
  keyList,
  orders,
  program,
  race,
  rules,
  search,
  solutionList,
  solvers,
} from './pages.ts';
import { listings, matrix, shelf, stack, tree } from './panels.ts';
import { proof } from './proof.ts';
import { twoTrees } from './twoTrees.ts';

export const said: OptionWords['said'] = (ofPieces) => ({
  ...ofBoards,
  address,
  colours: coloursOf(ofPieces.colours),
  comparison: comparisonOf(ofPieces.comparison),
  headline,
  held,
  keyList,
  listings,
  matrix,
  moves,
  orders,
  pieceOrders,
  practice,
  proof,
  race,
  rules,
  search,
  shelf,
  solvers,
  stack,
  tree,
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
