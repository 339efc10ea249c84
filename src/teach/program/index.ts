import { javaScriptOf } from './javaScript.ts';
import type { Program } from './program.ts';
import { pythonOf } from './python.ts';
import type { ProgramWords } from './text.ts';

interface Writer {
  /** Its own name. */
  readonly name: string;
  readonly ending: string;
  write(program: Program, title: string, say: ProgramWords): string;
}

/** The languages of programs, by their names in commands. */
export const programLanguages = {
  python: { name: 'Python', ending: 'py', write: pythonOf },
  js: { name: 'JavaScript', ending: 'js', write: javaScriptOf },
} satisfies Record<string, Writer>;

export type ProgramLanguage = keyof typeof programLanguages;
