import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Experiment } from '../experiment/experiment.ts';
import { readExperiment } from '../experiment/readExperiment.ts';
import { languages } from '../words/index.ts';
import { assetsFolder } from './puzzles.ts';

/** All experiments that come with the program, sorted by id. */
export function allExperiments(): Experiment[] {
  const folder = join(assetsFolder(), 'experiments');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return readExperiment(file.slice(0, -'.json'.length), content, languages);
    });
}
