import type { Caption } from '../status/saying.tsx';
import type { Language } from '../../words/index.ts';

/** What is said over an embedded board, and how far it is. Plain data. */
export interface EmbeddedModel {
  readonly title: string;
  readonly lang: Language;
  /** Whether there are controls, and captions. */
  readonly ui: boolean;
  readonly captions: boolean;
  readonly playing: boolean;
  /** Whether the moment moves now, rather than being held. */
  readonly passing: boolean;
  /** The first step, that on show, and the furthest one. */
  readonly from: number;
  readonly at: number;
  readonly known: number;
  readonly caption: Caption | undefined;
}

/** Everything a person can do with an embedded board, by keys and buttons alike. */
export interface EmbeddedCommands {
  toggle(): void;
  step(by: number): void;
  seek(step: number): void;
  changeSpeed(notches: 1 | -1): void;
}
