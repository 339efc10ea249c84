import type { CutPreset } from '../../../drawing/cutFile.ts';
import { rounded } from '../../../drawing/paths.ts';
import type { Turn } from '../../../teach/moment/story.ts';
import { count, number } from '../numbers.ts';

/** What is said before the dialog of pictures is loaded. */
export const picture = {
  title: 'Picture of this',
  notLoaded: 'This cannot be loaded at the moment.',
};

/** The dialog of pictures, of pieces to cut, and of storyboards. */
export const picturing = {
  what: 'What to make',
  tabs: { picture: 'Picture', cut: 'To cut', story: 'Storyboard' },
  range: (least: number, most: number) => `From ${number(least)} to ${number(most)}.`,
  preview: 'Preview',

  board: 'Board',
  boardAt: (place: number) => `Board ${number(place)}`,
  width: 'Width in px',
  transparent: 'Nothing around the tray',
  transparentHint: 'It is transparent there, for slides of any colour.',
  letters: 'Names on pieces',
  size: (width: number, height: number) => `${number(width)} × ${number(height)} px`,
  savePng: 'Save PNG',
  saveSvg: 'Save SVG',
  copyPng: 'Copy PNG',
  copySvg: 'Copy SVG',
  copied: 'Copied.',
  failed: 'The browser cannot do that. If the picture is very large, make it smaller.',

  edge: 'Edge of a cell, mm',
  kerf: 'Kerf, mm',
  kerfHint: 'What the beam takes away. Measure it by a test cut.',
  wideKerf: (most: number) => `For cells of this size, the kerf has to be less than ${most} mm.`,
  gap: 'Between parts, mm',
  tray: 'With a tray for the pieces',
  layout: 'Pieces lie',
  layouts: { apart: 'apart', laid: 'as on the board' },
  laidHint: 'Takes less material; each piece is smaller by a kerf all around.',
  notFull: 'Not all of the board is covered: go to a solution first.',
  needsKerf: 'This needs a kerf, as neighbours would be cut along the same line.',
  line: 'Lines',
  lines: {
    plain: 'Black, 0.1 mm',
    ponoko: 'Ponoko: blue, 0.01 mm',
    'laser-engraving-service': 'laserengravingservice.co.uk: red, 0.1 pt',
    'hairline-red': 'Hairline: red, 0.0254 mm',
    own: 'Other',
  } satisfies Record<CutPreset | 'plain' | 'own', string>,
  lineHint: 'In SVG files. DXF files have layers instead: INSIDE is cut before OUTSIDE.',
  colour: 'Colour of lines',
  thickness: 'Width of lines, mm',
  sheet: (paths: number, width: number, height: number) =>
    `${count(paths, 'closed path')} on ${number(Math.ceil(rounded(width)))} × ${number(Math.ceil(rounded(height)))} mm.`,
  saveDxf: 'Save DXF',

  moments: 'Moments',
  turning: 'Turning points',
  turningHint: 'Start, first mistake, deepest dead end, first solution.',
  stretch: 'So many, evenly spread',
  from: 'From step',
  to: 'To step',
  count: 'Number',
  tooEarly: 'It ends before it begins.',
  columns: 'Side by side',
  inColour: 'In colour',
  inColourHint: 'Otherwise black on white. Names are on pieces in both.',
  show: 'Show the pages',
  following: 'Following the search …',
  none: 'The search ends before that.',
  pages: 'Storyboard',
  paper: 'For A4 and Letter.',
  step: (step: number) => (step === 0 ? 'At the beginning' : `After step ${number(step)}`),
  turns: {
    mistake: 'First mistake',
    deepest: 'Deepest dead end',
    takenBack: 'The mistake is taken back',
    solution: 'First solution',
    end: 'The end',
  } satisfies Record<Exclude<Turn, 'start'>, string>,
  /** The deepest moment of a search that has not been followed to its end. */
  deepestSoFar: 'Most pieces so far',
  notWhole: (step: number) =>
    `The search was followed up to step ${number(step)}, and had not come to a solution by then.`,
  fewer: 'The search ends before the last moment asked for.',
};
