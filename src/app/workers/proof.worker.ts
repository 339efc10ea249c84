import { parsePuzzle } from '../../puzzle/text.ts';
import { fixedAt } from '../../solve/fixedAt.ts';
import { compile } from '../../solve/problem.ts';
import { proofOf } from '../../teach/weighting/account.ts';
import { beating, type FromProver, type ToProver } from './messages.ts';

beating();

const post = (message: FromProver): void => postMessage(message);

addEventListener('message', ({ data: { text, laid } }: MessageEvent<ToProver>) => {
  const whole = compile(parsePuzzle(text));
  post({ proof: proofOf(laid.length === 0 ? whole : compile(fixedAt(whole, laid))) });
});
