import { icon } from '../widgets/icons.tsx';

/** A percent sign. */
export const NumbersIcon = icon({
  strokes:
    'M18 5.5 6 18.5M4.8 7.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M14.4 16.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0',
});
/** A die. */
export const RandomIcon = icon({
  strokes: 'M5 5h14v14h-14z',
  fills:
    'M7.8 9.2a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M10.6 12a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M13.4 14.8a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0',
});
/** A square in a square. */
export const SharesIcon = icon({ strokes: 'M4.5 4.5h15v15h-15z', fills: 'M9 9h6v6H9z' });
/** A piece of four cells. */
export const PieceIcon = icon({ strokes: 'M4.5 9h5v-4.500h5v4.500h5v5h-15z' });
