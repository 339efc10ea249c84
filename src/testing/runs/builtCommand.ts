import { join } from 'node:path';
import { build } from 'vite';

/** Builds the terminal command into a folder, where there is nothing else that it needs; returns its path. */
export async function buildCommand(folder: string): Promise<string> {
  await build({ mode: 'terminal', logLevel: 'warn', build: { outDir: folder } });
  return join(folder, 'fitful.mjs');
}
