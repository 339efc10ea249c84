import { inTeachingOrder, readExperiment } from '../experiment/readExperiment.ts';
import type { Experiment } from '../experiment/experiment.ts';
import { languages } from '../words/index.ts';
import { assetTexts } from './assets.ts';

/** All experiments that come with the program, as one leads to the next. */
export function allExperiments(): Experiment[] {
  const texts = Object.entries(assetTexts('experiments', '.json'));
  return inTeachingOrder(
    texts.map(([id, text]) => readExperiment(id, JSON.parse(text), languages)),
  );
}
