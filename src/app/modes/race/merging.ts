import { printPuzzle } from '../../../puzzle/text.ts';
import { mergeIssue } from '../../../teach/merged/mergeable.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { TreeCommands } from '../../../ui/race/trees/model.ts';
import type { PageServices } from '../services.ts';

/** Merges the trees of two searches of a problem, in a worker of its own. */
export const treeCommands = (
  problem: Problem,
  { workers }: Pick<PageServices, 'workers'>,
): TreeCommands => ({
  problem,
  issueOf: (one, other) => mergeIssue(problem, one, other),
  merge(one, other, take) {
    let isRunning = true;
    const worker = workers.start('merge', {
      initialise: (send) => send({ text: printPuzzle(problem.puzzle), one, other }),
      received: (report) => {
        ({ isRunning } = report);
        take(report);
        // It is done with all that it was asked.
        if (!isRunning) worker.close();
      },
      isDue: () => isRunning,
      failed: () => take('failed'),
    });
    return () => worker.close();
  },
});
