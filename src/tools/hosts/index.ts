import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildHosts } from './packages.ts';

/**
 * Builds the page for the hosts that show it as screensaver or wallpaper, into the folder named, else
 * `dist/hosts`.
 */
const [, , folder = join(import.meta.dirname, '../../../dist/hosts')] = process.argv;
rmSync(folder, { recursive: true, force: true });
await buildHosts(folder);
