import { sentenceOf } from '../../settings/invalid.ts';
import { defaults, hostSettings } from '../../settings/settings.ts';
import { controls } from '../../settings/hostControls.ts';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { AddressGrammar } from '../../app/address/grammar.ts';
import { queryOf } from '../../settings/controls.ts';
import { languages, words } from '../../words/index.ts';
import { addressTable, kioskScript, obsLine, webViewScreenSaverList } from './addresses.ts';
import { androidResources } from './android.ts';
import { livelyInfo, livelyProperties } from './lively.ts';
import { wallpaperEngineProject } from './wallpaperEngine.ts';

const grammar = new AddressGrammar(() => true);

/** What is said about an address that makes no sense. */
const complaints = (query: string): readonly string[] =>
  grammar.read(query).invalidParams.map((invalid) => sentenceOf(invalid, words('en')));

const settings = hostSettings.map((setting) => [setting.name, setting] as const);

test.each(settings)(
  'each value to choose from of “%s” is one for an address',
  (name, { range, usual }) => {
    const values = range.values;
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(complaints(`${name}=${value}`)).toEqual([]);
    expect(complaints(`${name}=senseless`)).not.toEqual([]);
    if (range.kind === 'some') expect(complaints(`${name}=${range.none}`)).toEqual([]);
    else expect(values).toContain(usual);
  },
);

test('controls lead to an address that says what they say, whatever their states', () => {
  const state = fc.oneof(
    fc.constantFrom(undefined, null, true, false, 'auto', 'none', 1, -1, {}),
    fc.constantFrom(...settings.flatMap(([, { range }]) => range.values)),
  );
  const states = fc.array(state, { minLength: controls.length, maxLength: controls.length });
  fc.assert(
    fc.property(states, (all) => {
      const map = new Map(controls.map(({ key }, i) => [key, all[i]]));
      const query = queryOf(controls, map);
      expect(complaints(query)).toEqual([]);
      // As often as an address is written and read again, it stays the same.
      const { settings } = grammar.read(query);
      expect(grammar.read(grammar.write(settings)).settings).toEqual(settings);
      const said = new URLSearchParams(query);
      for (const [i, control] of controls.entries()) {
        const value = said.get(control.name)!;
        const setting = all[i];
        if (control.kind === 'choice')
          expect(value).toBe(control.values.find((one) => one === setting) ?? control.usual);
        else if (typeof setting === 'boolean' && control.kind === 'member')
          expect(value.split(',').includes(control.value)).toBe(setting);
      }
    }),
  );
  expect(grammar.read(queryOf(controls, new Map())).settings).toEqual(defaults);
});

/** Whether something is of a type, for each field: those of a kind of control, or of a file. */
type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

const text = (value: unknown): boolean => typeof value === 'string';
const number = (value: unknown): boolean => typeof value === 'number';
const flag = (value: unknown): boolean => typeof value === 'boolean';
const index = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const texts = (value: unknown): boolean => Array.isArray(value) && value.every(text);

