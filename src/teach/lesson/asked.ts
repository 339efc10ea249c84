import type { Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import type { Situation } from '../moment/situation.ts';
import { nodeQuestion, questionsOf, type Question } from '../practice/questions.ts';
import type { LessonStop } from './lesson.ts';

/**
 * The question of a stop that is answered by pointing, at its moment; undefined if it is not worth asking there.
 *
 * @param panels the panels on show: nodes are pointed at in the tree
 */
export function askedAt(
  problem: Problem,
  search: Search,
  situation: Situation,
  stop: Pick<LessonStop, 'point' | 'nodes'>,
  panels: readonly string[],
): Question | undefined {
  const { point, nodes = [] } = stop;
  if (point === 'node')
    return panels.includes('tree') ? nodeQuestion(problem, search, situation, nodes) : undefined;
  return questionsOf(problem, search, situation).find(({ kind }) => kind === point);
}
