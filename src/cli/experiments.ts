import type { Experiment } from '../experiment/experiment.ts';
import { readExperiment } from '../experiment/readExperiment.ts';
import { languages } from '../words/index.ts';
import { assetTexts } from './assets.ts';

/** All experiments that come with the program, sorted by id. */
export function allExperiments(): Experiment[] {
  return Object.entries(assetTexts('experiments', '.json'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, text]) => readExperiment(id, JSON.parse(text), languages));
}