/** What Lively documents of its controls: their kinds, and the fields of each, all of which it needs. */
const livelyKinds: Readonly<Record<string, Fields>> = {
  slider: { text, value: number, min: number, max: number, step: number },
  textbox: { text, value: text },
  dropdown: { text, value: index, items: texts },
  folderDropdown: { text, value: text, folder: text, filter: text },
  button: { text, value: text },
  label: { value: text },
  color: { text, value: (value) => /^#[\da-f]{6}$/i.test(String(value)) },
  checkbox: { text, value: flag },
};

/** What Lively documents of the file about a wallpaper; a `Type` of 1 is a page. */
const livelyFile: Fields = {
  AppVersion: (value) => /^\d+(\.\d+){3}$/.test(String(value)),
  Title: text,
  Thumbnail: text,
  Preview: text,
  Desc: text,
  Author: text,
  License: text,
  Contact: text,
  Type: (value) => value === 1,
  FileName: text,
  Arguments: text,
  IsAbsolutePath: flag,
};

/** The fields of an object that are missing, unknown, or of another type. */
function wrongFields(given: object, fields: Fields): readonly string[] {
  const names = new Set([...Object.keys(given), ...Object.keys(fields)]);
  return [...names].filter((name) => !fields[name]?.((given as Record<string, unknown>)[name]));
}

test.each(languages)('the package for Lively has only what Lively documents, in %s', (language) => {
  expect(wrongFields(livelyInfo(language), livelyFile)).toEqual([]);
  const properties = Object.entries(livelyProperties(language));
  const wrong = properties.flatMap(([key, property]) => {
    const { type, ...attributes } = property as { readonly type: string };
    const fields = livelyKinds[type];
    return fields ? wrongFields(attributes, fields).map((field) => `${key}: ${field}`) : [key];
  });
  expect(wrong).toEqual([]);
  const lists = properties.flatMap(([, property]) => ('items' in property ? [property] : []));
  for (const { items, value } of lists as { items: string[]; value: number }[])
    expect(items[value]).toBeDefined();
  // Boxes of one setting stand below its heading.
  const keys = properties.map(([key]) => key);
  expect(keys.indexOf('play')).toBe(keys.indexOf('play_squares') - 1);
  expect(controls.filter(({ key }) => !keys.includes(key))).toEqual([]);
});

test('what is not documented of Lively is noticed', () => {
  expect(
    wrongFields({ text: 'Theme', value: 1.5, items: ['a'] }, livelyKinds['dropdown']!),
  ).toEqual(['value']);
  expect(wrongFields({ text: 'Theme', value: true, help: '' }, livelyKinds['checkbox']!)).toEqual([
    'help',
  ]);
});

interface Property {
  readonly type: string;
  readonly text: string;
  readonly value: unknown;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

test('the project for Wallpaper Engine has controls of its kinds, and words for each in every language', () => {
  const project = wallpaperEngineProject();
  expect(project).toMatchObject({ type: 'web', file: 'index.html', preview: 'preview.jpg' });
  const { properties, localization } = project.general;
  const used: string[] = [];
  for (const { key } of controls) expect(key).toMatch(/^[a-z_]+$/);
  for (const property of Object.values<Property>(properties)) {
    const { type, text, value, options = [] } = property;
    used.push(text, ...options.map(({ label }) => label));
    expect(['bool', 'combo']).toContain(type);
    if (type === 'bool') expect(typeof value).toBe('boolean');
    else expect(options.map((option) => option.value)).toContain(value);
  }
  expect(Object.keys(properties)).toEqual(controls.map(({ key }) => key));
  expect(used.every((token) => /^ui_[a-z\d_]+$/.test(token))).toBe(true);
  expect(Object.keys(localization)).toEqual(['en-us', 'ja-jp']);
  for (const texts of Object.values<Record<string, string>>(localization)) {
    expect(Object.keys(texts).toSorted()).toEqual([...new Set(used)].toSorted());
    expect(Object.values(texts)).not.toContain('');
  }
});

test('the app for Android TV has a name and a text for whatever its settings refer to', () => {
  const files = androidResources();
  const screen = files['xml/settings.xml']!;
  const keys = [...screen.matchAll(/android:key="(\w+)"/g)].map(([, key]) => key);
  expect(keys).toEqual(hostSettings.map(({ name }) => name));
  const declared = (file: string): readonly string[] =>
    [...files[file]!.matchAll(/<(?:string|string-array) name="(\w+)"/g)].map(([, name]) => name!);
  const referred = [...screen.matchAll(/"@(?:string|array)\/(\w+)"/g)].map(([, name]) => name!);
  for (const texts of ['values/texts.xml', 'values-ja/texts.xml'])
    expect([...declared(texts), ...declared('values/values.xml')]).toEqual(
      expect.arrayContaining(referred),
    );
  // As many texts as values, everywhere.
  const items = (file: string, name: string): number => {
    const [, list = ''] = new RegExp(`"${name}">(.*?)</string-array>`, 's').exec(files[file]!)!;
    return list.split('<item>').length;
  };
  for (const [key] of settings.filter(([, { range }]) => range.kind !== 'flag'))
    for (const texts of ['values/texts.xml', 'values-ja/texts.xml'])
      expect(items(texts, `${key}_texts`)).toBe(items('values/values.xml', `${key}_values`));
});

test('every address that is offered makes sense', () => {
  const offered = [webViewScreenSaverList(), obsLine(), kioskScript(), addressTable()].join('\n');
  const queries = [...offered.matchAll(/\.html\?([\w=&,-]+)/g)].map(([, query]) => query!);
  expect(queries.length).toBe(4);
  for (const query of queries) {
    expect(complaints(query)).toEqual([]);
    expect(grammar.read(query).settings.ui).toBe(false);
  }
  // Any other duration would load the page anew.
  expect(JSON.parse(webViewScreenSaverList())).toEqual([{ url: expect.any(String), duration: -1 }]);
});
