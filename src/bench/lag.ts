import { logMistakes } from '../lag/mistakeLog.ts';
import { CountedSolvability } from '../lag/countedSolvability.ts';
import { MistakeMeter } from '../lag/mistakeMeter.ts';
import { NodeSample } from '../lag/nodeSample.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { problemOf } from './report.ts';

/** Processor seconds since some moment, and the most bytes of the process. */
function meterOf() {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { seconds: (user + system) / 1e6, bytes: 1024 * process.resourceUsage().maxRSS };
  };
}

/** The mistakes of every node of a unique search. */
export function everyLag(id: string) {
  const problem = problemOf(id);
  const used = meterOf();
  const log = logMistakes(problem, { ...plainSearch, unique: true });
  return { parts: log?.size ?? 0, ...used() };
}

/**
 * The lag of a whole search by a sample of so many of its placements, then at each placement, with what was used up
 * to the end of the search, of the sample and of all.
 */
export function sampledLag(id: string, nodes: number) {
  const problem = problemOf(id);
  const used = meterOf();
  const sample = new NodeSample(problem, plainSearch, nodes, 1);
  const solver = startSearch(problem, plainSearch, 'steps');
  for (let event = solver.step(); event !== END; event = solver.step()) sample.apply(event);
  sample.apply(END);
  const searched = used();
  const sampled = sample.estimate(new CountedSolvability(problem, plainSearch))!;
  const all = used();
  const meter = new MistakeMeter(problem, plainSearch);
  const again = startSearch(problem, plainSearch, 'steps');
  for (let event = again.step(); event !== END; event = again.step()) meter.apply(event);
  meter.apply(END);
  const measured = used();
  return { sampled, profile: meter.profile(), searched, all, measured };
}
