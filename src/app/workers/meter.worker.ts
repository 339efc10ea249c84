import { PaneMeters } from '../../lag/paneMeters.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import type { FromMeters, ToMeters } from './messages.ts';
import { inSlices } from './slices.ts';

/** For how long the meters go on between two looks at messages, in ms. */
const SLICE = 8;

let meters: PaneMeters | undefined;
const tell = (report: FromMeters): void => postMessage(report);

const goOn = inSlices(() => {
  const until = performance.now() + SLICE;
  let isMore = true;
  while (isMore && performance.now() < until) isMore = meters?.run(tell) ?? false;
  return isMore;
});

addEventListener('message', ({ data }: MessageEvent<ToMeters>) => {
  if ('text' in data) meters = new PaneMeters(compile(parsePuzzle(data.text)));
  else meters?.show(data.shown);
  goOn();
});
