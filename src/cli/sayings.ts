import { FoundSolutions } from '../solve/found/foundSolutions.ts';
import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { END, type Detail } from '../solve/step.ts';
import { Moments, type Grain } from '../teach/moment.ts';
import { namesOf } from '../teach/names.ts';
import { Situations, type Situation } from '../teach/situation.ts';
import { captionOf, type Language } from '../words/index.ts';

/** The moments of a search, one after every step and its ticks, or one after every event. */
function* moments(problem: Problem, search: Search, grain: Grain): Generator<Situation> {
  const situations = new Situations(problem, search);
  let now = situations.at({ step: 0, tick: grain === 'tries' ? 0 : Infinity });
  while (now.next !== END) {
    yield now;
    const { step, tick } = now;
    if (grain === 'tries') {
      now = situations.at({ step, tick: tick + 1 });
      if (now.tick === tick) now = situations.at({ step: step + 1, tick: 0 });
    } else now = situations.at({ step: step + 1, tick: Infinity });
  }
  yield now;
}

/**
 * What a search does and why, a sentence a line, each after the number of its step; after a dot, the number of its tick
 * if every event is told. Of `solutions`, only full boards and the end are told.
 */
export function* sayings(
  problem: Problem,
  search: Search,
  detail: Detail,
  limit: number,
  language: Language,
): Generator<string, void> {
  const grain: Grain = detail === 'everything' ? 'tries' : 'places';
  const found = new FoundSolutions(problem, search);
  const of = new Moments(problem, search, (path) => found.solutionLike(path));
  const names = namesOf(problem);
  let lines = 0;
  for (const situation of moments(problem, search, grain)) {
    const { step, tick, path, leaf } = situation;
    const moment = of.of(situation, grain);
    const isNew = moment.kind === 'full' && moment.solution > found.solutions.total;
    if (isNew) found.note(leaf!, step, path);
    if (detail === 'solutions' && !['full', 'end'].includes(moment.kind)) continue;
    const number = grain === 'tries' && tick > 0 ? `${step}.${tick}` : String(step);
    yield `${number.padEnd(6)} ${captionOf(moment, names, language)}\n`;
    if (++lines === limit) return;
  }
}
