import { expect, test } from 'vitest';
import { defaults } from '../settings/settings.ts';
import { fakePage } from '../testing/fakePage.ts';
import { words, type Language } from '../words/index.ts';
import { chooser } from './chooser.ts';
import { Notices } from './notices.ts';

/** A page that is asked for settings, and the answers to what it loads for them. */
function choosing() {
  const taken: unknown[] = [];
  const loads: { language: Language; answer(): void; fail(): void }[] = [];
  const notices = new Notices([], () => undefined);
  const load = (language: Language) =>
    new Promise<void>((resolve, reject) =>
      loads.push({ language, answer: resolve, fail: () => reject(new Error('Not there')) }),
    );
  const page = fakePage({ notices, settings: { ...defaults, lang: 'en' } });
  const choose = chooser(page, (changes) => void taken.push(changes), load);
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return { taken, said: notices.sentences(words('en')) };
  };
  return { choose, loads, settled };
}

test('of two languages the one chosen last counts, whichever is there first', async () => {
  const { choose, loads, settled } = choosing();
  choose({ lang: 'ja' });
  choose({ lang: 'en' });
  expect(loads.map(({ language }) => language)).toEqual(['ja', 'en']);
  loads[1]!.answer();
  loads[0]!.answer();
  expect(await settled()).toEqual({ taken: [{ lang: 'en' }], said: [] });
});

test('only for the one chosen last it is said that it could not be loaded', async () => {
  const { choose, loads, settled } = choosing();
  choose({ lang: 'ja' });
  choose({ lang: 'en' });
  loads[1]!.answer();
  loads[0]!.fail();
  expect(await settled()).toEqual({ taken: [{ lang: 'en' }], said: [] });
  choose({ lang: 'ja' });
  choose({ theme: 'glass' });
  loads[2]!.fail();
  const { taken, said } = await settled();
  expect(taken).toEqual([{ lang: 'en' }, { theme: 'glass' }]);
  expect(said).toEqual([words('en').page.modeNotLoaded]);
});
