import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The modules that a declaration names. */
const named = /(?<=\bfrom |\bimport\()(['"])(.+?)\1/g;

/**
 * Writes the declarations of some modules, and of those that they name, into a folder.
 *
 * @param entries modules of one folder, from the root
 * @throws Error if a declaration leads out of that folder: what is published has types of its own
 */
export function writeDeclarations(entries: readonly string[], folder: string): void {
  const drafts = mkdtempSync(join(tmpdir(), 'fitful-types-'));
  try {
    emit(entries, drafts);
    mkdirSync(folder, { recursive: true });
    const seen = new Set<string>();
    const own = dirname(relative('src', entries[0]!));
    const copy = (module: string): void => {
      if (seen.has(module)) return;
      seen.add(module);
      const text = readFileSync(join(drafts, own, `${module}.d.ts`), 'utf8');
      for (const [, , name] of text.matchAll(named)) {
        const [, other] = /^\.\/([^/]+)\.ts$/.exec(name!) ?? [];
        if (other === undefined) throw new Error(`The declarations of ${module} name ${name}.`);
        copy(other);
      }
      const published = text.replaceAll(named, (quoted) => quoted.replace(/\.ts(?=['"])/, '.js'));
      writeFileSync(join(folder, `${module}.d.ts`), published);
    };
    for (const entry of entries) copy(basename(entry, '.ts'));
  } finally {
    rmSync(drafts, { recursive: true });
  }
}

/** Emits the declarations of some modules and of all that they import. */
function emit(entries: readonly string[], folder: string): void {
  const config = join(folder, 'tsconfig.json');
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      types: [],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: join(root, 'src'),
      outDir: folder,
    },
    files: entries.map((entry) => join(root, entry)),
    include: [join(root, dirname(entries[0]!), '*.d.ts')],
  };
  writeFileSync(config, JSON.stringify(settings));
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' });
}
