import { Cutter } from '../../play/chunk.ts';
import { fulfil } from '../../play/source.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import { startSearch } from '../../solve/search.ts';
import type { FromWorker, Task, ToWorker } from './messages.ts';

let cutter: Cutter | undefined;

function ready({ text, search }: Task): Cutter {
  const solver = startSearch(compile(parsePuzzle(text)), search, 'placements');
  return new Cutter(solver, () => performance.now());
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('task' in data) cutter = ready(data.task);
  else if (cutter)
    for (const chunk of fulfil(cutter, data.request)) {
      const answer: FromWorker = chunk;
      postMessage(answer, { transfer: [chunk.events.buffer, chunk.branches.buffer] });
    }
});
