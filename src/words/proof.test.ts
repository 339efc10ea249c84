import fc from 'fast-check';
import { expect, test } from 'vitest';
import gallery from '../../assets/gallery/proofs.json';
import recipes from '../../assets/recipes.json';
import { compile, coveredBy, type Problem } from '../solve/problem.ts';
import { proofOf, type Proof } from '../teach/weighting/account.ts';
import { problemNamed } from '../testing/catalogueOnDisk.ts';
import { anyUnsure } from '../testing/random/anyUnsure.ts';
import { runs } from '../testing/share.ts';
import { languages, proofSentence, words, wordsFor } from './index.ts';

/** What the placements of each piece cover of the weights, each number once. */
function coveredOf(problem: Problem, { weighting }: Proof): number[][] {
  const found = problem.pieces.map(() => new Set<number>());
  for (let placement = 0; placement < problem.placements.count; placement++) {
    const sum = coveredBy(problem, placement).reduce(
      (rest, cell) => rest + weighting.weights[cell]!,
      0,
    );
    found[problem.placements.piece[placement]!]!.add(sum);
  }
  return found.map((sums) => [...sums]);
}

const rest = (value: number, modulus: number): number => ((value % modulus) + modulus) % modulus;

/** Checks what is said of a board by counting anew, piece by piece. */
function check(problem: Problem, proof: Proof): void {
  const { account, weighting } = proof;
  const covered = coveredOf(problem, proof);
  const { pieces, cells } = problem;
  if (account.kind === 'fitsNowhere') {
    expect(account.names.length).toBeGreaterThan(0);
    for (const name of account.names)
      expect(covered[pieces.findIndex((piece) => piece.name === name)]).toEqual([]);
    return;
  }
  const sum = weighting.weights.reduce((all, weight) => all + weight, 0);
  if (account.kind === 'uncovered') {
    expect(account.cells).toBe(sum);
    expect(covered.flat().every((value) => value === 0)).toBe(true);
    return;
  }
  expect(account.board).toBe(sum);
  if (account.counted === 'cells') expect(sum).toBe(cells.length);
  if (account.counted !== 'figures')
    expect(weighting.weights.every((weight) => weight === 0 || weight === 1)).toBe(true);
  const modulus =
    account.kind === 'remainder' ? account.modulus : account.kind === 'parity' ? 2 : 0;
  const of = (value: number): number => (modulus > 0 ? rest(value, modulus) : value);
  const told = account.tallies.reduce((all, { copies, weight }) => all + copies * weight, 0);
  expect(of(told)).toBe(account.pieces);
  // Each piece covers what one of the tallies says, or nothing.
  const said = [...account.tallies.map(({ weight }) => weight), ...(account.hasOthers ? [0] : [])];
  for (const own of covered) {
    const values = own.map(of);
    if (values.length === 0) continue;
    if (account.kind === 'atMost') expect(said).toContain(Math.max(...values));
    else if (account.kind === 'atLeast')
      expect(said.some((least) => least <= Math.min(...values))).toBe(true);
    else {
      expect(new Set(values).size).toBe(1);
      expect(said).toContain(values[0]);
    }
  }
  for (const { names, weight, copies } of account.tallies) {
    if (names.length > 0) expect(names.length).toBe(copies);
    for (const name of names) {
      const own = covered[pieces.findIndex((piece) => piece.name === name)]!.map(of);
      if (own.length === 0) continue;
      const wanted = { atMost: Math.max(...own), atLeast: Math.min(...own) };
      expect(
        account.kind === 'atMost' || account.kind === 'atLeast' ? wanted[account.kind] : own[0],
      ).toBe(weight);
    }
  }
  if (account.kind === 'atMost') expect(account.pieces).toBeLessThan(sum);
  else if (account.kind === 'atLeast') expect(account.pieces).toBeGreaterThan(sum);
  else expect(of(sum)).not.toBe(account.pieces);
}

/** Checks a sentence in every language: it has the numbers of the account, and nothing undefined. */
function checkSaid({ account }: Proof, said: string): void {
  expect(said).not.toMatch(/undefined|NaN|Infinity/);
  if (!('board' in account)) return;
  expect(said).toContain(account.board.toLocaleString('en'));
  if (account.kind !== 'parity') expect(said).toContain(account.pieces.toLocaleString('en'));
}

test('what is said of the puzzles of the catalogue without a solution is true of their boards', () => {
  const kinds = new Set<string>();
  for (const [id, recipe] of Object.entries(recipes)) {
    if (!('impossible' in recipe)) continue;
    const problem = problemNamed(id);
    const proof = proofOf(problem);
    if (!proof) continue;
    kinds.add(proof.account.kind);
    check(problem, proof);
    for (const language of languages) checkSaid(proof, proofSentence(proof, words(language)));
  }
  expect([...kinds].sort()).toEqual(['atLeast', 'atMost', 'parity', 'remainder', 'sum']);
});

