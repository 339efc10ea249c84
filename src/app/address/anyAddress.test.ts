import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../testing/random/anyText.ts';
import { compile } from '../../solve/problem.ts';
import { startSearch } from '../../solve/search.ts';
import { languages } from '../../words/index.ts';
import { catalogueAtHand } from '../../testing/catalogueAtHand.ts';
import { isPuzzle } from '../library/catalogue.ts';
import { openAddress } from '../opening/openAddress.ts';
import { pack } from './packed.ts';
import { searchFor } from '../library/recipes.ts';
import { AddressGrammar } from './grammar.ts';
import { runs } from '../../testing/share.ts';

const grammar = new AddressGrammar(isPuzzle);
/** Accepts any name as a puzzle's. */
const lenient = new AddressGrammar(() => true);

/** Addresses of every kind, to be mutated. */
const addresses = [
  'puzzle=three-in-a-square&step=12&paused&theme=paper&letters',
  'puzzle=today-12-25&unique=1&speed=max&lang=ja&ui=0',
  'solver=dlx&order=random&pieces=X,F&rules=islands,parity,dead-cells&seed=4294967295',
  'mode=generate&make=anneal:5,5,4:7',
  'mode=race&panes=backtrack:rows~backtrack:columns:islands::7~dlx::none:F,L:1:unique&equal=time&until=first',
  'compare=all:rows,random:none,islands+parity:X,F:21:5000&paused=0',
  `text=${await pack('pieces: domino\n\n..\n')}&lang=en`,
];

/** FUZZ=100000 makes a longer run, with other addresses each time. */
const more = Number(process.env.FUZZ ?? 0);
const all = more > 0 ? { numRuns: more } : runs(1000);

test(
  'any mutated address is shown, with a handful of notices',
  { timeout: 3_600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(anyText(addresses), fc.constantFrom(...languages), async (any, lang) => {
        const { settings, puzzle, notices } = await openAddress(`lang=${lang}&${any}`, {
          catalogue: catalogueAtHand,
          grammar,
        });
        expect(notices.length).toBeLessThanOrEqual(6);
        for (const notice of notices) expect(notice).not.toMatch(/undefined|NaN|\[object/);
        const link = grammar.write(settings);
        const again = lenient.read(link);
        expect(again.invalidParams).toEqual([]);
        expect(grammar.write(again.settings)).toBe(link);
        const { panes } = settings;
        const searches = settings.mode === 'race' ? panes : [searchFor(settings)];
        const problem = compile(puzzle);
        for (const search of searches) startSearch(problem, search, 'steps').step();
      }),
      all,
    );
  },
);
