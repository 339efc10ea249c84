import { number, count } from '../numbers.ts';

/** The window of a presenter, while a lesson is given in another one. */
export const presenting = {
  title: 'Presenter’s window',
  hint: 'Open the presenter’s window, with notes, answers and the next stop, which the class does not see; or bring it to the front',
  blocked:
    'The browser has opened no presenter’s window. Allow this page to open windows, then press I again. Notes and answers are shown there alone, as the class would see them here.',
  /** The number of a stop. */
  place: (at: number, of: number): string => `${number(at)}/${number(of)}`,
  clock: 'Time',
  since: 'In this lesson',
  now: 'Said now',
  asked: 'Asked now',
  answer: 'Answer:',
  answered: 'Answered:',
  noAnswer: 'Nothing in this scene answers this: see the notes.',
  hands: (steps: number): string =>
    `Next, ${count(steps, 'step is', 'steps are')} carried out by hand; then the lesson goes on by itself.`,
  left: 'The class is at another moment. “Previous” leads back to this stop.',
  notes: 'Notes',
  noNotes: 'There are no notes on this scene.',
  next: 'Next stop',
  last: 'This is the last stop.',
  boards: 'What the class sees',
  board: (nth: number): string => `Board ${number(nth)}`,
  isBlank: 'The screen of the class is black.',
  steer: 'Steer the lesson',
  wishes: {
    on: 'Next',
    back: 'Previous',
    blank: 'Black screen',
    reveal: 'Show answer',
    restart: 'Reset',
  },
  restartHint: 'Count the time of the lesson from 0 again',
  noLesson: 'No lesson is given in class now. L begins one there.',
  /** Why nothing comes from the page of the class. */
  connection: {
    never:
      'No class has opened this window. Give a lesson in class (K, then L), and open it from there with I.',
    closed: 'The window of the class has been closed. Open this window anew from class, with I.',
    silent: 'The window of the class does not answer. It may still be loading.',
  },
};
