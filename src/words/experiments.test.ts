import { readBox } from '../experiment/paneKind.ts';
import { inTeachingOrder, teachingOrder, readExperiment } from '../experiment/readExperiment.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RunTaskRunner, runsOf } from '../experiment/runQueue.ts';
import { languages } from './index.ts';

const folder = new URL('../../assets/experiments/', import.meta.url);
const puzzles = readdirSync(new URL('../puzzles/', folder));
const files = readdirSync(folder);

test.each(files)('%s can be run, and has texts in every language', (file) => {
  const content = readFileSync(new URL(file, folder), 'utf8');
  const experiment = readExperiment(file.replace(/\.json$/, ''), JSON.parse(content), languages);
  const { races, texts } = experiment;
  for (const { board } of races)
    expect(readBox(board) !== undefined || puzzles.includes(`${board}.txt`)).toBe(true);
  const textOf = (puzzle: string) =>
    readFileSync(new URL(`../puzzles/${puzzle}.txt`, folder), 'utf8');
  for (const task of runsOf(experiment, textOf))
    expect(new RunTaskRunner(task).report().progress).toBeLessThan(1);
  expect(Object.keys(texts).toSorted()).toEqual([...languages].toSorted());
  const [first, ...others] = languages.map((language) => texts[language]!);
  for (const other of others)
    for (const part of ['title', 'claim', 'look'] as const)
      expect(other[part]).not.toBe(first![part]);
});

test('all are listed kind by kind, those on searches first, as one leads to the next', () => {
  const all = files.map((file) => {
    const content = readFileSync(new URL(file, folder), 'utf8');
    return readExperiment(file.replace(/\.json$/, ''), JSON.parse(content), languages);
  });
  const listed = inTeachingOrder(all.toReversed());
  expect(listed.map(({ id }) => id)).toEqual(teachingOrder);
  const making = listed.findIndex(({ kind }) => kind === 'generation');
  expect(listed.slice(making).every(({ kind }) => kind === 'generation')).toBe(true);
  // One without a place comes last of its kind.
  const others = inTeachingOrder([{ ...listed[0]!, id: 'another' }, ...all]);
  expect(others[making]!.id).toBe('another');
  expect(others).toHaveLength(all.length + 1);
});

test('there are at least ten, each with a title of its own', () => {
  const titles = files.map((file) => {
    const content = readFileSync(new URL(file, folder), 'utf8');
    return readExperiment(file, JSON.parse(content), languages).texts.en!.title;
  });
  expect(titles.length).toBeGreaterThanOrEqual(10);
  expect(new Set(titles).size).toBe(titles.length);
});
