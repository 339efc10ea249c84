import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../solve/problem.ts';
import { fits, stateAfter } from '../solve/state.ts';
import { callStack } from '../teach/code/calls.ts';
import { MomentExplainer } from '../teach/moment/momentExplainer.ts';
import { namesOf } from '../teach/moment/names.ts';
import type { Situation } from '../teach/moment/situation.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { places, problemOf } from '../testing/random/situations.ts';
import { runs } from '../testing/share.ts';
import { plainSearch } from '../solve/search.ts';
import { captionOf, languages, words } from './index.ts';

/** The numbers of a sentence, without those of names. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![a-z\d])\d+/gi)].map(([digits]) => Number(digits));

test('captions, odometer, stack and code count the ways listed for a cell alike, and those that fit, forward and back', () => {
  const told = { again: 0, exhausted: 0, unlike: 0 };
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const explainer = new MomentExplainer(problem, search);
      const names = { ...namesOf(problem), item: () => 'X', placed: () => 'P' };
      const callsAt = callStack(problem, search);
      /** Path, without its last placement → the moment at which that placement lay last. */
      const last = new Map<string, Situation>();
      const all = [...places(problem, search)];
      const said = all.map((situation) => {
        const { path, node } = situation;
        if (path.length > 0) last.set(path.slice(0, -1).join(), situation);
        const moment = explainer.of(situation, 'places');
        if (moment.kind !== 'again' && moment.kind !== 'exhausted') return '';
        told[moment.kind]++;
        const { branches, path: longer } = last.get(path.join())!;
        const { tried, listed, fitting } = branches[path.length]!;
        const state = stateAfter(problem, Int32Array.from(path));
        const free = node!.candidates.filter(({ placement }) => fits(state, placement));
        if (fitting < listed) told.unlike++;
        expect(moment).toMatchObject({ listed, ways: fitting });
        expect(fitting).toBe(free.length);
        const call = callsAt({ path: longer, branches })[path.length]!;
        expect(call).toMatchObject({ tried, listed, fitting });
        for (const language of languages) {
          const numbers = numbersIn(captionOf(moment, names, language));
          const done = moment.kind === 'again' ? [moment.tried] : [];
          const counts = [listed, ...(fitting < listed ? [fitting] : []), ...done];
          // “Both” and “the only” are numbers, too.
          const isWord = language === 'en' && moment.kind === 'exhausted' && listed < 3;
          expect(numbers).toEqual(isWord ? counts.slice(1) : counts);
          const { branch } = words(language).classroom;
          expect(numbersIn(branch(tried, listed))).toEqual([tried, listed]);
          const which = numbersIn(words(language).code.ofListed(tried, listed, fitting));
          const those = [tried, listed, ...(fitting < listed ? [fitting] : [])];
          expect(new Set(which)).toEqual(new Set(those));
          expect(which).toHaveLength(those.length);
        }
        return captionOf(moment, names, 'en');
      });
      const back = all.toReversed().map(({ step }) => {
        const { explanation } = explainer.at({ step, tick: Infinity }, 'places');
        const isTold = explanation.kind === 'again' || explanation.kind === 'exhausted';
        return isTold ? captionOf(explanation, names, 'en') : '';
      });
      expect(back.toReversed()).toEqual(said);
    }),
    runs(150),
  );
  for (const times of Object.values(told)) expect(times).toBeGreaterThan(20);
});

test('where the odometer says 5 of 5, so do the caption and the stack, and how many of them fit', () => {
  const problem = problemOf('square-bar-corner');
  const explainer = new MomentExplainer(problem, { ...plainSearch, order: 'rows' });
  const said = [6, 7].map((step) => {
    const { situation, explanation, names } = explainer.at({ step, tick: Infinity }, 'places');
    const { branches } = situation;
    const which = branches.map(({ tried, listed, fitting }) =>
      words('en').code.ofListed(tried, listed, fitting),
    );
    return [captionOf(explanation, names, 'en'), ...which];
  });
  expect(said).toEqual([
    ['Dead end: on d1, I leaves the board. Go back.', '1 of 5 listed', '5 of 5 listed, 3 fit'],
    [
      'All 5 ways listed for c1 have been tried; 3 fit. Go back further: take off O.',
      '1 of 5 listed',
    ],
  ]);
});
