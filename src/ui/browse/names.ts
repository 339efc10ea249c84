import type { Choice, Sorting } from '../../count/asked/choice.ts';
import { byKinds, isCounted } from '../../count/asked/figures.ts';
import type { Problem } from '../../solve/problem.ts';
import { lateWords, type Words } from '../../words/index.ts';

const isCountedBy = (problem: Problem, piece: string): boolean =>
  problem.pieces.some(({ name }, i) => name === piece && isCounted(problem, i));

/** What a sorting is called. */
export function sortingName(problem: Problem, sorting: Sorting, words: Words): string {
  const say = lateWords(words).solutionList;
  if (sorting.by !== 'piece') return say.sorts[sorting.by];
  const { piece } = sorting;
  return isCountedBy(problem, piece) ? say.sortMany(piece) : say.sortPlace(piece);
}

/** What a figure of a sorting is called. */
export function figureName(
  problem: Problem,
  sorting: Sorting,
  figure: number,
  words: Words,
): string {
  const { figures } = lateWords(words).solutionList;
  if (sorting.by === 'edge') return figures.edge(figure);
  if (sorting.by === 'crossroads') return figures.crossroads(figure);
  if (sorting.by === 'kinds')
    return byKinds(problem)!
      .read(figure)
      .flatMap((many, piece) => {
        const { name } = problem.pieces[piece]!;
        return many === 0 ? [] : [many === 1 ? name : figures.many(many, name)];
      })
      .join(', ');
  // The others have no figures to choose from.
  if (sorting.by !== 'piece') return '';
  const { piece } = sorting;
  if (isCountedBy(problem, piece)) return figures.many(figure, piece);
  return figure === 0 ? figures.unused(piece) : figures.place(figure, piece);
}

/** What it is called that a placement has to lie, or must not. */
export function conditionName(
  { pieces, placements }: Problem,
  kind: 'fixed' | 'forbidden',
  placement: number,
  words: Words,
): string {
  return lateWords(words).solutionList[kind](pieces[placements.piece[placement]!]!.name);
}

/** All that a choice says, in a few words each. */
export function choiceNames(problem: Problem, choice: Choice, words: Words): string[] {
  const { once, without, having, fixed, forbidden, sorting, figure } = choice;
  const say = lateWords(words).solutionList;
  return [
    ...(once ? [say.once] : []),
    ...without.map((feature) => say.featureIs(feature, false)),
    ...having.map((feature) => say.featureIs(feature, true)),
    ...fixed.map((one) => conditionName(problem, 'fixed', one, words)),
    ...forbidden.map((one) => conditionName(problem, 'forbidden', one, words)),
    ...(figure === undefined ? [] : [figureName(problem, sorting, figure, words)]),
    ...(sorting.by === 'number' || figure !== undefined
      ? []
      : [say.sortedBy(sortingName(problem, sorting, words))]),
  ];
}
