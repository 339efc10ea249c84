import { hostSettings } from '../../settings/settings.ts';
import { labelsIn } from '../../settings/labels.ts';
import { languages, words, type Language } from '../../words/index.ts';

/** A text in a resource of Android. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\'"@?]/g, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

const xml = (element: string, lines: readonly string[], attributes = ''): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<${element}${attributes}>
${lines.join('\n')}
</${element}>
`;

const array = (name: string, items: readonly string[]): readonly string[] => [
  `  <string-array name="${name}">`,
  ...items.map((item) => `    <item>${escaped(item)}</item>`),
  '  </string-array>',
];

/** What settings and their values are called. */
function textsIn(language: Language): string {
  const labels = labelsIn(language);
  return xml('resources', [
    `  <string name="about">${escaped(words(language).page.what)}</string>`,
    ...hostSettings.flatMap(({ name, range }) => [
      `  <string name="${name}">${escaped(labels(name).title)}</string>`,
      ...array(`${name}_texts`, range.values.map(labels(name).of)),
    ]),
  ]);
}

/** The values of settings, as addresses write them, and the words for none of several. */
const values = (): string =>
  xml(
    'resources',
    hostSettings.flatMap(({ name, range, usual }) => [
      ...array(`${name}_values`, range.values),
      ...(range.kind === 'some'
        ? [
            ...array(`${name}_usual`, usual === range.none ? [] : usual.split(',')),
            `  <string name="${name}_none" translatable="false">${range.none}</string>`,
          ]
        : []),
    ]),
  );

/** The screen on which they are chosen. */
function screen(): string {
  const elements = hostSettings.map(({ name, range, usual }) => {
    const common = `android:key="${name}" android:title="@string/${name}"`;
    const lists = `android:entries="@array/${name}_texts" android:entryValues="@array/${name}_values"`;
    if (range.kind === 'flag')
      return `  <SwitchPreference ${common} android:defaultValue="${usual === '1'}" />`;
    if (range.kind === 'some')
      return `  <MultiSelectListPreference ${common} ${lists} android:defaultValue="@array/${name}_usual" />`;
    return `  <ListPreference ${common} ${lists} android:defaultValue="${usual}" android:summary="%s" />`;
  });
  const namespace = ' xmlns:android="http://schemas.android.com/apk/res/android"';
  return xml('PreferenceScreen', elements, namespace);
}

/** The resources of the Android app that say what can be chosen, by path. */
export const androidResources = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    languages.map((id, i) => [`values${i === 0 ? '' : `-${id}`}/texts.xml`, textsIn(id)]),
  ),
  'values/values.xml': values(),
  'xml/settings.xml': screen(),
});
