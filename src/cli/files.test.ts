import { unreadable, removeDrafts, replaceFile, type Disk } from './files.ts';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { lateWords, words } from '../words/index.ts';

const folder = fs.mkdtempSync(join(tmpdir(), 'fitful-file-'));
const name = join(folder, 'saved');
const old = 'what was saved before';
const text = 'what is saved now\n'.repeat(1000);
afterAll(() => fs.rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const file of fs.readdirSync(folder)) fs.rmSync(join(folder, file));
  fs.writeFileSync(name, old, { mode: 0o600 });
});
const content = () => fs.readFileSync(name, 'utf8');

test('replaces a file, keeps its permissions, and leaves nothing else behind', () => {
  replaceFile(name, text);
  expect(content()).toBe(text);
  expect(fs.statSync(name).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(folder)).toEqual(['saved']);
});

test('creates a missing file, however long its name', () => {
  const long = join(folder, 'ä'.repeat(127));
  replaceFile(long, text);
  expect(fs.readFileSync(long, 'utf8')).toBe(text);
});

test('follows a link, even a dangling one', () => {
  const link = join(folder, 'link');
  fs.symlinkSync('saved', link);
  replaceFile(link, text);
  expect(fs.readlinkSync(link)).toBe('saved');
  expect(content()).toBe(text);
  fs.rmSync(name);
  replaceFile(link, old);
  expect(fs.readlinkSync(link)).toBe('saved');
  expect(content()).toBe(old);
});

test('does not replace anything but a regular file', () => {
  fs.rmSync(name);
  fs.mkdirSync(name);
  expect(() => replaceFile(name, text)).toThrow('no plain file');
  fs.rmdirSync(name);
  expect(() => replaceFile('/dev/null', text)).toThrow('no plain file');
  expect(fs.statSync('/dev/null').isCharacterDevice()).toBe(true);
});

describe('keeps the old file and throws', () => {
  const failure = (code: string): never => {
    throw Object.assign(new Error(code), { code });
  };
  const disks: Record<string, [Partial<Disk>, string]> = {
    'where the disk is full': [{ writeFileSync: () => failure('ENOSPC') }, 'ENOSPC'],
    'where only some of it is written, without a word': [
      { writeFileSync: (file) => fs.writeFileSync(file, text.slice(0, 4096)) },
      'not written as it is',
    ],
    'where it does not get to the disk': [{ fsyncSync: () => failure('EIO') }, 'EIO'],
    'where the draft is lost before it takes its place': [
      { renameSync: () => failure('ENOENT') },
      'ENOENT',
    ],
    'where the folder may not be entered any more': [
      { openSync: () => failure('EACCES'), rmSync: () => failure('EACCES') },
      'EACCES',
    ],
    'where the name leads in circles': [
      { realpathSync: (() => failure('ELOOP')) as never },
      'ELOOP',
    ],
  };
  test.each(Object.entries(disks))('%s', (_, [disk, cause]) => {
    expect(() => replaceFile(name, text, { ...fs, ...disk })).toThrow(cause);
    expect(content()).toBe(old);
    expect(fs.readdirSync(folder)).toEqual(['saved']);
  });
});

test('works where a folder cannot be synced', () => {
  const openSync: Disk['openSync'] = (path, ...more) => {
    if (path === folder) throw new Error('EISDIR');
    return fs.openSync(path, ...more);
  };
  replaceFile(name, text, { ...fs, openSync });
  expect(content()).toBe(text);
});

test('concurrent replacements, as in containers with a shared folder, do not interfere', () => {
  const other = 'what somebody else saves meanwhile';
  const writeFileSync: Disk['writeFileSync'] = (file, ...more) => {
    replaceFile(name, other);
    expect(content()).toBe(other);
    fs.writeFileSync(file, ...more);
  };
  replaceFile(name, text, { ...fs, writeFileSync });
  expect(content()).toBe(text);
  expect(fs.readdirSync(folder)).toEqual(['saved']);
});

test('removes abandoned drafts, and nothing else', () => {
  const drafted = '01234567-89ab-4cde-8f01-23456789abcd.part';
  const others = [
    `saved.${drafted}`,
    'saved.part',
    'saved.x.part',
    `saved.${drafted}.bak`,
    `other.${drafted}`,
  ];
  for (const file of others) fs.writeFileSync(join(folder, file), '');
  const { mtimeMs } = fs.statSync(join(folder, others[0]!));
  removeDrafts(name, mtimeMs + 1000);
  expect(fs.readdirSync(folder)).toHaveLength(6);
  removeDrafts(name, mtimeMs + 100_000);
  expect(fs.readdirSync(folder).sort()).toEqual([...others.slice(1), 'saved'].sort());
  removeDrafts(join(folder, 'nowhere', 'saved'), mtimeMs);
});

test.each([
  ['EISDIR', 'it is a folder', 'フォルダー', 2],
  ['EACCES', 'you have no permission', '権限', 2],
  ['EPERM', 'you have no permission', '権限', 2],
  ['EIO', '(EIO)', '（EIO）', 2],
  ['ENOENT', 'there is no file', 'ファイルはありません', 1],
  ['ENOTDIR', 'there is no file', 'ファイルはありません', 1],
])('%s is said in words', (code, english, japanese, exitCode) => {
  const error = Object.assign(new Error(), { code });
  const [en, ja] = (['en', 'ja'] as const).map((language) =>
    unreadable(error, 'a.txt', lateWords(words(language)).counting),
  );
  expect(en).toMatchObject({ exitCode, message: expect.stringContaining(english) });
  expect(ja).toMatchObject({ exitCode, message: expect.stringContaining(japanese) });
  expect(en!.message).toContain('“a.txt”');
});
