import type { Language } from '../words/index.ts';

const MILLION = 1_000_000;

/** The words of a language that are numbers in what a lesson says, and their values. “One” is often none. */
const spelled: Record<Language, readonly (readonly [RegExp, number])[]> = {
  en: [
    [/\b(?:single|one (?:more )?(?:way|cell|piece)|one of each)\b/gi, 1],
    [/\b(?:two|second stop|both (?=missing|pieces))\b/gi, 2],
    [/\b(?:three|third)\b/gi, 3],
    [/\bfour\b/gi, 4],
    [/\bfive\b/gi, 5],
    [/\bsix\b/gi, 6],
    [/\bseven\b/gi, 7],
    [/\beights?\b/gi, 8],
    [/\bnine\b/gi, 9],
    [/\b(?:ten|dozens?)\b/gi, 10],
    [/\bmillions?\b/gi, MILLION],
  ],
  ja: [
    [/一(?:通り|マス|つの)/g, 1],
    [/二/g, 2],
    [/三/g, 3],
    // 四角 is a square.
    [/四(?!角)/g, 4],
    [/五/g, 5],
    [/六/g, 6],
    [/七/g, 7],
    [/八/g, 8],
    [/九/g, 9],
    [/十/g, 10],
    [/百万/g, MILLION],
  ],
};

/** The values, each once, of the words of a text that are numbers, the least first. */
export const wordedIn = (text: string, language: Language): number[] =>
  spelled[language].filter(([word]) => text.search(word) >= 0).map(([, value]) => value);

/** The values of the digits of a text, in its order, without those of names such as a1. */
export const digitsIn = (text: string): number[] =>
  [...text.replaceAll(/(?<=\d),(?=\d{3})/g, '').matchAll(/(?<![a-z\d])\d+/gi)].map(([digits]) =>
    Number(digits),
  );
