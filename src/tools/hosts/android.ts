import { labelsIn } from '../../settings/labels.ts';
import { schema, valuesOf, type Setting, type SettingName } from '../../settings/schema.ts';
import { languages, words, type Language } from '../../words/index.ts';
import { usual } from './usual.ts';

const settings = Object.entries<Setting>(schema) as [SettingName, Setting][];

/** A text in a resource of Android. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\'"@?]/g, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

const resources = (lines: readonly string[]): string =>
  ['<?xml version="1.0" encoding="utf-8"?>', '<resources>', ...lines, '</resources>', ''].join(
    '\n',
  );

const array = (name: string, items: readonly string[]): readonly string[] => [
  `  <string-array name="${name}">`,
  ...items.map((item) => `    <item>${escaped(item)}</item>`),
  '  </string-array>',
];

/** What settings and their values are called. */
function textsIn(language: Language): string {
  const labels = labelsIn(language);
  return resources([
    `  <string name="about">${escaped(words(language).page.what)}</string>`,
    ...settings.flatMap(([name, setting]) => [
      `  <string name="${name}">${escaped(labels[name].title)}</string>`,
      ...array(`${name}_texts`, valuesOf(setting).map(labels[name].of)),
    ]),
  ]);
}

/** The values of settings, as addresses write them, and the words for none of several. */
const values = (): string =>
  resources(
    settings.flatMap(([name, setting]) => [
      ...array(`${name}_values`, valuesOf(setting)),
      ...(setting.kind === 'some'
        ? [
            ...array(`${name}_usual`, usual[name] === setting.none ? [] : usual[name].split(',')),
            `  <string name="${name}_none" translatable="false">${setting.none}</string>`,
          ]
        : []),
    ]),
  );

/** The screen on which they are chosen. */
function screen(): string {
  const elements = settings.map(([name, setting]) => {
    const common = `android:key="${name}" android:title="@string/${name}"`;
    const lists = `android:entries="@array/${name}_texts" android:entryValues="@array/${name}_values"`;
    if (setting.kind === 'flag')
      return `  <SwitchPreference ${common} android:defaultValue="${usual[name] === '1'}" />`;
    if (setting.kind === 'some')
      return `  <MultiSelectListPreference ${common} ${lists} android:defaultValue="@array/${name}_usual" />`;
    return `  <ListPreference ${common} ${lists} android:defaultValue="${usual[name]}" android:summary="%s" />`;
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<PreferenceScreen xmlns:android="http://schemas.android.com/apk/res/android">',
    ...elements,
    '</PreferenceScreen>',
    '',
  ].join('\n');
}

/** The resources of the Android app that say what can be chosen, by path. */
export const androidResources = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    languages.map((id, i) => [`values${i === 0 ? '' : `-${id}`}/texts.xml`, textsIn(id)]),
  ),
  'values/values.xml': values(),
  'xml/settings.xml': screen(),
});
