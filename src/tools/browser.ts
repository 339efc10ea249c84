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

/** Draws without a graphics card, and keeps the browser from calling home. */
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

/** A browser that can be started here, and what Playwright needs to start it. */
interface Startable {
  readonly name: 'packaged' | 'current';
  readonly options: LaunchOptions;
}

/**
 * The browsers that can be started here: first the one that comes as a package, which is the same for
 * everybody with Linux on x64, then a current one, if there is one.
 *
 * @throws Error with a sentence that says what to install.
 */
export function browsers(): Startable[] {
  const found = [packaged(), current()].filter((one) => one !== undefined);
  if (found.length > 0) return found;
  throw new Error('The page tests need Chrome: install it, or set CHROME_PATH to its program.');
}

/** What Playwright needs to start a browser for pictures and measurements: a current one, if there is one. */
export const launchOptions = (): LaunchOptions => browsers().at(-1)!.options;

function packaged(): Startable | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = unpack();
  const env = { ...definedEnvironment(), ...librariesIn(folder) };
  const executablePath = join(folder, 'chromium');
  return { name: 'packaged', options: { ...common, executablePath, env } };
}

/** The browser that CHROME_PATH names, else Playwright's own, else one that is installed. */
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

  // Under another name first, so that an interrupted run leaves nothing that looks complete.
  const partial = `${folder}-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  try {
    // The package takes its folder from the environment, and unpacks its libraries only for Lambda.
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

/** Names the fonts that were unpacked beside it; the package's own names places on another machine. */
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

/** The environment without the holes that its type allows. */
function definedEnvironment(): Record<string, string> {
  return JSON.parse(JSON.stringify(process.env)) as Record<string, string>;
}
