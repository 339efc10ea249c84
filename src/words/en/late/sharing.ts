import { number } from '../numbers.ts';

/** The dialog that gives away what is on show. */
export const sharing = {
  what: 'What is shown',
  moment: 'This moment',
  stretch: 'A stretch of the run',
  from: { steps: 'From step', time: 'From, in ms of computing' },
  to: { steps: 'To step', time: 'To, in ms of computing' },
  tooEarly: 'It ends before it begins.',
  noMoment: {
    steps: 'A step is a whole number from 0.',
    time: 'That has to be a whole number of ms, from 0.',
  },
  endsAt: {
    steps: (last: number) => `The run ends at step ${number(last)}.`,
    time: (last: number) => `The run ends after ${number(last)} ms.`,
  },
  loops: 'Again and again',
  controls: 'With a row of controls',
  controlsHint: 'In the other page; a link leads to the whole page.',
  preview: 'Preview of the frame',
  link: 'Link',
  frame: 'Frame for any page',
  element: 'Element for pages with the script',
  code: 'QR code of the link',
  copy: 'Copy',
  copyNamed: (label: string) => `Copy: ${label}`,
  copied: (label: string) => `Copied: ${label}`,
  notCopied: 'The browser did not allow it; the text can be selected.',
};
