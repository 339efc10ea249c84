import { frameOf } from '../../generate/frame.ts';
import { Generation } from '../../generate/generation.ts';
import { strategies } from '../../generate/strategies/index.ts';
import { answerRequests } from './chunkWorker.ts';
import type { GenerationTask } from './messages.ts';

answerRequests((task: GenerationTask) => {
  const plan = { ...task, frame: frameOf(task) };
  const strategy = strategies[plan.strategy](plan);
  return (detail) => new Generation(plan, detail, strategy);
});
