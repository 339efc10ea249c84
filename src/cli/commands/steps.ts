import { jsonOf } from '../../solve/saved/solutionJson.ts';
import { Explainer } from '../../solve/rules/explain.ts';
import type { Grain } from '../../teach/moment/explanation.ts';
import { MomentExplainer, type ExplainedMoment } from '../../teach/moment/momentExplainer.ts';
import type { Problem } from '../../solve/problem.ts';
import type { ShownDetail } from '../options.ts';
import {
  CHOOSE,
  COVER,
  idOf,
  kindOf,
  PLACE,
  PRUNE,
  REJECT,
  REMOVE,
  searchKinds,
  SOLUTION,
  UNCOVER,
  END,
} from '../../solve/step.ts';
import {
  rejectTogether,
  searchFor,
  searchOptions,
  type PuzzleCommand,
  type Call,
} from '../command.ts';
import { DONE } from '../cliError.ts';
import { Progress } from '../terminal/progress.ts';
import { FoundSolutions } from '../../solve/found/foundSolutions.ts';
import { nextSolution } from '../../solve/solvers/solver.ts';
import type { Search } from '../../solve/search.ts';
import { captionOf } from '../../words/index.ts';

/** The moments of a search, one after every step and its ticks, or one after every event. */
function* moments(momentExplainer: MomentExplainer, grain: Grain): Generator<ExplainedMoment> {
  const at = (step: number, tick: number): ExplainedMoment =>
    momentExplainer.at({ step, tick }, grain);
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
 * A search in sentences, a line each, after the number of the step; with every event, the number of the tick
 * follows a dot. With `solutions`, only full boards and the end have a line.
 */
function* sayings(
  call: Call,
  problem: Problem,
  search: Search,
  detail: ShownDetail,
  limit: number,
): Generator<string, void> {
  const grain: Grain = detail === 'everything' ? 'tries' : 'places';
  const found = new FoundSolutions(problem, search);
  const momentExplainer = new MomentExplainer(problem, search, (path) => found.solutionLike(path));
  const progress = new Progress(call);
  let lines = 0;
  for (const { situation, explanation, names } of moments(momentExplainer, grain)) {
    const { step, tick, path, leaf } = situation;
    progress.tick(() => call.say.searching(situation.placements, situation.progress));
    const isNew = explanation.kind === 'full' && explanation.solution > found.solutions.total;
    if (isNew) found.note(leaf!, step, path);
    // Tries that fail alike share a line.
    if (explanation.kind === 'try' && explanation.placement !== explanation.alike[0]) continue;
    if (detail === 'solutions' && !['full', 'end'].includes(explanation.kind)) continue;
    progress.clear();
    const number = grain === 'tries' && tick > 0 ? `${step}.${tick}` : String(step);
    yield `${number.padEnd(6)} ${captionOf(explanation, names, call.language)}\n`;
    if (++lines === limit) return;
  }
  progress.clear();
}

/** Characters to buffer before writing, unless there is a solution to show. */
const CHUNK = 16_384;

/**
 * Makes a function that writes as JSON what a step is about: an item (a cell or a piece) or a placement, and the
 * reason for which a node was pruned, or a placement does not fit.
 */
function subjects(problem: Problem, search: Search) {
  const { cells, pieces } = problem;
  const asJson = jsonOf(problem);
  const explainer = new Explainer(problem, search);
  const subject = (kind: number, id: number): object => {
    if (kind === REJECT || kind === PLACE || kind === REMOVE) return asJson.placement(id);
    if (kind !== CHOOSE && kind !== COVER && kind !== UNCOVER) return {};
    if (id < cells.length) return { cell: asJson.cell(id) };
    return { piece: pieces[id - cells.length]!.name };
  };
  return (step: number, path: Iterable<number>): object => {
    const about = subject(kindOf(step), idOf(step));
    const found = explainer.reasonFor(step, path);
    if (!found) return about;
    if (found.kind === PRUNE)
      return { ...about, rule: found.rule, cells: found.cells.map(asJson.cell) };
    return { ...about, taken: found.taken.map(asJson.cell), usedUp: found.usedUp };
  };
}

/**
 * `steps`: every step of the search as JSON, where `depth` is the number of pieces on the board after the
 * step; or as sentences.
 */
export const steps: PuzzleCommand = {
  options: [...searchOptions, 'json', 'limit', 'detail', 'say'],
  *run(call, puzzle) {
    const { limit = Infinity, detail = 'placements' } = call.options;
    rejectTogether(call, 'say', 'json');
    const { problem, search, start } = searchFor(call, puzzle);
    if (call.options.say) {
      yield* sayings(call, problem, search, detail, limit);
      return DONE;
    }
    const subject = subjects(problem, search);
    const progress = new Progress(call);
    const isSparse = detail === 'solutions';
    const solver = start(detail === 'everything' ? detail : 'steps');
    // Where the status is shown, each placement is a step, and an occasion to update it.
    const isSkipping = isSparse && !call.showsStatus;
    const next = () => (isSkipping ? nextSolution(solver) : solver.step());
    let lines = 0;
    let chunk = '';
    for (let step = next(); step !== END; step = next()) {
      progress.tick(() => call.say.searching(solver.placements, solver.progress()));
      const kind = kindOf(step);
      if (isSparse && kind !== SOLUTION) continue;
      const { steps, depth } = solver;
      const about = subject(step, solver.path.subarray(0, depth));
      chunk += `${JSON.stringify({ step: steps, kind: searchKinds[kind]!.name, ...about, depth })}\n`;
      if (++lines === limit) break;
      if (kind !== SOLUTION && chunk.length < CHUNK) continue;
      progress.clear();
      yield chunk;
      chunk = '';
    }
    progress.clear();
    if (chunk !== '') yield chunk;
    return DONE;
  },
};
