import { Cutter } from '../../play/chunk.ts';
import { fulfil } from '../../play/source.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { orders } from '../../solve/orders/index.ts';
import { compile } from '../../solve/problem.ts';
import { solvers } from '../../solve/solvers/index.ts';
import type { FromWorker, Search, ToWorker } from './messages.ts';

let cutter: Cutter | undefined;

function ready({ text, solver, order, unique }: Search): Cutter {
  const problem = compile(parsePuzzle(text));
  const options = { order: orders[order], unique, detail: 'placements' } as const;
  return new Cutter(solvers[solver](problem, options));
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('search' in data) cutter = ready(data.search);
  else if (cutter)
    for (const chunk of fulfil(cutter, data.request)) {
      const answer: FromWorker = chunk;
      postMessage(answer, { transfer: [chunk.events.buffer] });
    }
});
