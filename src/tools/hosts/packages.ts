import { controls } from '../../settings/hostControls.ts';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../../words/index.ts';
import { addressTable, kioskScript, obsLine, webViewScreenSaverList } from './addresses.ts';
import { androidResources } from './android.ts';
import { bundleBridge, bundlePage } from './bundle.ts';
import { withContentPolicy, withFirstScript } from './contentPolicy.ts';
import { livelyPackage } from './lively.ts';
import { wallpaperEngineProject } from './wallpaperEngine.ts';

const templates = join(import.meta.dirname, '../../../assets/hosts');

/** Builds the page for every host into a folder. */
export async function buildHosts(folder: string): Promise<void> {
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
}
