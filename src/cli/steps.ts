import { Explainer } from '../solve/rules/explain.ts';
import type { Problem } from '../solve/problem.ts';
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
} from '../solve/step.ts';
import { jsonOf, searchFor, searchOptions, type PuzzleCommand } from './command.ts';
import { CliError, DONE } from './cliError.ts';
import { Progress } from './progress.ts';
import { sayings } from './sayings.ts';

/** Characters to buffer before writing, unless there is a solution to show. */
const CHUNK = 16_384;

/** The JSON of what a step concerns: an item (a cell or a piece) or a placement. */
function subject(
  { cells, pieces }: Problem,
  asJson: ReturnType<typeof jsonOf>,
  kind: number,
  id: number,
): object {
  if (kind === CHOOSE || kind === COVER || kind === UNCOVER) {
    return id < cells.length
      ? { cell: asJson.cell(id) }
      : { piece: pieces[id - cells.length]!.name };
  }
  const isAboutPlacement = kind === REJECT || kind === PLACE || kind === REMOVE;
  return isAboutPlacement ? asJson.placement(id) : {};
}

/** The JSON of why a node was pruned or a placement does not fit. */
function reason(
  explainer: Explainer,
  asJson: ReturnType<typeof jsonOf>,
  step: number,
  path: Iterable<number>,
): object {
  const found = explainer.reasonFor(step, path);
  if (!found) return {};
  return found.kind === PRUNE
    ? { rule: found.rule, cells: found.cells.map(asJson.cell) }
    : { taken: found.taken.map(asJson.cell), usedUp: found.usedUp };
}

/**
 * `steps`: every step of the search as JSON; `depth` is the number of pieces on the board after it. Or what there is to
 * say of each.
 */
export const steps: PuzzleCommand = {
  options: [...searchOptions, 'json', 'limit', 'detail', 'say'],
  *run(call, puzzle) {
    const { limit = Infinity, detail = 'placements' } = call.options;
    const { problem, search, start } = searchFor(call, puzzle);
    if (call.options.say) {
      if (call.options.json) throw new CliError(call.say.together('--say', '--json'));
      yield* sayings(call, problem, search, detail, limit);
      return DONE;
    }
    const asJson = jsonOf(problem);
    const explainer = new Explainer(problem, search);
    const progress = new Progress(call);
    const isSparse = detail === 'solutions';
    // Where it is seen how far it is, the search stops at each placement to say so.
    const solver = start(isSparse && call.showsStatus ? 'placements' : detail);
    let lines = 0;
    let chunk = '';
    for (const step of solver) {
      progress.tick(() => call.say.searching(solver.placements, solver.progress()));
      const kind = kindOf(step);
      if (isSparse && kind !== SOLUTION) continue;
      const { steps, depth } = solver;
      const about = {
        ...subject(problem, asJson, kind, idOf(step)),
        ...reason(explainer, asJson, step, solver.path.subarray(0, depth)),
      };
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
