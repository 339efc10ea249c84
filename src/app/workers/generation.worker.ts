import { frameOf } from '../../generate/frame.ts';
import { Generation } from '../../generate/generation.ts';
import { answerRequests } from './chunkWorker.ts';
import type { GenerationTask } from './messages.ts';

answerRequests((task: GenerationTask) => {
  const plan = { ...task, frame: frameOf(task) };
  return (detail) => new Generation(plan, detail);
});
