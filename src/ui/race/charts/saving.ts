import type { ResultsProps } from '../model.ts';
import { letterOf } from '../panes/tagStyles.ts';
import { version } from '../../../../package.json';
import { csvOf } from '../../../experiment/runTable.ts';
import { titleAt } from '../../status/titleAt.ts';
import { saveFile } from '../../widgets/saveFile.ts';
import { ownFaceRule } from './ownFace.ts';
import { pictureOf, pngFile, svgFile } from './picture.tsx';

export type SavedFormat = 'csv' | 'png' | 'svg';

/** The figures of all panes, as a table. */
function tableFile({ race, model, names }: ResultsProps, areMetered: boolean): Blob {
  const { kind, equal, until, panes } = race;
  const rows = panes.map((pane) => ({
    puzzle: model.choices.puzzle ?? titleAt(model),
    until,
    ...kind.row(names.get(pane.id)!, pane, areMetered),
    equal,
    letter: letterOf(pane.tag),
    place: pane.rank ?? null,
    // No two runs take equally long, so a table says times only where they are compared.
    'time (ms)': equal === 'time' ? Math.round(1000 * pane.ms) / 1000 : null,
    version,
  }));
  return new Blob([csvOf(rows)], { type: 'text/csv' });
}

/** What is equal for all panes, what the race goes on until, and the program. */
function termsOf({ race: { kind, equal, until }, words }: ResultsProps): string {
  const say = words.race;
  const end =
    typeof until === 'number'
      ? say.moment(until, 'steps')
      : kind.untils(words).find(({ value }) => value === until)!.text;
  return [say.equals[equal], end, `Fitful ${version}`].join(' · ');
}

/** The charts in an element, as one picture. */
async function picture(results: ResultsProps, charts: () => Element) {
  const { words, model, theme, styles, names } = results;
  const legend = [...styles].map(([id, style]) => [style, names.get(id)!] as const);
  const title = words.race.caption(titleAt(model));
  const terms = termsOf(results);
  const face = await ownFaceRule();
  const drawn = [...charts().querySelectorAll('svg')];
  return pictureOf({ title, terms, theme, legend, face, charts: drawn });
}

interface Shown {
  /** Puts charts on the page, if they are not there, and returns the element they lie in. */
  readonly show: () => Element;
  /** Whether what meters tell is on show. */
  readonly areMetered: boolean;
}

/**
 * Saves what came of a race, as it is shown.
 *
 * @returns false if the browser cannot make the file
 */
export async function saveRace(
  results: ResultsProps,
  format: SavedFormat,
  { show, areMetered }: Shown,
): Promise<boolean> {
  try {
    const file = {
      csv: () => tableFile(results, areMetered),
      svg: async () => svgFile(await picture(results, show)),
      png: async () => pngFile(await picture(results, show)),
    }[format];
    saveFile(await file(), `fitful-race.${format}`);
    return true;
  } catch {
    return false;
  }
}
