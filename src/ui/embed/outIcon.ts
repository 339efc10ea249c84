import { icon } from '../widgets/icons.tsx';

/** An arrow that leaves a frame. */
export const OutIcon = icon({ strokes: 'M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M16.5 14v5.5h-12v-12H10' });
