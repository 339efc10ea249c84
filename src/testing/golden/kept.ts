import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { decodePng } from '../../tools/png.ts';
import { differingBlocks } from './compare.ts';

/** Whether pictures are drawn anew, by `npm run golden`, rather than compared. */
const isDrawing = process.env['MODE'] === 'golden';
const folder = new URL('pictures/', import.meta.url);

/** Where a picture differs from the one kept by its name; then it is put beside the build, to be looked at. */
export function differing(name: string, png: Buffer): readonly string[] {
  const file = new URL(`${name}.png`, folder);
  if (isDrawing) writeFileSync(file, png);
  const blocks = differingBlocks(decodePng(readFileSync(file)), decodePng(png));
  if (blocks.length === 0) return [];
  const seen = new URL('../../../dist/golden/', import.meta.url);
  mkdirSync(seen, { recursive: true });
  writeFileSync(new URL(`${name}.png`, seen), png);
  return blocks.map((block) => `${name} ${block}`);
}
