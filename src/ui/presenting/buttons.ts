import type { PresentedLesson, PresenterWish, Told } from './model.ts';

/** A button of a presenter's window, and its keys, those of presentation remotes among them. */
export interface PresenterButton {
  readonly wish: Exclude<PresenterWish, 'restart'>;
  /** The one that is named on it. */
  readonly key: string;
  /** What its keys are called in events. */
  readonly keys: readonly string[];
  /** Whether there is anything for it to do. */
  readonly isOf: (lesson: PresentedLesson) => boolean;
  /** Whether it is pressed, if it is a toggle button. */
  readonly isOn?: (told: Told) => boolean;
}

export const presenterButtons: readonly PresenterButton[] = [
  {
    wish: 'back',
    key: 'Page Up',
    keys: ['PageUp'],
    isOf: ({ at, isThere }) => at > 1 || !isThere,
  },
  {
    wish: 'on',
    key: 'Page Down',
    keys: ['PageDown'],
    isOf: ({ next }) => next !== undefined,
  },
  {
    wish: 'reveal',
    key: 'A',
    keys: ['a', 'A'],
    isOf: ({ question }) => question?.isOpen === true,
  },
  {
    wish: 'blank',
    key: 'B',
    keys: ['b', 'B', '.'],
    isOf: () => true,
    isOn: ({ isBlank }) => isBlank,
  },
];
