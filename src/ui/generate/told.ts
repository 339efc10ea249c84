import { blocksNotice, type Words } from '../../words/index.ts';
import type { Model } from '../model.ts';
import type { GenerateModel } from './model.ts';

/** The work that goes on, or how a division has ended at its last step; '' while steps are played. */
export function toldOf(
  { work, isWorking, score, strategy, require }: GenerateModel,
  { status, choices }: Pick<Model, 'status' | 'choices'>,
  { generate: say }: Pick<Words, 'generate'>,
): string {
  if (isWorking) return say.working[work!.kind](require);
  if (!status.finished) return '';
  if (work?.kind === 'sweep' && typeof work.outcome === 'object')
    return blocksNotice(work.outcome, choices.lang);
  if (score > 0) return say.isStuck(strategy);
  if (work?.kind !== 'examination') return say.done;
  return work.outcome === 'none' ? say.none(work) : say.found(work, require);
}

const isMade = ({ score, isWorking }: GenerateModel): boolean => score === 0 && !isWorking;

/** What is shown, in large type. */
export const headlineOf = (making: GenerateModel, { headline }: Pick<Words, 'headline'>): string =>
  isMade(making) ? headline.made(making.blocks) : headline.divides;

/** How it stands, below that: what is aimed at only while steps lead there. */
export const newsOf = (
  making: GenerateModel,
  model: Pick<Model, 'status' | 'choices'>,
  words: Pick<Words, 'generate' | 'headline'>,
): string =>
  isMade(making)
    ? words.headline.madeIn(model.status.steps)
    : toldOf(making, model, words) || words.headline.divided(making.whole, making.blocks);
