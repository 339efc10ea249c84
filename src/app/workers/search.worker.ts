import { ChunkMaker } from '../../play/chunk.ts';
import { ChunkMakers } from '../../play/source.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import { searchProcess, type SearchMark } from '../../solve/searchProcess.ts';
import { beating } from './beat.ts';
import type { FromSearcher, Task, ToSearcher } from './messages.ts';

const live = beating();
let makers: ChunkMakers<SearchMark> | undefined;

function ready({ text, search }: Task): ChunkMakers<SearchMark> {
  const start = searchProcess(compile(parsePuzzle(text)), search);
  return new ChunkMakers((detail) => new ChunkMaker(start(detail), () => performance.now(), live));
}

const answer = (message: FromSearcher, transfer: Transferable[] = []): void =>
  postMessage(message, { transfer });

addEventListener('message', ({ data }: MessageEvent<ToSearcher>) => {
  if ('task' in data) makers = ready(data.task);
  else if (makers) {
    for (const chunk of makers.fulfil(data.request)) {
      const { events, done, values } = chunk;
      answer(chunk, [events.buffer, done.buffer, ...values.map(({ buffer }) => buffer)]);
    }
    answer('fulfilled');
  }
});
