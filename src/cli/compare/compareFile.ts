import { tasksOf, type Comparison } from '../../experiment/comparison/comparison.ts';
import { readFigures, SEARCHES, writeFigures } from '../../experiment/comparison/savedFigures.ts';
import type { Known } from '../../experiment/comparison/table.ts';
import { writeTerms } from '../../experiment/comparison/terms.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { seal, unseal } from '../../solve/saved/seal.ts';
import { isRecord } from '../../solve/saved/validate.ts';
import { lateWords, words, type Language } from '../../words/index.ts';
import { CliError, FAILED } from '../cliError.ts';
import { digestOf } from '../count/countFile.ts';
import { isNotThere, readText, replaceFile } from '../files.ts';

/** Incremented whenever the format, or the order of runs, changes. */
const VERSION = 1;
/** Far more than any comparison needs. */
const MOST_BYTES = 100_000_000;

/** What has to agree with a saved comparison. */
const aboutOf = (comparison: Comparison) => ({
  puzzles: comparison.puzzles.map(({ text }) => digestOf(parsePuzzle(text))),
  terms: writeTerms(comparison),
});

/**
 * Writes the figures of complete runs, all or nothing.
 *
 * @throws CliError
 */
export function saveComparison(
  name: string,
  comparison: Comparison,
  known: Known,
  language: Language,
): void {
  const content = {
    fitful: 'comparison',
    version: VERSION,
    searches: SEARCHES,
    ...aboutOf(comparison),
    runs: writeFigures(known),
  };
  try {
    replaceFile(name, `${seal(content)}\n`);
  } catch {
    throw new CliError(lateWords(words(language)).comparing.cannotSaveTo(name), FAILED);
  }
}

/**
 * Reads the figures of a saved comparison; none if there is no file.
 *
 * @throws CliError if the file is something else, damaged, or belongs to another comparison
 */
export async function loadComparison(
  name: string,
  comparison: Comparison,
  language: Language,
): Promise<Known> {
  const { comparing: say, counting } = lateWords(words(language));
  const text = await readText(name, MOST_BYTES, say.notAComparison(name), counting).catch(
    (error: unknown) => {
      if (isNotThere(error)) return undefined;
      throw error;
    },
  );
  if (text === undefined) return [];
  const [, version] = /^\{"fitful":"comparison","version":(\d{1,9}),/.exec(text) ?? [];
  if (version === undefined) throw new CliError(say.notAComparison(name));
  if (Number(version) !== VERSION) throw new CliError(say.otherVersion(name));
  const found = unseal(text);
  if (!isRecord(found)) throw new CliError(say.damaged(name));
  if (found['searches'] !== SEARCHES) throw new CliError(say.otherSearches(name));
  const { puzzles, terms } = aboutOf(comparison);
  if (String(found['puzzles']) !== String(puzzles) || found['terms'] !== terms)
    throw new CliError(say.otherComparison(name));
  const known = readFigures(found['runs'], tasksOf(comparison).length);
  if (!known) throw new CliError(say.damaged(name));
  return known;
}
