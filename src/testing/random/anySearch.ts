import fc from 'fast-check';
import { orders, type OrderId } from '../../solve/orders/index.ts';
import { LARGEST_SEED } from '../../solve/random.ts';
import { rules, type RuleId } from '../../solve/rules/index.ts';
import type { Search } from '../../solve/search.ts';
import { solvers, type SolverId } from '../../solve/solvers/index.ts';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** Valid names of pieces: not empty, without commas. */
const pieceName = fc
  .stringMatching(/^[A-Za-z:~%\d][A-Za-z :~%\d]{0,8}$/)
  .filter((name) => !['given', 'random', 'hardest'].includes(name));

/** A random search; its pieces may have any names. */
export const anySearch: fc.Arbitrary<Search> = fc.record({
  solver: fc.constantFrom<SolverId>(...keysOf(solvers)),
  order: fc.constantFrom<OrderId>(...keysOf(orders)),
  rules: fc.shuffledSubarray<RuleId>(keysOf(rules)),
  pieces: fc.oneof(
    fc.constantFrom('given' as const, 'random' as const, 'hardest' as const),
    fc.array(pieceName, { minLength: 1, maxLength: 4 }),
  ),
  seed: fc.nat({ max: LARGEST_SEED }),
  unique: fc.boolean(),
  hold: fc.oneof(
    fc.constant(''),
    pieceName,
    pieceName.map((name) => `${name}:2`),
  ),
});
