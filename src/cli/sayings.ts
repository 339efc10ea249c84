import { FoundSolutions } from '../solve/found/foundSolutions.ts';
import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { END, type Detail } from '../solve/step.ts';
import { Explanation, type Explained } from '../teach/moment/explanation.ts';
import type { Grain } from '../teach/moment/moment.ts';
import { captionOf } from '../words/index.ts';
import type { Call } from './command.ts';
import { Progress } from './progress.ts';

/** The moments of a search, one after every step and its ticks, or one after every event. */
function* moments(explanation: Explanation, grain: Grain): Generator<Explained> {
  const at = (step: number, tick: number): Explained => explanation.at({ step, tick }, grain);
  let now = at(0, grain === 'tries' ? 0 : Infinity);
  while (now.situation.next !== END) {
    yield now;
    const { step, tick } = now.situation;
    if (grain === 'tries') {
      now = at(step, tick + 1);
      if (now.situation.tick === tick) now = at(step + 1, 0);
    } else now = at(step + 1, Infinity);
  }
  yield now;
}

/**
 * What a search does and why, a sentence a line, each after the number of its step; after a dot, the number of its tick
 * if every event is told. Of `solutions`, only full boards and the end are told.
 */
export function* sayings(
  call: Call,
  problem: Problem,
  search: Search,
  detail: Detail,
  limit: number,
): Generator<string, void> {
  const grain: Grain = detail === 'everything' ? 'tries' : 'places';
  const found = new FoundSolutions(problem, search);
  const explanation = new Explanation(problem, search, (path) => found.solutionLike(path));
  const progress = new Progress(call);
  let lines = 0;
  for (const { situation, moment, names } of moments(explanation, grain)) {
    const { step, tick, path, leaf } = situation;
    progress.tick(() => call.say.searching(situation.placements, situation.progress));
    const isNew = moment.kind === 'full' && moment.solution > found.solutions.total;
    if (isNew) found.note(leaf!, step, path);
    // Tries that fail alike are told at once.
    if (moment.kind === 'try' && moment.placement !== moment.alike[0]) continue;
    if (detail === 'solutions' && !['full', 'end'].includes(moment.kind)) continue;
    progress.clear();
    const number = grain === 'tries' && tick > 0 ? `${step}.${tick}` : String(step);
    yield `${number.padEnd(6)} ${captionOf(moment, names, call.language)}\n`;
    if (++lines === limit) return;
  }
  progress.clear();
}
