import { printPuzzle } from '../../puzzle/text.ts';
import { byRace, Heats, heatsOf } from '../../solve/heats.ts';
import type { Laboratory, Run } from '../../ui/index.tsx';
import { titleOf } from '../../words/index.ts';
import type { Library } from '../library.ts';
import type { Hands } from './hands.ts';

/** The experiments of a library, run by these hands. */
export const laboratoryOf = (library: Library, hands: Hands): Laboratory => ({
  experiments: library.experiments,
  titleOf: (puzzle, language) => titleOf(puzzle, library.entryNamed(puzzle), language),
  run(experiment, tell) {
    const textOf = (puzzle: string): string => printPuzzle(library.entryNamed(puzzle).puzzle);
    const heats = new Heats(heatsOf(experiment, textOf));
    const report = (phase: Run['phase']): void => {
      const figures = byRace(experiment, heats.figures);
      tell({ phase, figures, progress: byRace(experiment, heats.progress) });
    };
    const client = {
      heats,
      heard: () => report(heats.done ? 'done' : 'running'),
      failed: () => report('failed'),
    };
    report('waiting');
    hands.serve(client);
    return () => hands.leave(client);
  },
});
