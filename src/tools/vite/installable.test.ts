import { expect, test } from 'vitest';
import { modes } from '../../app/modes/index.ts';
import { words } from '../../words/index.ts';
import { manifest } from './installable.ts';

test('an installed page has a shortcut to the saver, to today’s puzzle, and to each mode that has a button', () => {
  const entrances = modes.flatMap(({ entrance }) => entrance ?? []);
  const named = manifest.shortcuts.map(({ url, name }) => [url, name]);
  const [, today, ...others] = named;
  expect(named[0]![0]).toBe(manifest.start_url);
  expect(today).toEqual(['./?mode=play&puzzle=today', 'Today']);
  expect(others).toEqual(
    entrances.map((entrance) => [`./?mode=${entrance.id}`, entrance.texts(words('en')).title]),
  );
});
