export { sheets } from '../class/captions.ts';
export { comparing } from './compare.ts';
export { solutionList } from '../solutions/browse.ts';
export { experiments } from '../search/experiments.ts';
export { presenting } from './presenting.ts';
export { program } from './program.ts';
export { twoTrees } from './twoTrees.ts';
export { asking } from '../class/teaching.ts';
