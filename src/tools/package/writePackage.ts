import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { engines, license, version } from '../../../package.json';
import { writeDeclarations } from './declarations.ts';
import type { PackageDefinition } from './definition.ts';

const root = join(import.meta.dirname, '../../..');

/** The file of the terminal command. */
const COMMAND = 'fitful.mjs';

/** Makes a package in a folder, in place of what is there. */
export async function writePackage(definition: PackageDefinition, folder: string): Promise<void> {
  const { entries, readme, hasCommand } = definition;
  await bundleModules(definition, folder);
  if (hasCommand) await bundleCommand(folder);
  writeDeclarations(Object.values(entries), join(folder, 'types'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  copyFileSync(join(root, readme), join(folder, 'README.md'));
  const manifest = `${JSON.stringify(manifestOf(definition), undefined, 2)}\n`;
  writeFileSync(join(folder, 'package.json'), manifest);
}

/** Bundles the modules of a package into a folder, in place of what is there, with the licences of what else is in them. */
export async function bundleModules(
  { entries, plugins }: Pick<PackageDefinition, 'entries' | 'plugins'>,
  folder: string,
): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [...plugins],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      // Whoever bundles it does that.
      minify: false,
      license: { fileName: 'licenses.md' },
      lib: { entry: inRoot(entries), formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'shared.js' } },
    },
  });
}

const inRoot = (entries: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)]));

async function bundleCommand(folder: string): Promise<void> {
  const config = join(root, 'vite.config.ts');
  const into = { outDir: folder, emptyOutDir: false };
  await build({ root, configFile: config, mode: 'terminal', logLevel: 'warn', build: into });
}

/** What npm and bundlers read of a package. */
function manifestOf({ name, description, keywords, entries, hasCommand }: PackageDefinition) {
  const exported = Object.keys(entries).map((entry) => [
    entry === 'index' ? '.' : `./${entry}`,
    { types: `./types/${entry}.d.ts`, default: `./${entry}.js` },
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
    files: ['*.js', 'types', 'licenses.md', ...(hasCommand ? [COMMAND] : [])],
    sideEffects: false,
    engines,
  };
}
