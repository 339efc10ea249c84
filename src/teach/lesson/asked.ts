import type { Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import type { Grain } from '../moment/explanation.ts';
import { MomentExplainer } from '../moment/momentExplainer.ts';
import type { Situation } from '../moment/situation.ts';
import { lineQuestion, nodeQuestion, questionsOf, type Question } from '../practice/questions.ts';
import type { LessonStop } from './lesson.ts';

/**
 * The question of a stop that is answered by pointing, at its moment; undefined if it is not worth asking there.
 *
 * @param shown the panels on show, as nodes are pointed at in the tree; what counts as a moment
 */
export function askedAt(
  problem: Problem,
  search: Search,
  situation: Situation,
  stop: Pick<LessonStop, 'point' | 'nodes'>,
  { panels, grain }: { readonly panels: readonly string[]; readonly grain: Grain },
): Question | undefined {
  const { point, nodes = [] } = stop;
  if (point === 'node')
    return panels.includes('tree') ? nodeQuestion(problem, search, situation, nodes) : undefined;
  if (point === 'line') {
    const explanation = new MomentExplainer(problem, search).of(situation, grain);
    return panels.includes('code') ? lineQuestion(search, situation, explanation) : undefined;
  }
  return questionsOf(problem, search, situation).find(({ kind }) => kind === point);
}