test('what is said of random boards is true of them', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(anyUnsure(), (puzzle) => {
      const problem = compile(puzzle);
      const proof = proofOf(problem);
      if (!proof) return;
      kinds.add(proof.account.kind);
      check(problem, proof);
      for (const language of languages) checkSaid(proof, proofSentence(proof, words(language)));
    }),
    runs(300),
  );
  expect(kinds.size).toBeGreaterThan(4);
});

test('sentences are whole, in both languages', () => {
  const proof = proofOf(problemNamed('pentomino-lxy-5x3'))!;
  expect(languages.map((language) => proofSentence(proof, words(language)))).toEqual([
    '6 cells are marked. But the pieces cover at most 4 marked cells: “L” covers 2, “X” and “Y” cover 1 each.',
    '印のあるマスは6個ですが、ピースで覆える印のあるマスは多くても4個です。内訳：「L」は2、「X」「Y」は1ずつ。',
  ]);
  const domino = proofOf(problemNamed('domino-8x8-corners'))!;
  expect(proofSentence(domino, words('en'))).toBe(
    'Cells of one colour of a chessboard are marked. 32 cells are marked. But the pieces cover 31 marked cells, wherever they lie: 31 pieces cover 1 each.',
  );
});

const ofOptions = languages.map((language) => wordsFor({ areOptions: true }, language));

test('what fits nowhere, what no piece covers and what would cover too much are each said in one sentence or two', () => {
  const short = (account: Proof['account']) =>
    [...languages.map(words), ...ofOptions].map(({ proof }) =>
      proof.inShort({ account, colours: undefined }),
    );
  expect(short({ kind: 'fitsNowhere', names: ['T'] })).toEqual([
    '“T” fits nowhere.',
    '「T」の置ける場所がありません。',
    'Option “T” cannot be chosen.',
    '候補「T」は選べません。',
  ]);
  expect(short({ kind: 'fitsNowhere', names: ['T', 'U'] })).toEqual(Array(4).fill(undefined));
  expect([1, 3].map((cells) => short({ kind: 'uncovered', cells }))).toEqual([
    [
      'One cell can be covered by no piece.',
      'どのピースでも覆えないマスが1個あります。',
      'One item can be covered by no option.',
      'どの候補でも覆えない項目が1個あります。',
    ],
    [
      '3 cells can be covered by no piece.',
      'どのピースでも覆えないマスが3個あります。',
      '3 items can be covered by no option.',
      'どの候補でも覆えない項目が3個あります。',
    ],
  ]);
  const sum = { board: 20, pieces: 22, counted: 'cells', tallies: [], hasOthers: false } as const;
  expect(short({ kind: 'sum', ...sum }).filter((_, at) => at % 2 === 0)).toEqual([
    '20 cells. The pieces always cover 22.',
    '20 items. The options always cover 22.',
  ]);
  expect(short({ kind: 'atLeast', ...sum })[0]).toBe('20 cells. The pieces cover at least 22.');
});

test('of proofs that come with the page it is said in two sentences what the board has and the pieces would cover', () => {
  const all = Object.values(gallery as unknown as Readonly<Record<string, Proof>>);
  expect(all.length).toBeGreaterThan(10);
  for (const said of [...languages.map(words), ...ofOptions])
    for (const proof of all) {
      const { account } = proof;
      const line = said.proof.inShort(proof);
      if (account.kind === 'remainder') expect(line).toBeUndefined();
      else if ('board' in account) {
        expect(line).toContain(String(account.board));
        expect(line).toMatch(
          account.kind === 'parity' ? /odd|even|奇数|偶数/ : String(account.pieces),
        );
        expect(line!.length).toBeLessThan(90);
      }
    }
});

test('how many fit is said of all pieces, of those that are needed where there are more, and of one alone', () => {
  const said = (laid: number, of: number | undefined, areAll: boolean, isProven = true) =>
    [words('en'), words('ja'), ...ofOptions].map(({ headline }) =>
      headline.fit({ laid, of, areAll }, isProven),
    );
  expect(said(6, 7, true)).toEqual([
    'at most 6 of 7 pieces fit',
    'ピース7個のうち、置けるのは最大6個',
    'at most 6 of 7 options can be chosen together',
    '候補7個のうち、同時に選べるのは最大6個',
  ]);
  expect(said(2, 3, false)).toEqual([
    'at most 2 pieces fit; 3 are needed',
    'ピースのうち、置けるのは最大2個、必要なのは3個',
    'at most 2 options can be chosen together; 3 are needed',
    '候補のうち、同時に選べるのは最大2個、必要なのは3個',
  ]);
  expect(said(0, 1, true)).toEqual([
    'it does not fit',
    'このピースは置けません',
    'no option covers all items',
    'すべての項目を覆う候補はありません',
  ]);
  expect(said(0, 1, false).slice(0, 2)).toEqual([
    'no piece fits; 1 is needed',
    '置けるピースはありません',
  ]);
  expect(said(1, undefined, false)[0]).toBe('here 1 piece fits');
  expect(said(4, 7, true, false)[0]).toBe('here 4 of 7 pieces fit');
});
