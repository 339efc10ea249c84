import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { themes } from '../../theme/index.ts';
import { atlasEntrance } from '../../ui/atlas/entrance.ts';
import { classEntrance } from '../../ui/class/entrance.ts';
import { generateEntrance } from '../../ui/generate/entrance.ts';
import { playEntrance } from '../../ui/play/entrance.ts';
import { raceEntrance } from '../../ui/race/entrance.ts';
import { languages, loadAllWords, words, type Language } from '../../words/index.ts';

await loadAllWords();

const [first, ...others] = languages as readonly [Language, ...Language[]];

/** A member of the manifest in the first language, and beside it in all others. */
const inAll = <Member extends string>(
  member: Member,
  say: (language: Language) => string,
): Record<Member, string> =>
  ({
    [member]: say(first),
    [`${member}_localized`]: Object.fromEntries(others.map((one) => [one, say(one)])),
  }) as Record<Member, string>;

const shortcut = (url: string, name: (language: Language) => string) => ({
  ...inAll('name', name),
  url,
});

/** The modes that have a button, in the order of those. */
const entrances = [raceEntrance, generateEntrance, classEntrance, playEntrance, atlasEntrance];

const icon = (name: string, size: number, purpose: string) => ({
  src: `${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const icons = [
  icon('icon-192', 192, 'any'),
  icon('icon-512', 512, 'any'),
  icon('icon-maskable', 512, 'maskable'),
];

const { outer } = themes.midnight.background;

/** What the system is told of the page as an app. */
export const manifest = {
  id: './',
  start_url: './',
  scope: './',
  lang: first,
  dir: 'ltr' as const,
  name: 'Fitful',
  short_name: 'Fitful',
  display: 'standalone' as const,
  ...inAll('description', (language) => words(language).page.what),
  theme_color: outer,
  background_color: outer,
  categories: ['entertainment', 'education'],
  icons,
  shortcuts: [
    shortcut('./', (language) => words(language).settings.leftAlone),
    shortcut('./?mode=play&puzzle=today', (language) => words(language).today.title),
    ...entrances.map((entrance) =>
      shortcut(`./?mode=${entrance.id}`, (language) => entrance.texts(words(language)).title),
    ),
  ],
  // What is opened so is taken as a file that is dropped on the page.
  file_handlers: [{ action: './', accept: { 'text/plain': ['.txt'] } }],
};

type Route = NonNullable<Partial<VitePWAOptions['workbox']>['runtimeCaching']>[number];

/**
 * The page itself comes from the network, so that whoever loads it has the newest one; where that does not
 * answer properly within three seconds, as it was kept. All other files are named after their content, and
 * come from where they are kept.
 *
 * The functions are part of the service worker, so they use nothing that is not in them.
 */
const page: Route = {
  urlPattern: ({ request, url }) =>
    request.mode === 'navigate' && url.pathname === new URL('./', location.href).pathname,
  handler: async ({ request }) => {
    const ask = () => fetch(request, { cache: 'no-cache' });
    const late = new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), 3000);
    });
    const answer = await Promise.race([ask().catch(() => undefined), late]);
    if (answer?.ok || answer?.type === 'opaqueredirect') return answer;
    const kept = await caches.match('index.html', { ignoreSearch: true });
    return kept ?? answer ?? ask();
  },
};

const worker = VitePWA({
  // The page registers it, once it has time.
  injectRegister: false,
  manifest,
  includeManifestIcons: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,json,svg,woff2}'],
    // Pages that only lead to this one.
    globIgnores: ['puzzles/**'],
    // Asked for by its folder, the page is none of the files that are kept.
    directoryIndex: '',
    // The first visit, too, is to need no server for long.
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    navigateFallback: null,
    runtimeCaching: [page],
    sourcemap: false,
  },
});

const iconFiles: Plugin = {
  name: 'icon-files',
  apply: 'build',
  generateBundle() {
    for (const { src } of icons) {
      const source = readFileSync(join(import.meta.dirname, '../../../assets/icons', src));
      this.emitFile({ type: 'asset', fileName: src, source });
    }
  },
};

/** Makes the page an app that can be installed, and that needs no server once it has been open. */
export const installable = [iconFiles, worker];
