import type { Plugin } from 'vite';

/** A package for npm, made of modules of `src/`. */
export interface PackageDefinition {
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** By the name of its file in the package, `index` for what the package itself is: a module, from the root. */
  readonly entries: Readonly<Record<string, string>>;
  readonly plugins: readonly Plugin[];
  /** The document that is its README, from the root. */
  readonly readme: string;
  /** Whether the terminal command is in it, under its name. */
  readonly hasCommand: boolean;
}
