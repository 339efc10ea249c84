import { WHOLE, type Stretch } from '../play/stretch.ts';
import { readFlag, writeFlag, type Row } from './row.ts';

interface Params {
  readonly from?: number;
  readonly to?: number;
  readonly loop?: boolean;
}

function readStep(text: string): number | undefined {
  const step = /^\d+$/.test(text) ? Number(text) : Infinity;
  return step <= Number.MAX_SAFE_INTEGER ? step : undefined;
}

/** The stretch of the run that is played; of one that ends before it begins, only the beginning counts. */
export const stretch: Row<Stretch> = {
  usual: WHOLE,
  scope: 'moment',
  modes: ['saver', 'class', 'race', 'generate', 'aztec', 'walk'],
  readers: { from: readStep, to: readStep, loop: readFlag },
  writeAll: ({ from, to, loops }) => ({
    from: String(from),
    to: to === Infinity ? '' : String(to),
    loop: writeFlag(loops),
  }),
  valueOf(params, report) {
    const { from = WHOLE.from, to = WHOLE.to, loop: loops = WHOLE.loops } = params as Params;
    if (to >= from) return { from, to, loops };
    report({ name: 'to', value: String(to), used: '' });
    return { from, to: WHOLE.to, loops };
  },
};
