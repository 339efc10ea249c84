import { expect, test } from 'vitest';
import { words } from '../words/index.ts';
import { unreadable } from './readText.ts';

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
    unreadable(error, 'a.txt', words(language).counting),
  );
  expect(en).toMatchObject({ exitCode, message: expect.stringContaining(english) });
  expect(ja).toMatchObject({ exitCode, message: expect.stringContaining(japanese) });
  expect(en!.message).toContain('“a.txt”');
});
