import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Control } from '../../settings/controls.ts';
import { oneFile } from './oneFile.ts';

const root = join(import.meta.dirname, '../../..');

/** Makes a bundle in memory, and returns its only file. */
async function onlyFile(options: Parameters<typeof build>[0]): Promise<string> {
  const built = await build({ root, mode: 'hosts', logLevel: 'warn', ...options });
  const { output } = built as { output: (Rolldown.OutputAsset | Rolldown.OutputChunk)[] };
  const [file, ...others] = output;
  if (!file || others.length > 0) throw new Error('It is not one file.');
  return file.type === 'asset' ? String(file.source) : file.code;
}

/** The page as one file. */
export const bundlePage = (): Promise<string> =>
  onlyFile({ plugins: [oneFile], build: { write: false } });

/** The hosts whose calls are answered by a script of their own, and the function that starts it. */
const bridges = { lively: 'bridgeToLively', wallpaperEngine: 'bridgeToWallpaperEngine' } as const;

/** The script that answers the calls of a host with certain controls. */
export function bundleBridge(
  host: keyof typeof bridges,
  controls: readonly Control[],
): Promise<string> {
  const entry = 'virtual:bridge';
  const start = `import { ${bridges[host]} as start } from '/src/app/hosts/${host}.ts';
start(${JSON.stringify(controls)});`;
  return onlyFile({
    configFile: false,
    plugins: [
      {
        name: 'bridge',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? start : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'bridge.js' } },
    },
  });
}
