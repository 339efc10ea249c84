import { Answering } from '../asking/answering.ts';
import type { ToSolutions } from './messages.ts';
import { inSlices } from './slices.ts';

const answering = new Answering(
  (message) => postMessage(message),
  () => performance.now(),
);

const goOn = inSlices(() => answering.run());

addEventListener('message', ({ data }: MessageEvent<ToSolutions>) => {
  answering.receive(data);
  goOn();
});
