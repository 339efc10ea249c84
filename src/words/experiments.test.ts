import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readExperiment } from '../experiment/experiment.ts';
import { languages } from './index.ts';

const folder = new URL('../../assets/experiments/', import.meta.url);
const puzzles = readdirSync(new URL('../puzzles/', folder));
const files = readdirSync(folder);

test.each(files)('%s can be run, and has texts in every language', (file) => {
  const content = readFileSync(new URL(file, folder), 'utf8');
  const { races, texts } = readExperiment(
    file.replace(/\.json$/, ''),
    JSON.parse(content),
    languages,
  );
  for (const { puzzle } of races) expect(puzzles).toContain(`${puzzle}.txt`);
  expect(Object.keys(texts).toSorted()).toEqual([...languages].toSorted());
  const [first, ...others] = languages.map((language) => texts[language]!);
  for (const other of others)
    for (const part of ['title', 'claim', 'look'] as const)
      expect(other[part]).not.toBe(first![part]);
});

test('there are at least ten, each with a title of its own', () => {
  const titles = files.map((file) => {
    const content = readFileSync(new URL(file, folder), 'utf8');
    return readExperiment(file, JSON.parse(content), languages).texts.en!.title;
  });
  expect(titles.length).toBeGreaterThanOrEqual(10);
  expect(new Set(titles).size).toBe(titles.length);
});
