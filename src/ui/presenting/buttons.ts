import type { PresentedLesson, PresenterWish } from './model.ts';

/** A button of a presenter's window, and the keys that do the same, those of presentation remotes among them. */
export interface PresenterButton {
  readonly wish: Exclude<PresenterWish, 'restart'>;
  readonly key: string;
  /** What the keys are called in events. */
  readonly codes: readonly string[];
  /** Whether there is anything for it to do. */
  readonly isOf: (lesson: PresentedLesson) => boolean;
  /** Whether it is pressed, if it is a toggle button. */
  readonly isOn?: (lesson: PresentedLesson) => boolean;
}

export const presenterButtons: readonly PresenterButton[] = [
  {
    wish: 'back',
    key: 'Page Up',
    codes: ['PageUp'],
    isOf: ({ at, isThere }) => at > 1 || !isThere,
  },
  {
    wish: 'on',
    key: 'Page Down',
    codes: ['PageDown'],
    isOf: ({ next }) => next !== undefined,
  },
  {
    wish: 'reveal',
    key: 'A',
    codes: ['a'],
    isOf: ({ question }) => question?.isOpen === true,
  },
  {
    wish: 'blank',
    key: 'B',
    codes: ['b', '.'],
    isOf: () => true,
    isOn: ({ isBlank }) => isBlank,
  },
];
