import { number } from './enNumbers.ts';
import { once } from './once.ts';
import { handful } from './short.ts';

const listed = once(() => new Intl.ListFormat('en', { type: 'disjunction' }));
/** Names in quotation marks, with “or” before the last; of many, the first few. */
export const either = (names: readonly string[]): string => {
  const { few, more } = handful(names);
  const rest = more > 0 ? [`${number(more)} more`] : [];
  return listed().format([...few.map((name) => `“${name}”`), ...rest]);
};
