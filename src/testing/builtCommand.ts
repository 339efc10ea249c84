import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const assets = join(import.meta.dirname, '../../assets');

/** Builds the terminal command into an empty folder, with its assets; returns its path. */
export async function buildCommand(folder: string): Promise<string> {
  const outDir = join(folder, 'build');
  await build({ mode: 'terminal', logLevel: 'warn', build: { outDir } });
  symlinkSync(assets, join(folder, 'assets'));
  return join(outDir, 'fitful.mjs');
}
