import { generations, type GenerationTypes } from './generations.ts';
import type { PaneKind } from './paneKind.ts';
import { searches, type SearchTypes } from './searches.ts';

/** The kinds of panes, each with its types. */
interface KindTypes {
  readonly search: SearchTypes;
  readonly generation: GenerationTypes;
}

export type KindId = keyof KindTypes;
export type PaneOf<K extends KindId> = KindTypes[K]['pane'];
export type LimitOf<K extends KindId> = KindTypes[K]['limit'];
export type FiguresOf<K extends KindId> = KindTypes[K]['figures'];
export type MeasureOf<K extends KindId> = KindTypes[K]['measure'];

/** The measures of panes of any kind. */
export type Measure = MeasureOf<KindId>;

/** Every kind of panes. */
export const kinds: { readonly [K in KindId]: PaneKind<KindTypes[K]> } = {
  search: searches,
  generation: generations,
};

export const kindIds = Object.keys(kinds) as KindId[];
