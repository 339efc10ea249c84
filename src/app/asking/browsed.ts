import type { OpenSolutions } from '../../ui/browse/model.ts';
import { AskedSolutions, type StartSolutions } from './askedSolutions.ts';

/** All solutions of a puzzle as they are looked through, in a worker of their own. */
export const openerIn =
  (start: StartSolutions): OpenSolutions =>
  (text, changed) => {
    const asked: AskedSolutions = new AskedSolutions(start, text, () => {
      const { phase } = asked;
      changed(phase.kind === 'full' ? { kind: 'full', ...phase.reach } : phase);
    });
    return {
      choose: async (choice, told) =>
        (await asked.ask({ kind: 'choose', choice }, 'choose', told))?.answer,
      list: async (use, choice, place, many) =>
        (await asked.ask({ kind: 'list', choice, place, many }, use))?.answer,
      images: async (choice, placements) =>
        (await asked.ask({ kind: 'images', choice, placements }))?.answer,
      stop: () => asked.stop(),
      close: () => asked.close(),
    };
  };
