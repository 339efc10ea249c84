import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import { Walk } from '../../solve/walk/walk.ts';
import { answerRequests } from './chunkWorker.ts';
import type { WalkTask } from './messages.ts';

answerRequests(({ text, start, seed }: WalkTask) => {
  const problem = compile(parsePuzzle(text));
  return () => new Walk(problem, start, seed);
});
