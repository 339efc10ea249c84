export { count, counting, type CountOptions, type CountProgress } from './count.ts';
export { lattices, orientations, outline, pieceSets, piecesOf, type Lattice } from './lattices.ts';
export { draw, fix, parse, write } from './puzzle.ts';
export { PuzzleError, type PuzzleErrorCode } from './puzzleError.ts';
export {
  orders,
  rules,
  solutions,
  solve,
  solvers,
  type OrderName,
  type RuleName,
  type Search,
  type SearchOptions,
  type Solution,
  type SolverName,
  type Step,
} from './search.ts';
export type {
  Board,
  Cell,
  Freedom,
  LatticeName,
  Piece,
  Placement,
  Point,
  Puzzle,
} from './types.ts';
