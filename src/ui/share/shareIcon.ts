import { icon } from '../widgets/icons.tsx';

/** An arrow out of a tray. */
export const ShareIcon = icon({ strokes: 'M12 15V4M8 7.5l4-4 4 4M5 12v7.5h14V12' });
