import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PackageDefinition } from '../../tools/package/definition.ts';
import { writePackage } from '../../tools/package/writePackage.ts';

const root = join(import.meta.dirname, '../../..');

/** A project that uses a package as npm packs it. */
export interface InstalledPackage {
  /** The files of the package. */
  readonly packed: readonly string[];
  /** The folder of the project. */
  readonly app: string;
  /** Runs a program in that folder; fails if the program does. */
  readonly run: (program: string, ...args: string[]) => Promise<string>;
}

/** Makes a package, packs it, and installs that in a new project, all in a folder. */
export async function installPackage(
  definition: PackageDefinition,
  folder: string,
): Promise<InstalledPackage> {
  const [made, app] = [join(folder, 'made'), join(folder, 'app')];
  await writePackage(definition, made);
  mkdirSync(app);
  const run = async (program: string, ...args: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(program, args, { cwd: app });
    return stdout;
  };
  const about = await run('npm', 'pack', made, '--json', '--pack-destination', folder);
  const [{ filename, files }] = JSON.parse(about) as [
    { filename: string; files: readonly { path: string }[] },
  ];
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }');
  await run('npm', 'install', join(folder, filename), '--offline', '--no-audit', '--no-fund');
  return { packed: files.map(({ path }) => path), app, run };
}

/**
 * What the compiler says of a program that uses a package, as strict as it can be; '' if nothing.
 *
 * @param files by name: the texts of its modules
 */
export async function typeErrors(
  { app, run }: Pick<InstalledPackage, 'app' | 'run'>,
  files: readonly (readonly [name: string, text: string])[],
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const source = mkdtempSync(join(app, 'types-'));
  for (const [name, text] of files) writeFileSync(join(source, name), text);
  const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false };
  const target = { target: 'ES2022', types: [], noEmit: true, ...options };
  const settings = { compilerOptions: { ...target, ...strict, noUncheckedIndexedAccess: true } };
  writeFileSync(join(source, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = join(root, 'node_modules/.bin/tsc');
  return run(tsc, '-p', source).catch(({ stdout }: { stdout: string }) => stdout);
}

/** Lets a project use some packages that this one has. */
export function linkPackages(
  { app }: Pick<InstalledPackage, 'app'>,
  names: readonly string[],
): void {
  for (const name of names) {
    const link = join(app, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
}
