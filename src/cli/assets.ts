import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../assets');

/**
 * The texts of all files of a folder of the assets, by name without the ending. In the built command, which
 * carries the assets with it, `inlineAssets` takes the place of this module.
 *
 * @param path the folder, such as `puzzles`; '' for the assets themselves
 * @param ending with its dot
 */
export function assetTexts(path: string, ending: string): Record<string, string> {
  const files = readdirSync(join(folder, path)).filter((file) => file.endsWith(ending));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -ending.length),
      readFileSync(join(folder, path, file), 'utf8'),
    ]),
  );
}
