import { MOST_LISTED } from '../../count/asked/chosen.ts';
import { testFor } from '../../count/asked/features.ts';
import { SolutionList } from '../../count/asked/list.ts';
import { senseless } from '../../count/asked/senseless.ts';
import { isConditioned, Solutions } from '../../count/diagram/solutions.ts';
import { solutionsOf } from '../../count/diagram/solutionLayers.ts';
import type { Problem } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import { CliError, NOT_FOUND } from '../cliError.ts';
import { rejectTogether, type Call } from '../command.ts';
import { COLLECT_EVERY, layersMemory } from '../listing.ts';
import { collectorFor } from '../workers.ts';
import { conditionsOf } from './conditions.ts';
import type { Work } from './work.ts';

/** The most that are compared in pairs. */
const MOST_PAIRED = 100_000;

/** What can be asked about solutions: all of them, or some. */
export type Source = Solutions | SolutionList;

/** A condition of a call: its text, and whether a solution meets it. */
interface Test {
  readonly text: string;
  readonly isMet: (placements: readonly number[]) => boolean;
}

/**
 * The solutions that a call asks about: those that meet its conditions.
 *
 * @throws CliError for conditions that make no sense, or take too much memory, or if nothing meets them
 */
export async function sourceOf(call: Call, problem: Problem, work: Work): Promise<Source> {
  const { options, say } = call;
  const { unique = false, pairs = false } = options;
  rejectTogether(call, 'unique', 'fix');
  rejectTogether(call, 'unique', 'forbid');
  const tests = testsOf(call, problem);
  const conditions = conditionsOf(call, problem);
  const { fix, forbid } = conditions;
  const hasConditions = isConditioned({ fixed: fix, forbidden: forbid.flat() });
  const all = await swept(call, problem, hasConditions, work);
  if (all.count === 0n) throw new CliError(say.noSolution, NOT_FOUND);
  const solutions = under(call, all, conditions);
  const isListed = tests.length > 0 || unique || pairs;
  if (!isListed) return solutions;
  const most = pairs && tests.length === 0 && !unique ? MOST_PAIRED : MOST_LISTED;
  if (solutions.count > most) throw new CliError(say.tooManyToLookAt(solutions.count, most));
  const listed = unique ? solutions.firsts() : solutions.from(0n);
  const list = await filtered(call, listed, solutions.count, tests, work);
  if (pairs && list.length > MOST_PAIRED)
    throw new CliError(say.tooManyToLookAt(BigInt(list.length), MOST_PAIRED));
  return new SolutionList(problem, list, unique ? symmetries(problem) : undefined);
}

/**
 * The tests of `--no` and `--with`.
 *
 * @throws CliError for a feature that makes no sense here
 */
function testsOf({ options, say }: Call, problem: Problem): Test[] {
  return (['no', 'with'] as const).flatMap((option) =>
    (options[option] ?? []).map((feature) => {
      const why = senseless(problem, feature);
      if (why) throw new CliError(say.senseless[why.code](feature, why.many, why.most));
      const has = testFor(problem, feature);
      return {
        text: `--${option} ${feature}`,
        isMet: (placements) => has(placements) === (option === 'with'),
      };
    }),
  );
}

/**
 * Those of all solutions that meet the conditions on placements.
 *
 * @throws CliError if there are none
 */
function under({ options, say }: Call, all: Solutions, conditions: ConditionList): Solutions {
  let solutions = all;
  const before: string[] = [];
  for (const [option, lists] of Object.entries(conditions) as [keyof ConditionList, number[][]][])
    for (const [i, list] of lists.entries()) {
      const text = `--${option} "${options[option]![i]!}"`;
      const { count } = solutions;
      solutions = solutions.under({
        fixed: option === 'fix' ? [list] : [],
        forbidden: option === 'forbid' ? list : [],
      });
      if (solutions.count === 0n) throw new CliError(say.noneLeft(text, count, before), NOT_FOUND);
      before.push(text);
    }
  return solutions;
}

type ConditionList = ReturnType<typeof conditionsOf>;

/**
 * Those of some solutions that pass all tests.
 *
 * @throws CliError if there are none
 */
async function filtered(
  { options, say }: Call,
  listed: Iterable<readonly number[]>,
  of: bigint,
  tests: readonly Test[],
  work: Work,
): Promise<(readonly number[])[]> {
  const found: (readonly number[])[] = [];
  /** Test → how many it is the first to refuse. */
  const refused = tests.map(() => 0);
  let looked = 0;
  for (const placements of listed) {
    if (work.isDue()) await work.pause(() => say.looking(looked, options.unique ? undefined : of));
    looked++;
    const first = tests.findIndex((test) => !test.isMet(placements));
    if (first < 0) found.push(placements);
    else refused[first]!++;
  }
  work.clear();
  if (found.length > 0) return found;
  let left = looked;
  let last = 0;
  while (refused[last]! < left) left -= refused[last++]!;
  const { fix = [], forbid = [] } = options;
  const before = [
    ...fix.map((text) => `--fix "${text}"`),
    ...forbid.map((text) => `--forbid "${text}"`),
    ...tests.slice(0, last).map(({ text }) => text),
    ...(options.unique ? ['--unique'] : []),
  ];
  throw new CliError(say.noneLeft(tests[last]!.text, BigInt(left), before), NOT_FOUND);
}

/**
 * Sweeps all solutions.
 *
 * @throws CliError if that takes more memory
 */
async function swept(
  call: Call,
  problem: Problem,
  hasConditions: boolean,
  work: Work,
): Promise<Solutions> {
  const memory = layersMemory(call, problem);
  const collect = collectorFor({ memory });
  const making = solutionsOf(problem, memory, hasConditions);
  for (let pauses = 1; ; pauses++) {
    const { value, done } = making.next();
    if (pauses % COLLECT_EVERY === 0) collect();
    if (!done) {
      if (work.isDue()) await work.pause(() => call.say.sweeping(value));
      continue;
    }
    work.clear();
    if (value instanceof Solutions) return value;
    throw new CliError(call.say.tooManyLayers(memory, value.cells, value.of));
  }
}
