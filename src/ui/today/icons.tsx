import { icon } from '../widgets/icons.tsx';

/** A leaf of a calendar with a few of its days. */
export const CalendarIcon = icon({
  strokes: 'M4.5 6.5h15v13.5h-15zM8 3.8v3.4M16 3.8v3.4M4.5 10.5h15',
  fills: 'M7.5 13h2v1.8h-2zM11 13h2v1.8h-2zM14.5 13h2v1.8h-2zM7.5 16.2h2v1.8h-2zM11 16.2h2v1.8h-2z',
});

/** An arrow out of a tray. */
export const ShareIcon = icon({ strokes: 'M12 15V4.5M8 8.2l4-3.7 4 3.7M4.5 13.5v6h15v-6' });

export const BeforeIcon = icon({ strokes: 'M14.5 6l-6 6 6 6' });
export const AfterIcon = icon({ strokes: 'M9.5 6l6 6-6 6' });
