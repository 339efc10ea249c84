import { readdirSync, readFileSync } from 'node:fs';
import { readCatalogue } from '../puzzle/catalogue.ts';
import { compile, type Problem } from '../solve/problem.ts';

const folder = new URL('../../assets/puzzles/', import.meta.url);
const texts = readdirSync(folder).map((file) => [
  file,
  readFileSync(new URL(file, folder), 'utf8'),
]);

/** The catalogue as its files have it. */
export const catalogueOnDisk = readCatalogue(Object.fromEntries(texts));

/** A puzzle of the catalogue, compiled. */
export const problemNamed = (id: string): Problem =>
  compile(catalogueOnDisk.find((entry) => entry.id === id)!.puzzle);
