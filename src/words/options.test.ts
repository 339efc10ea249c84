import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile } from '../solve/problem.ts';
import { plainSearch } from '../solve/search.ts';
import { MomentExplainer } from '../teach/moment/momentExplainer.ts';
import { namesOf } from '../teach/moment/names.ts';
import { anyCover } from '../testing/random/anyCover.ts';
import { tries } from '../testing/random/situations.ts';
import { runs } from '../testing/share.ts';
import { late as lateEn, said as saidEn } from './en/options/index.ts';
import { captionOf, languages, lateWords, words, wordsFor, type Language } from './index.ts';
import { late as lateJa, said as saidJa } from './ja/options/index.ts';

/** What is said of pieces alone, in each language. */
const ofPieces: Readonly<Record<Language, RegExp>> = {
  en: /\b(pieces?|boards?|cells?|turn(s|ed)?|flip(s|ped)?|mirrored|lay(s|ing)?|laid|placed|placements?|rotat\w+)\b/i,
  ja: /ピース|マス|盤面|回転|裏返|置[いかきくけこ]/,
};

const areOptions = { areOptions: true };

/** The paths of all words, and what is fixed of what is said. */
const leaves = (part: object, path = ''): [path: string, said: unknown][] =>
  Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leaves(value, `${path}.${key}`)
      : [[`${path}.${key}`, value]],
  );

test('the same is said otherwise of options in every language', () => {
  const paths = (part: object): string[] =>
    leaves(part)
      .map(([path]) => path)
      .sort();
  expect(paths(saidJa)).toEqual(paths(saidEn));
  expect(paths(lateJa)).toEqual(paths(lateEn));
});

/** What is never said of options: they are neither turned, held nor made, nor seen to touch; and what is said of trees. */
const unsaid =
  /^(play\.(turn|flip)|race\.figures\.whole|ui\.(openTextHint|divide)|program\.comments\.(held|kinds)|solutionList\.(sorts\.edge|features\.flip|featureHints\.(?!symmetry).*)|twoTrees\.(views\..*|issues\.held))$/;

test.each(languages)(
  'where pieces are options, nothing that is said of them names pieces in %s',
  (language) => {
    const all = wordsFor(areOptions, language);
    const late = lateWords(all);
    const parts = [
      ...(Object.keys(saidEn) as (keyof typeof all)[]).map((key) => [key, all[key]] as const),
      ...(Object.keys(lateEn) as (keyof typeof late)[]).map((key) => [key, late[key]] as const),
    ];
    const wrong = parts
      .flatMap(([key, part]) => (typeof part === 'object' ? leaves(part, key) : []))
      .filter(([path, said]) => typeof said !== 'function' && !unsaid.test(path))
      .filter(([, said]) => ofPieces[language].test(String(said).replace('Dancing Cells', '')));
    expect(wrong).toEqual([]);
  },
);

test('all else is said of options as of pieces', () => {
  for (const language of languages) {
    expect(wordsFor({ areOptions: false }, language)).toBe(words(language));
    expect(wordsFor(areOptions, language).counting).toBe(words(language).counting);
    expect(wordsFor(areOptions, language).play.undo).toBe(words(language).play.undo);
  }
});

test('no moment of a search for an exact cover is said of pieces', () => {
  fc.assert(
    fc.property(
      anyCover,
      fc.constantFrom('backtrack' as const, 'dlx' as const),
      (cover, solver) => {
        const problem = compile(parsePuzzle(cover.text));
        const search = { ...plainSearch, solver };
        const explainer = new MomentExplainer(problem, search);
        const names = namesOf(problem);
        for (const situation of [...tries(problem, search)].slice(0, 200))
          for (const language of languages)
            expect(captionOf(explainer.of(situation, 'tries'), names, language)).not.toMatch(
              ofPieces[language],
            );
      },
    ),
    runs(60),
  );
});
