/** The code of a language in a document, block by block. */
export const codeIn = (document: string, language: string): string[] =>
  [...document.matchAll(/^```(\w*)\n(.*?)^```$/gms)]
    .filter(([, of]) => of === language)
    .map(([, , code]) => code!);

/** What code says that it prints: all its comments. */
export const printedBy = (code: string): string =>
  [...code.matchAll(/(?:^|; )\/\/ (.*)$/gm)].map(([, printed]) => `${printed}\n`).join('');
