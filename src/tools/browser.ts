import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Renders in software, and keeps the browser from calling home. */
const flags = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const common: LaunchOptions = { args: flags, chromiumSandbox: false };

/** An available browser, and the options with which Playwright starts it. */
interface Startable {
  readonly name: 'packaged' | 'current';
  readonly options: LaunchOptions;
}

/**
 * The available browsers: first the packaged one, which is the same on every Linux x64 machine,
 * then a current one, if there is one.
 *
 * @throws Error with a sentence that says what to install
 */
export function browsers(): Startable[] {
  const found = [packaged(), current()].filter((one) => one !== undefined);
  if (found.length > 0) return found;
  throw new Error('The page tests need Chrome: install it, or set CHROME_PATH to its program.');
}

/** The options for pictures and measurements: those of a current browser, if there is one. */
export const launchOptions = (): LaunchOptions => browsers().at(-1)!.options;

function packaged(): Startable | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = unpack();
  const env = { ...definedEnvironment(), ...librariesIn(folder) };
  const executablePath = join(folder, 'chromium');
  return { name: 'packaged', options: { ...common, executablePath, env } };
}

/** The browser named by CHROME_PATH, else Playwright's own, else an installed one. */
function current(): Startable | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROME_PATH names ${chosen}, and there is no such file.`);
  const found =
    chosen || [chromium.executablePath(), ...installed].find((path) => existsSync(path));
  return found ? { name: 'current', options: { ...common, executablePath: found } } : undefined;
}

/** The folder of the packaged browser, unpacked on first use. */
function unpack(): string {
  const modules = join(import.meta.dirname, '../../node_modules');
  const about = readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(about) as { version: string };
  const folder = join(modules, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;

  // Under a temporary name, so that an interrupted run leaves nothing that looks complete.
  const partial = `${folder}-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  try {
    // The package takes its folder from the environment, and unpacks its libraries only on Lambda.
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        "import packaged from '@sparticuz/chromium'; await packaged.executablePath();",
      ],
      {
        cwd: modules,
        env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      },
    );
    writeFileSync(join(partial, 'fonts/fonts.conf'), fonts);
    if (!existsSync(folder)) renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return folder;
}

/** Refers to the unpacked fonts; the package's own file has paths of another machine. */
const fonts = `<?xml version="1.0"?>
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir prefix="relative">../fonts-cache</cachedir>
</fontconfig>
`;

const librariesIn = (folder: string) => ({
  LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
  FONTCONFIG_PATH: join(folder, 'fonts'),
});

/** The environment without undefined values. */
function definedEnvironment(): Record<string, string> {
  return JSON.parse(JSON.stringify(process.env)) as Record<string, string>;
}
