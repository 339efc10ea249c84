import { generations } from './generations.ts';
import type { PaneKind } from './paneKind.ts';
import { searches } from './searches.ts';

/** Every kind of runs: first searches, then ways to divide a board. */
const all = { search: searches, generation: generations };

type TypesOf<Kind> = Kind extends PaneKind<infer Types> ? Types : never;

/** The kinds of panes, each with its types. */
type KindTypes = { readonly [K in keyof typeof all]: TypesOf<(typeof all)[K]> };

export type KindId = keyof KindTypes;
export type PaneOf<K extends KindId> = KindTypes[K]['pane'];
export type LimitOf<K extends KindId> = KindTypes[K]['limit'];
export type FiguresOf<K extends KindId> = KindTypes[K]['figures'];
export type MeasureOf<K extends KindId> = KindTypes[K]['measure'];

/** The measures of panes of any kind. */
export type Measure = MeasureOf<KindId>;

export const kinds: { readonly [K in KindId]: PaneKind<KindTypes[K]> } = all;

export const kindIds = Object.keys(kinds) as KindId[];
