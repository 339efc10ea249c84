import { controls } from '../../settings/hostControls.ts';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Control } from '../../settings/controls.ts';
import { languages, loadAllWords } from '../../words/index.ts';
import { addressTable, kioskScript, obsLine, webViewScreenSaverList } from './addresses.ts';
import { androidResources } from './android.ts';
import { bundlePage, onlyFile } from './bundlePage.ts';
import { withContentPolicy, withFirstScript } from './oneFile.ts';
import { livelyPackage } from './lively.ts';
import { wallpaperEngineProject } from './wallpaperEngine.ts';

const templates = join(import.meta.dirname, '../../../assets/hosts');

const root = join(import.meta.dirname, '../../..');

/** The hosts whose calls are answered by a script of their own, and the function that starts it. */
const bridges = { lively: 'bridgeToLively', wallpaperEngine: 'bridgeToWallpaperEngine' } as const;

/** The script that answers the calls of a host with certain controls. */
function bundleBridge(host: keyof typeof bridges, controls: readonly Control[]): Promise<string> {
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

/*
 * Builds the page for the hosts that show it as screensaver or wallpaper, into the folder named, else
 * `dist/hosts`.
 */
const [, , folder = join(root, 'dist/hosts')] = process.argv;
rmSync(folder, { recursive: true, force: true });
const [page, forLively, forWallpaperEngine] = await Promise.all([
  bundlePage(),
  bundleBridge('lively', controls),
  bundleBridge('wallpaperEngine', controls),
]);
const preview = readFileSync(join(templates, 'preview.jpg'));
const write = (path: string, content: string | Uint8Array): void => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const alone = withContentPolicy(page);
const bridged = (script: string): string => withContentPolicy(withFirstScript(page, script));

await loadAllWords();
write('fitful.html', alone);
write('addresses.md', addressTable());
write('webviewscreensaver.json', webViewScreenSaverList());
write('obs.txt', obsLine());
write('kiosk.sh', kioskScript());
chmodSync(join(folder, 'kiosk.sh'), 0o755);

for (const language of languages)
  write(`lively-${language}.zip`, livelyPackage(bridged(forLively), preview, language));

write('wallpaper-engine/index.html', bridged(forWallpaperEngine));
write(
  'wallpaper-engine/project.json',
  `${JSON.stringify(wallpaperEngineProject(), undefined, 2)}\n`,
);
write('wallpaper-engine/preview.jpg', preview);

const app = 'android-tv/app/src/main';
cpSync(join(templates, 'android-tv'), join(folder, 'android-tv'), { recursive: true });
write(`${app}/assets/fitful.html`, alone);
for (const [path, content] of Object.entries(androidResources()))
  write(`${app}/res/${path}`, content);
