import type { KeyGroup } from '../modeEntrance.ts';
import type { OverlayProps } from '../modeOverlay.ts';
import { blankKeys } from './blankKeys.ts';
import { keyHelp, pageKeys, type Key, type PageKey } from './pageKeys.ts';

/** A line of the list of keys: those that do the same, or what they do together. */
interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The keys of a mode that are listed together, in the order of the list. */
interface ListedGroup {
  readonly title: string;
  readonly lines: readonly KeyLine[];
}

interface ListedKey {
  readonly key: string;
  readonly group: KeyGroup;
  readonly does: string;
}

/** All keys of a mode, by group; groups without keys are left out. */
export function listedKeys(props: OverlayProps): readonly ListedGroup[] {
  const { keyList } = props.words;
  const keys = keysOf(props);
  const groups = Object.entries(keyList.groups).map(([id, title]) => ({
    title,
    lines: linesOf(keys.filter(({ group }) => group === id)),
  }));
  return groups.filter(({ lines }) => lines.length > 0);
}

function keysOf(props: OverlayProps): readonly ListedKey[] {
  const { entrances, overlay, words } = props;
  const { keys = [], without = [] } = overlay;
  const kept = (Object.keys(pageKeys) as Key[]).filter((id) => !without.includes(id));
  const ofPage = (id: Key): ListedKey => {
    const { group, shared }: PageKey = pageKeys[id];
    const help = keyHelp(id, words);
    return { ...help, group, does: shared?.(words) ?? help.does };
  };
  return [
    ...kept.filter((id) => id !== 'help').map(ofPage),
    ...entrances.map(({ key, group, texts }) => ({ key, group, does: texts(words).whatKeyDoes })),
    ...[...keys, ...blankKeys(props)].map(({ key, group, does }) => ({
      key,
      group,
      does: does(words),
    })),
    { key: 'Ctrl V', group: 'puzzle', does: words.ui.whatPastingDoes },
    ofPage('help'),
  ];
}

function linesOf(keys: readonly ListedKey[]): readonly KeyLine[] {
  const lines = new Map<string, string[]>();
  for (const { key, does } of keys) lines.set(does, [...(lines.get(does) ?? []), key]);
  return Array.from(lines, ([does, keys]) => ({ keys, does }));
}
