import type { Accessor } from 'solid-js';
import type { Language } from '../../words/index.ts';

/** A stop of a lesson, as a presenter reads it. */
export interface PresentedStop {
  /** The title of its scene. */
  readonly scene: string;
  readonly text: string;
  readonly isQuestion: boolean;
}

/** A lesson that is given, at its stop, as a presenter reads it: plain data, with all figures filled in. */
export interface PresentedLesson {
  readonly id: string;
  readonly title: string;
  /** The language of its texts, as a tag. */
  readonly lang: string;
  /** The number of the stop, from 1, and that of all. */
  readonly at: number;
  readonly of: number;
  readonly now: PresentedStop;
  readonly next: PresentedStop | undefined;
  /** What answers its question in words, paragraph by paragraph; undefined on the way to what is pointed at, which has its own. */
  readonly answers: readonly string[] | undefined;
  readonly notes: string | undefined;
  /** How many steps are carried out by hand at the stop, if any are. */
  readonly hands: number | undefined;
  /** Whether the class sees the moment of the stop, or is on its way there; and whether it has come there. */
  readonly isThere: boolean;
  readonly isReached: boolean;
  /** The question at the moment on show, its answer, and whether the class still waits for that. */
  readonly question:
    | { readonly text: string; readonly answer: string; readonly isOpen: boolean }
    | undefined;
}

/** What a presenter can ask the page of a class to do. */
export const presenterWishes = ['on', 'back', 'blank', 'reveal', 'restart'] as const;

export type PresenterWish = (typeof presenterWishes)[number];

/** Those that are the same in all modes. */
export type PageWish = 'blank' | 'restart';

/** What a class sees, and what its presenter is told beside that. */
export interface Told {
  readonly lang: Language;
  /** Undefined while no lesson is given. */
  readonly lesson: PresentedLesson | undefined;
  /** The boards on show, as the texts of SVG files. */
  readonly boards: readonly string[];
  /** Whether its screen is black. */
  readonly isBlank: boolean;
  /** When the lesson began, in ms since 1970. */
  readonly since: number;
}

/** Whether the page of the class is there, and speaks. */
export type Connection = 'never' | 'closed' | 'silent' | 'speaks';

export interface PresenterProps {
  /** What the page of the class told last. */
  readonly told: Accessor<Told | undefined>;
  readonly connection: Accessor<Connection>;
  /** In ms since 1970. */
  readonly now: Accessor<number>;
  readonly language: Accessor<Language>;
  ask(wish: PresenterWish): void;
}
