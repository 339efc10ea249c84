export { sheets } from '../captions.ts';
export { comparing } from './compare.ts';
export { solutionList } from '../browse.ts';
export { experiments } from '../experiments.ts';
export { presenting } from './presenting.ts';
export { program } from './program.ts';
export { twoTrees } from './twoTrees.ts';
export { asking } from '../teaching.ts';
