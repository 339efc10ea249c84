import { jsonOf } from '../../solve/saved/solutionJson.ts';
import { csvOf } from '../../experiment/runTable.ts';
import { KEPT_CUTS, largestCuts } from '../../teach/merged/cuts.ts';
import { mergeIssue, triesAlike } from '../../teach/merged/mergeable.ts';
import { MergedSearch, MOST_MERGED_STEPS, type Merged } from '../../teach/merged/mergedSearch.ts';
import { hasPiecesInPlace, type Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { lateWords, wordsFor, type Words } from '../../words/index.ts';
import { mergedSentences } from '../../words/mergedSentences.ts';
import { CliError, DONE } from '../cliError.ts';
import {
  rejectTogether,
  searchFor,
  searchOptions,
  type Call,
  type PuzzleCommand,
} from '../command.ts';
import { table } from '../terminal/columns.ts';
import { Progress } from '../terminal/progress.ts';

const letters = ['A', 'B'] as const;
/** The columns of the cuts as CSV, there even if nothing was cut; without `finished`, what was saved is at least so much. */
const COLUMNS = ['cut', 'by', 'reason', 'saved', 'share', 'finished', 'board'];
/** The cuts that are listed by default. */
const MOST_CUTS = 40;
/** Steps between two occasions to update the status. */
const STEPS = 4096;

/** `pruning`: what two searches that differ in their rules have cut of each other's trees. */
export const pruning: PuzzleCommand = {
  options: [...searchOptions, 'against', 'steps', 'limit', 'json', 'csv'],
  *run(call, puzzle) {
    const { options, say } = call;
    rejectTogether(call, 'json', 'csv');
    if (options.against === undefined) throw new CliError(say.needs('pruning', '--against'));
    const { problem, search } = searchFor(call, puzzle);
    const searches = [search, { ...search, rules: options.against }] as const;
    const dictionary = wordsFor({ areOptions: hasPiecesInPlace(puzzle) }, call.language);
    const { twoTrees } = lateWords(dictionary);
    const issue = mergeIssue(problem, ...searches);
    if (issue) throw new CliError(twoTrees.cannot(issue));
    const merged = merge(call, problem, searches, twoTrees.merging);
    if (options.json) yield* jsonReport(call, problem, searches, merged);
    else if (options.csv) yield csvReport(call, problem, merged);
    else yield* textReport(call, problem, searches, merged, dictionary);
    return DONE;
  },
};

type Searches = readonly [Search, Search];

/** Goes through both trees, or as much of them as may be. */
function merge(call: Call, problem: Problem, searches: Searches, status: string): Merged {
  const { limit = MOST_CUTS, steps = MOST_MERGED_STEPS } = call.options;
  const merging = new MergedSearch(problem, ...searches, {
    cuts: Math.max(limit, KEPT_CUTS),
  });
  const progress = new Progress(call, 1);
  for (let left = steps; left > 0; left -= STEPS) {
    if (merging.advance(Math.min(STEPS, left))) break;
    progress.tick(() => status);
  }
  progress.clear();
  return merging.result();
}

const listed = ({ options }: Call, { cuts: tallies }: Merged) =>
  largestCuts(tallies, options.limit ?? MOST_CUTS);

/** The names of the pieces of a path, in the order in which they were laid. */
const namesOf = ({ pieces, placements }: Problem, path: readonly number[]): readonly string[] =>
  path.map((placement) => pieces[placements.piece[placement]!]!.name);

/** Both trees in a line, then the tallies, then the largest cuts. */
function* jsonReport(
  call: Call,
  problem: Problem,
  searches: Searches,
  merged: Merged,
): Generator<string, void> {
  const { isOver, placements, common, cuts: tallies } = merged;
  const { placement } = jsonOf(problem);
  const trees = letters.map((search, at) => ({
    search,
    rules: searches[at]!.rules,
    placements: placements[at],
  }));
  yield `${JSON.stringify({ trees, common, isOver })}\n`;
  for (const { by, reason, cuts: branches, saved, idle } of tallies)
    yield `${JSON.stringify({ by: letters[by], reason, cuts: branches, saved, idle })}\n`;
  for (const { by, reason, size, share, path } of listed(call, merged)) {
    const cut = { by: letters[by], reason, saved: size, ...(isOver && { share }) };
    yield `${JSON.stringify({ ...cut, board: path.map(placement) })}\n`;
  }
}

function csvReport(call: Call, problem: Problem, merged: Merged): string {
  const { isOver } = merged;
  return csvOf(
    listed(call, merged).map(({ by, reason, size, share, path }, at) => ({
      cut: at + 1,
      by: letters[by],
      reason,
      saved: size,
      share: isOver ? share : null,
      finished: isOver,
      board: namesOf(problem, path).join(' '),
    })),
    COLUMNS,
  );
}

function* textReport(
  call: Call,
  problem: Problem,
  searches: Searches,
  merged: Merged,
  dictionary: Words,
): Generator<string, void> {
  const { rules } = dictionary;
  const { comparing, twoTrees: say } = lateWords(dictionary);
  const { isOver } = merged;
  for (const [at, search] of searches.entries()) {
    const names = search.rules.map((rule) => rules[rule].name).join(', ');
    yield `${say.reading(letters[at]!, names || comparing.noRules)}\n`;
  }
  yield '\n';
  if (!isOver) yield `${say.stopped}\n`;
  const isOrderSame = triesAlike(problem, ...searches);
  for (const sentence of mergedSentences(merged, letters, isOrderSame, dictionary))
    yield `${sentence}\n`;
  const rows = listed(call, merged);
  if (rows.length === 0) return;
  const { columns } = say;
  const header = [
    columns.cut,
    columns.by,
    columns.reason,
    isOver ? columns.saved : columns.least,
    ...(isOver ? [columns.share] : []),
    '',
  ];
  const lines = rows.map(({ by, reason, size, share, path }, at) => [
    String(at + 1),
    letters[by],
    say.reason(reason),
    say.number(size),
    ...(isOver ? [say.share(share)] : []),
    say.board(namesOf(problem, path)),
  ]);
  yield '\n';
  yield* table([header, ...lines], isOver ? [0, 3, 4] : [0, 3]);
}
