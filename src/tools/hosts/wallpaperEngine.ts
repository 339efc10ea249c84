import { controls } from '../../settings/hostControls.ts';
import { labelsIn } from '../../settings/labels.ts';
import { languages, words, type Language } from '../../words/index.ts';

/** The languages of Wallpaper Engine by ours. */
const locales = { en: 'en-us', ja: 'ja-jp' } as const satisfies Record<Language, string>;

/** The name of a text, which Wallpaper Engine looks up in its own language. */
const token = (...parts: readonly string[]): string =>
  `ui_fitful_${parts.join('_').replaceAll(/[^a-z\d]/g, '_')}`;

/** All texts in a language, by token. */
function textsIn(language: Language): Readonly<Record<string, string>> {
  const labels = labelsIn(language);
  const texts: Record<string, string> = {};
  for (const control of controls) {
    const { title, of } = labels(control.name);
    const isMember = control.kind === 'member';
    texts[token(control.key)] = isMember ? `${title}: ${of(control.value)}` : title;
    if (control.kind !== 'choice') continue;
    for (const value of control.values) texts[token(control.key, value)] = of(value);
  }
  return texts;
}

/** What Wallpaper Engine reads of a wallpaper, and what it lets people choose: `project.json`. */
export function wallpaperEngineProject() {
  const properties = controls.map((control, order) => {
    const { key, usual: value } = control;
    const common = { order, text: token(key), value };
    if (control.kind !== 'choice') return [key, { ...common, type: 'bool' }];
    const options = control.values.map((one) => ({ label: token(key, one), value: one }));
    return [key, { ...common, type: 'combo', options }];
  });
  return {
    type: 'web',
    file: 'index.html',
    preview: 'preview.jpg',
    title: 'Fitful',
    description: words('en').page.what,
    general: {
      localization: Object.fromEntries(languages.map((id) => [locales[id], textsIn(id)])),
      properties: Object.fromEntries(properties),
    },
  };
}
