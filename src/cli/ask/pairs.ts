import type { SolutionList } from '../../count/asked/list.ts';
import { pairsOf } from '../../count/asked/pairs.ts';
import type { Problem } from '../../solve/problem.ts';
import { CliError, NOT_FOUND } from '../cliError.ts';
import { jsonOf } from '../../solve/saved/solutionJson.ts';
import type { Call } from '../command.ts';
import { table } from '../terminal/columns.ts';
import type { Work } from './work.ts';

/**
 * How many pairs of solutions have how many placements in common, with an example of each: what is printed.
 *
 * @throws CliError if there are no two
 */
export async function pairs(
  { options, say }: Call,
  problem: Problem,
  { list, group }: SolutionList,
  work: Work,
): Promise<string[]> {
  if (list.length < 2) throw new CliError(say.noPair(), NOT_FOUND);
  const comparing = pairsOf(list, group);
  let made = comparing.next();
  for (; !made.done; made = comparing.next()) {
    const { value } = made;
    if (work.isDue()) await work.pause(() => say.looking(value, BigInt(list.length)));
  }
  const rows = [...made.value].sort(([one], [other]) => one - other);
  const { placement } = jsonOf(problem);
  if (options.json)
    return rows.map(([common, { pairs: many, example }]) => {
      const solutions = example.map((number) => ({
        solution: number + 1,
        placements: list[number]!.map(placement),
      }));
      return `${JSON.stringify({ common, pairs: many, example: solutions })}\n`;
    });
  const lines = rows.map(
    ([common, { pairs: many, example }]) =>
      [common, many, ...example.map((one) => one + 1)] as const,
  );
  if (options.csv)
    return ['"common",pairs,example,other\n', ...lines.map((line) => `${line.join()}\n`)];
  const { common, pairs: heading, other } = say.pairs;
  return [
    ...table(
      [
        [common, heading, say.by.example, other],
        ...lines.map((line) => line.map((one) => say.by.number(BigInt(one)))),
      ],
      [1, 2, 3],
    ),
  ];
}
