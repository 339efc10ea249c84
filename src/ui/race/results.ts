import { createMemo, mergeProps, on, type Accessor } from 'solid-js';
import { themes } from '../../theme/index.ts';
import type { RaceProps, ResultsProps } from './model.ts';
import { gistOf, namesOf, toldOf, type Told } from './told.ts';
import { tagStyles } from './panes/tagStyles.ts';

/** Compares lists by their items, for memos that keep a list as long as it is the same. */
export const sameItems = {
  equals: (one: readonly unknown[], other: readonly unknown[]): boolean =>
    one.length === other.length && one.every((item, at) => item === other[at]),
};

/** What is told of a race as it goes on: names are made for other panes alone, not for other figures. */
export function createTold(props: Pick<RaceProps, 'model' | 'words' | 'race'>): Accessor<Told> {
  const panes = () => props.race.panes;
  const subjects = createMemo(() => panes().map(({ subject }) => subject), [], sameItems);
  const tags = createMemo(() => panes().map(({ tag }) => tag), [], sameItems);
  const names = createMemo(() => {
    const shown = subjects().map((subject, at) => ({ subject, tag: tags()[at]! }));
    return namesOf(props.race.kind, shown, props.words);
  });
  return createMemo(() => toldOf(props.race, names(), props.model.aspect, props.words));
}

/** Adds how panes are identified wherever they are drawn or named, and the panes as they are charted. */
export function createResults(props: RaceProps): ResultsProps {
  const panes = () => props.race.panes;
  const ids = createMemo(() => panes().map(({ id }) => id), [], sameItems);
  const subjects = createMemo(() => panes().map(({ subject }) => subject), [], sameItems);
  const tags = createMemo(() => panes().map(({ tag }) => tag), [], sameItems);
  const styles = createMemo(() => new Map(ids().map((id, at) => [id, tagStyles[tags()[at]!]!])));
  const names = createMemo(() => {
    const all = props.race.kind.names(subjects(), props.words);
    return new Map(ids().map((id, at) => [id, all[at]!]));
  });
  const sampled = createMemo(
    on(() => [props.race.charted, props.raceCommands, props.race.over, styles()], panes),
    undefined,
    { equals: false },
  );
  const gist = createMemo(() =>
    gistOf({ ...props.race, panes: sampled() }, props.model.aspect, props.words),
  );
  const tally = createMemo(
    () => props.race.kind.meters?.tally({ ...props.race, panes: sampled() }, props.words) ?? '',
  );
  return mergeProps(props, {
    get theme() {
      return themes[props.model.choices.theme];
    },
    get ids() {
      return ids();
    },
    get styles() {
      return styles();
    },
    get names() {
      return names();
    },
    get gist() {
      return gist();
    },
    get tally() {
      return tally();
    },
    get sampled() {
      return sampled();
    },
  });
}
