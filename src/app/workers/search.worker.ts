import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import { searchProcess } from '../../solve/played/searchProcess.ts';
import { answerRequests } from './chunkWorker.ts';
import type { SearchTask } from './messages.ts';

answerRequests(({ text, search, recordsBranches }: SearchTask) =>
  searchProcess(compile(parsePuzzle(text)), search, recordsBranches),
);
