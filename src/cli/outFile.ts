import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { CliError, FAILED } from './cliError.ts';
import type { Call } from './command.ts';
import { replaceFile } from './files.ts';
import { lateWords, words } from '../words/index.ts';

/**
 * The format that the name of the file for a result asks for; the first one if there is no file.
 *
 * @throws CliError for a file of another format
 */
export function formatOf<Format extends string>(
  { options, say }: Call,
  formats: readonly [Format, ...Format[]],
): Format {
  const { out } = options;
  if (out === undefined) return formats[0];
  const asked = extname(out).slice(1).toLowerCase();
  const found = formats.find((format) => format === asked);
  if (found) return found;
  const endings = formats.map((format) => `.${format}`);
  throw new CliError(asked === 'png' ? say.noPng(endings) : say.badFormat('--out', out, endings));
}

/**
 * Writes a result into the file that the options name, else to stdout.
 *
 * @throws CliError if the file cannot be written
 */
export function* write({ options, language }: Call, text: string): Generator<string, void> {
  const { out } = options;
  if (out === undefined) {
    yield text;
    return;
  }
  try {
    replaceFile(out, text);
  } catch {
    throw new CliError(lateWords(words(language)).counting.cannotSave(out), FAILED);
  }
}

/**
 * Checks that a file can be written, before the work for it is done; it is left as it is.
 *
 * @throws CliError that says why it cannot
 */
export function checkWritable(out: string, { say, language }: Call): void {
  const folder = dirname(out);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CliError(say.noFolder(folder, out), FAILED);
  try {
    const found = statSync(out, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw new Error('A folder has that name.');
    accessSync(found ? out : folder, constants.W_OK);
  } catch {
    throw new CliError(lateWords(words(language)).counting.cannotSave(out), FAILED);
  }
}

/**
 * Writes a result that is no text into a file.
 *
 * @throws CliError if the file cannot be written
 */
export function writeBytes(out: string, file: Uint8Array, { language }: Call): void {
  try {
    writeFileSync(out, file);
  } catch {
    throw new CliError(lateWords(words(language)).counting.cannotSave(out), FAILED);
  }
}
