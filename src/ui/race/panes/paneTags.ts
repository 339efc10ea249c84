import { createMemo, type Accessor } from 'solid-js';
import type { RaceProps } from '../props.ts';
import { tagStyles, type TagStyle } from './tagStyles.ts';

/** How panes are identified wherever they are drawn or named. */
interface PaneTags {
  /** The ids of the panes, in their order. */
  readonly ids: Accessor<readonly number[]>;
  /** By id, in the order of panes. */
  readonly styles: Accessor<ReadonlyMap<number, TagStyle>>;
  readonly names: Accessor<ReadonlyMap<number, string>>;
}

export function createPaneTags(props: RaceProps): PaneTags {
  const panes = () => props.race.panes;
  const ids = createMemo(() => panes().map(({ id }) => id), [], {
    equals: (one, other) => String(one) === String(other),
  });
  const styles = createMemo<ReadonlyMap<number, TagStyle>>(() => {
    const tags = ids().map((id) => [id, panes().find((pane) => pane.id === id)!.tag] as const);
    return new Map(tags.map(([id, tag]) => [id, tagStyles[tag]!]));
  });
  const names = createMemo<ReadonlyMap<number, string>>(() => {
    const subjects = panes().map(({ subject }) => subject);
    const all = props.race.kind.names(subjects, props.words);
    return new Map(panes().map(({ id }, i) => [id, all[i]!]));
  });
  return { ids, styles, names };
}
