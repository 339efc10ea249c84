import type { LateCode } from './lateCode.ts';
import type { Catalogue } from './catalogue.ts';
import type { CodeLoader } from './modes/loader.ts';
import type { Mode } from './modes/mode.ts';
import type { PlayOrder } from './playOrder.ts';
import type { AddressGrammar } from './url.ts';
import type { Updates } from './updates.ts';
import type { Workers } from './workers/workers.ts';

/** What a page depends on. */
export interface PageResources {
  readonly modes: readonly Mode[];
  readonly grammar: AddressGrammar;
  readonly code: CodeLoader<LateCode>;
  readonly catalogue: Catalogue;
  /** What follows while nobody is in control. */
  readonly order: PlayOrder;
  readonly workers: Workers;
  readonly updates: Updates;
}
