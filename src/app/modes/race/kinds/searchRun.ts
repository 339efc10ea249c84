import type { MeterReport } from '../../../../lag/paneMeters.ts';
import type { LagProfile } from '../../../../lag/profile.ts';
import type { RuleId } from '../../../../solve/rules/index.ts';
import type { Search } from '../../../../solve/search.ts';
import type { Names } from '../../../../teach/moment/names.ts';
import type { SearchChart } from '../../../../ui/race/charts/lineData.ts';
import type { RunTypes } from '../../../../ui/race/model.ts';
import type { Status } from '../../../../ui/model.ts';

export interface SearchStatus extends Status {
  /** The number of the placement that completed its first solution, from 1; undefined before that. */
  readonly first: number | undefined;
  /** Whether its last solution is on the board again, as it has ended and taken back all pieces. */
  readonly isLastSolution: boolean;
  /** Undefined before meters have told anything. */
  readonly metered: Metered | undefined;
}

export type SearchRun = RunTypes<Search, SearchStatus, SearchChart>;

/** Why there were dead ends: nothing fitted, a rule, or pieces were left over at a full board. */
type Reason = 'nothing' | RuleId | 'leftOver';

/** A share of all dead ends, 0 to 1. */
interface Share<Of> {
  readonly of: Of;
  readonly share: number;
}

/** What meters told of a search last, in short. */
export interface Metered {
  readonly step: number;
  /** Whether that is, or was within about a second, the step on show. */
  readonly keepsUp: boolean;
  readonly profile: LagProfile | undefined;
  /** The most frequent first. */
  readonly reasons: readonly Share<Reason>[];
  /** The names of the cells and pieces that nothing fitted on most often. */
  readonly mostAt: readonly Share<string>[];
}

/** The most cells that are named. */
const MOST_NAMED = 3;

/** Shortens reports on a search; of the same report, dead ends are sorted once. */
export function shortened(search: Search, names: Names) {
  let last: MeterReport | undefined;
  let deadEnds: ReturnType<typeof deadEndsIn> | undefined;
  return (report: MeterReport | undefined, keepsUp: boolean): Metered | undefined => {
    if (!report) return undefined;
    if (!deadEnds || report !== last) deadEnds = deadEndsIn(report, search, names);
    last = report;
    const { step, profile } = report;
    return { step, keepsUp, profile, ...deadEnds };
  };
}

/** What dead ends were because of, and where most of them were. */
function deadEndsIn(
  { deadEnds }: MeterReport,
  { rules }: Search,
  names: Names,
): Pick<Metered, 'reasons' | 'mostAt'> {
  const { byItem, byRule, leftOver } = deadEnds;
  const nothing = byItem.reduce((sum, times) => sum + times, 0);
  const all = byRule.reduce((sum, times) => sum + times, nothing + leftOver);
  const most = <Of>(list: readonly (readonly [of: Of, times: number])[]): Share<Of>[] =>
    list
      .filter(([, times]) => times > 0)
      .sort(([, one], [, other]) => other - one)
      .map(([of, times]) => ({ of, share: times / all }));
  const items = byItem.map((times, item) => [item, times] as const);
  return {
    reasons: most<Reason>([
      ['nothing', nothing],
      ...rules.map((rule, at) => [rule, byRule[at]!] as const),
      ['leftOver', leftOver],
    ]),
    mostAt: most(items)
      .slice(0, MOST_NAMED)
      .map(({ of, share }) => ({ of: names.item(of), share })),
  };
}
