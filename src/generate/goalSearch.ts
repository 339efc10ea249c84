import { Draft } from './draft.ts';
import { type Requirements } from './requirements.ts';
import { examineDivisions } from './wanted.ts';
import type { ExaminationReport, TellWork } from './workReport.ts';

/** What a puzzle is to be like, and at how many divisions to look for it at most. */
export interface Goal {
  readonly requirements: Requirements;
  readonly most: number;
}

/**
 * Looks for a division as wanted, beginning with the one that a plan leads to. As that is always the same one, it looks
 * only once, however many processes of the plan ask.
 */
export class GoalSearch {
  private readonly goal: Goal;
  private readonly tell: TellWork;
  private last: ExaminationReport | undefined;

  constructor(goal: Goal, tell: TellWork = () => {}) {
    this.goal = goal;
    this.tell = tell;
  }

  /** The division as wanted: cell → its block; undefined if none was found. The draft stays as it is. */
  target(draft: Draft): readonly number[] | undefined {
    this.last ??= this.seek(draft);
    const { outcome, owner } = this.last;
    return outcome === 'found' ? owner : undefined;
  }

  private seek(draft: Draft): ExaminationReport {
    const { requirements, most } = this.goal;
    const { frame, sizes } = draft.division;
    const copy = new Draft(frame, sizes, 0);
    copy.restore(draft.state());
    let report: ExaminationReport | undefined;
    for (const { examined, found } of examineDivisions(copy, requirements, '')) {
      const owner = [...copy.division.owner];
      if (examined > most) break;
      const outcome = found ? 'found' : 'open';
      report = {
        kind: 'examination',
        examined,
        most,
        owner,
        outcome,
        placements: found?.placements,
      };
      this.tell(report);
    }
    if (report!.outcome === 'found') return report!;
    const vain: ExaminationReport = { ...report!, outcome: 'none' };
    this.tell(vain);
    return vain;
  }
}
