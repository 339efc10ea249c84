import { frameOf } from '../../generate/frame.ts';
import { Generation } from '../../generate/generation.ts';
import { GoalSearch } from '../../generate/goalSearch.ts';
import { strategies } from '../../generate/strategies/index.ts';
import type { TellWork } from '../../generate/workReport.ts';
import { answerRequests, report } from './chunkWorker.ts';
import type { GenerationTask } from './messages.ts';

/** Least time between two reports, in ms. */
const EVERY = 100;

answerRequests((task: GenerationTask) => {
  const { goal, ...rest } = task;
  const plan = { ...rest, frame: frameOf(task) };
  const begun = performance.now();
  let last = begun;
  const tell: TellWork = (news) => {
    const now = performance.now();
    if (news.outcome === 'open' && now - last < EVERY) return;
    last = now;
    report({ ...news, ms: now - begun });
  };
  const strategy = strategies[plan.strategy](plan, tell);
  const goalSearch = goal && new GoalSearch(goal, tell);
  return (detail) => new Generation(plan, detail, strategy, goalSearch);
});
