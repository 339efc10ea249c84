import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile } from '../solve/problem.ts';
import { plainSearch } from '../solve/search.ts';
import { MomentExplainer } from '../teach/moment/momentExplainer.ts';
import { namesOf } from '../teach/moment/names.ts';
import { proofOf } from '../teach/weighting/account.ts';
import { anyCover } from '../testing/random/anyCover.ts';
import { tries } from '../testing/random/situations.ts';
import { runs } from '../testing/share.ts';
import { late as lateEn, said as saidEn } from './en/options/index.ts';
import {
  captionOf,
  languages,
  lateWords,
  proofSentence,
  words,
  wordsFor,
  type Language,
} from './index.ts';
import { late as lateJa, said as saidJa } from './ja/options/index.ts';

/** What is said of pieces alone, in each language. */
const ofPieces: Readonly<Record<Language, RegExp>> = {
  en: /\b(pieces?|boards?|cells?|turn(s|ed)?|flip(s|ped)?|mirrored|lay(s|ing)?|laid|placed|placements?|rotat\w+)\b/i,
  ja: /ピース|マス|盤面|回転|裏返|(?<!位)置[いかきくけこ]/,
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
  expect(paths(saidJa(words('ja')))).toEqual(paths(saidEn(words('en'))));
  expect(paths(lateJa(lateWords(words('ja'))))).toEqual(paths(lateEn(lateWords(words('en')))));
});

/** What may name pieces, by its path: what is said where no options are on show, or of drawings. */
const exempt = new RegExp(
  `^(${[
    // Of any puzzle: texts and their errors, files, settings, the gallery, days.
    '(puzzle|lesson|blocks)Errors|titles|gallery|cards|settings|today|presenting|experiments',
    'ui\\.(noPieces|openTextHint|divide)|page\\.gameNotKept',
    // Of boards that are made, shuffled or walked through, which are of pieces.
    'generate|walk|wall|headline\\.(divide[sd]|made(In)?|walks)',
    'race\\.(making|badStrategy|figures\\.whole)',
    // Of what is cut, turned or seen to touch, which options are not.
    'picturing\\.(edge|wideKerf|tray|layout|layouts|laidHint)|play\\.(turn|flip|withMouse)',
    'keyList\\.byHand\\.turn',
    'solutionList\\.((sorts|figures)\\.edge|features\\.flip|featureHints\\.(?!symmetry).*)',
    'program\\.comments\\.(held|kinds)|twoTrees\\.(views|cannot)',
    // Of drawings on a page, a picture or a screen, and of how they are heard.
    'picturing\\.(boardAt|transparentHint)|sound\\.several',
  ].join('|')})(\\.|$)`,
);

/** Arguments that sentences take, of every kind. */
const samples = [7, 7n, '7', ['7'], [[7]], { pieces: 7, cells: 7 }];

/** What is fixed of a text, and what a function says: its literals, and its replies to samples that it takes. */
function textsOf(said: unknown): string[] {
  if (typeof said !== 'function') return [String(said)];
  const literals = [...String(said).matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].map(([text]) =>
    text.replaceAll(/\$\{[^{}]*\}/g, '…'),
  );
  const replies = samples.flatMap((sample) => {
    try {
      return [String((said as (...args: unknown[]) => unknown)(...Array<unknown>(6).fill(sample)))];
    } catch {
      return [];
    }
  });
  return [...literals, ...replies];
}

/** Names that stay: of an algorithm, of a rule in code, of parameters. */
const names = /Dancing Cells|dead-cells|pieces=|laid=/g;

/** The paths of all that names pieces and is not exempt. */
const naming = (said: object, language: Language): string[] =>
  Object.entries(said)
    .flatMap(([key, part]: [string, unknown]) =>
      typeof part === 'object' && part !== null ? leaves(part, key) : [[key, part] as const],
    )
    .filter(([path]) => !exempt.test(path))
    .filter(([, text]) =>
      textsOf(text).some((one) => ofPieces[language].test(one.replaceAll(names, ''))),
    )
    .map(([path]) => path);

test.each(languages)(
  'where pieces are options, nothing that is said of them names pieces in %s',
  (language) => {
    const all = wordsFor(areOptions, language);
    expect(naming(all, language)).toEqual([]);
    expect(naming(lateWords(all), language)).toEqual([]);
    // What is looked for is found where pieces are pieces.
    expect(naming(words(language), language)).toEqual(
      expect.arrayContaining(['headline.sized', 'proof.each', 'held.label']),
    );
    expect(naming(lateWords(words(language)), language)).toContain('counting.line');
  },
);

test('all else is said of options as of pieces', () => {
  for (const language of languages) {
    expect(wordsFor({ areOptions: false }, language)).toBe(words(language));
    expect(wordsFor(areOptions, language).walk).toBe(words(language).walk);
    expect(wordsFor(areOptions, language).play.undo).toBe(words(language).play.undo);
  }
});

test('no proof that options cannot cover all items is said of pieces', () => {
  let proofs = 0;
  fc.assert(
    fc.property(anyCover, (cover) => {
      const proof = proofOf(compile(parsePuzzle(cover.text)));
      if (!proof) return;
      proofs++;
      for (const language of languages)
        expect(proofSentence(proof, wordsFor(areOptions, language))).not.toMatch(
          ofPieces[language],
        );
    }),
    runs(300),
  );
  expect(proofs).toBeGreaterThan(5);
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
