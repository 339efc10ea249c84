import { Cutter } from '../../play/chunk.ts';
import { fulfil } from '../../play/source.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import { startSearch } from '../../solve/search.ts';
import { beating } from './beat.ts';
import type { FromSearcher, Task, ToSearcher } from './messages.ts';

const live = beating();
let cutter: Cutter | undefined;

function ready({ text, search }: Task): Cutter {
  const solver = startSearch(compile(parsePuzzle(text)), search, 'placements');
  return new Cutter(solver, () => performance.now(), live);
}

const answer = (message: FromSearcher, transfer: Transferable[] = []): void =>
  postMessage(message, { transfer });

addEventListener('message', ({ data }: MessageEvent<ToSearcher>) => {
  if ('task' in data) cutter = ready(data.task);
  else if (cutter) {
    for (const chunk of fulfil(cutter, data.request))
      answer(chunk, [chunk.events.buffer, chunk.branches.buffer]);
    answer('fulfilled');
  }
});
