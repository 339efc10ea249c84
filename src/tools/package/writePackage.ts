import { copyFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { engines, license, version } from '../../../package.json';
import { bundlePage } from '../hosts/bundlePage.ts';
import { withContentPolicy } from '../hosts/oneFile.ts';
import { completeLicenses, licenses } from '../vite/licenses.ts';
import { writeDeclarations } from './declarations.ts';
import type { PackageDefinition } from './definition.ts';

const root = join(import.meta.dirname, '../../..');

/** The files of the terminal command: its own, and the page, of which it makes films. */
const COMMAND = 'fitful.mjs';
const PAGE = 'page.html';

/** Makes a package in a folder, in place of what is there. */
export async function writePackage(definition: PackageDefinition, folder: string): Promise<void> {
  const { entries, types, readme, hasCommand } = definition;
  await bundleModules(definition, folder);
  if (hasCommand) await bundleCommand(folder);
  writeDeclarations(Object.values({ ...entries, ...types }), join(folder, 'types'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  copyFileSync(join(root, readme), join(folder, 'README.md'));
  const manifest = `${JSON.stringify(manifestOf(definition), undefined, 2)}\n`;
  writeFileSync(join(folder, 'package.json'), manifest);
}

/** Bundles the modules of a package into a folder, in place of what is there, with the licences of what else is in them. */
export async function bundleModules(
  { entries, plugins, isForPages }: Pick<PackageDefinition, 'entries' | 'plugins' | 'isForPages'>,
  folder: string,
): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [...plugins, completeLicenses],
    // Those of Vite but for one that goes by `NODE_ENV`: a package is the same wherever it is made.
    resolve: { conditions: ['module', 'browser', 'production'] },
    worker: { format: 'iife' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      // Else whoever bundles it does that. Modules of libraries are never minified whole, scripts of workers are.
      minify: isForPages,
      cssCodeSplit: false,
      license: { fileName: licenses },
      lib: { entry: inRoot(entries), formats: ['es'] },
      rolldownOptions: {
        output: {
          minify: isForPages,
          entryFileNames: '[name].js',
          chunkFileNames: isForPages ? '[name].js' : 'shared.js',
        },
      },
    },
  });
}

const inRoot = (entries: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)]));

async function bundleCommand(folder: string): Promise<void> {
  const config = join(root, 'vite.config.ts');
  const into = { outDir: folder, emptyOutDir: false };
  await build({ root, configFile: config, mode: 'terminal', logLevel: 'warn', build: into });
  writeFileSync(join(folder, PAGE), withContentPolicy(await bundlePage()));
}

/** What npm and bundlers read of a package. */
function manifestOf({
  name,
  description,
  keywords,
  entries,
  types = {},
  hasCommand,
  isForPages,
}: PackageDefinition) {
  const exported = Object.keys(entries).map((entry) => [
    entry === 'index' ? '.' : `./${entry}`,
    { types: `./types/${basename(types[entry] ?? entry, '.ts')}.d.ts`, default: `./${entry}.js` },
  ]);
  return {
    name,
    version,
    description,
    keywords,
    license,
    type: 'module',
    exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
    ...(hasCommand && { bin: { [name]: COMMAND } }),
    files: ['*.js', 'types', licenses, ...(hasCommand ? [COMMAND, PAGE] : [])],
    sideEffects: isForPages,
    engines,
  };
}
