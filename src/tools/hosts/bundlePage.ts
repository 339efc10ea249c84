import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { oneFile } from './oneFile.ts';

const root = join(import.meta.dirname, '../../..');

/** Makes a bundle in memory, and returns its only file. */
export async function onlyFile(options: Parameters<typeof build>[0]): Promise<string> {
  const built = await build({ root, mode: 'hosts', logLevel: 'warn', ...options });
  const { output } = built as { output: (Rolldown.OutputAsset | Rolldown.OutputChunk)[] };
  const [file, ...others] = output;
  if (!file || others.length > 0) throw new Error('It is not one file.');
  return file.type === 'asset' ? String(file.source) : file.code;
}

/** The page as one file. */
export const bundlePage = (): Promise<string> =>
  onlyFile({ plugins: [oneFile], build: { write: false } });
