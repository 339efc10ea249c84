import { controls } from '../../settings/hostControls.ts';
import { strToU8, zipSync } from 'fflate';
import { labelsIn } from '../../settings/labels.ts';
import { words, type Language } from '../../words/index.ts';

/** What Lively Wallpaper reads of a wallpaper: `LivelyInfo.json`. */
export const livelyInfo = (language: Language): object => ({
  AppVersion: '2.0.0.0',
  Title: 'Fitful',
  Thumbnail: 'preview.jpg',
  Preview: 'preview.jpg',
  Desc: words(language).page.what,
  Author: 'Fitful contributors',
  License: 'MIT',
  Contact: '',
  // A page.
  Type: 1,
  FileName: 'index.html',
  Arguments: '--pause-event true',
  IsAbsolutePath: false,
});

/** What Lively Wallpaper lets people choose: `LivelyProperties.json`. Boxes of one setting have a heading. */
export function livelyProperties(language: Language): Readonly<Record<string, object>> {
  const labels = labelsIn(language);
  const properties: Record<string, object> = {};
  for (const control of controls) {
    const { key, name, usual } = control;
    const { title, of } = labels(name);
    if (control.kind === 'choice') {
      const value = control.values.indexOf(control.usual);
      properties[key] = { type: 'dropdown', text: title, items: control.values.map(of), value };
      continue;
    }
    if (control.kind === 'member') properties[name] ??= { type: 'label', value: title };
    const text = control.kind === 'member' ? of(control.value) : title;
    properties[key] = { type: 'checkbox', text, value: usual };
  }
  return properties;
}

/** The package that is dropped onto Lively Wallpaper. */
export function livelyPackage(page: string, preview: Uint8Array, language: Language): Uint8Array {
  const json = (content: object): Uint8Array => strToU8(JSON.stringify(content, undefined, 2));
  return zipSync({
    'LivelyInfo.json': json(livelyInfo(language)),
    'LivelyProperties.json': json(livelyProperties(language)),
    'index.html': strToU8(page),
    'preview.jpg': preview,
  });
}
