import { icon } from '../widgets/icons.tsx';

export const TurnIcon = icon({ strokes: 'M18.5 12a6.5 6.5 0 1 1-2.2-4.9M19 4.5v4h-4' });
export const FlipIcon = icon({ strokes: 'M12 4v16M9 7.5 4 17h5zM15 7.5l5 9.5h-5z' });
export const LayIcon = icon({ strokes: 'M5 12.5l4.5 4.5L19 7.5' });
/** A branch that parts in two. */
export const TreeIcon = icon({
  strokes: 'M12 7v5M12 12H6.5v4.5M12 12h5.5v4.5',
  fills:
    'M10 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4.5 18.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 18.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
});
export const UndoIcon = icon({ strokes: 'M8.5 5 4.5 9l4 4M4.5 9h9a5.5 5.5 0 0 1 0 11h-4' });
export const RedoIcon = icon({ strokes: 'M15.5 5l4 4-4 4M19.5 9h-9a5.5 5.5 0 0 0 0 11h4' });
/** A piece that lies, and an arrow on. */
export const GoOnIcon = icon({ strokes: 'M4.5 5.5h5v5h5v5h-10z', fills: 'M16.5 9v9l5-4.5z' });
/** A pin in a cell. */
export const EditIcon = icon({
  strokes: 'M4.5 4.5h15v15h-15zM12 12v4',
  fills: 'M9.2 9.4a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0',
});

/** A lamp. */
export const AskIcon = icon({
  strokes:
    'M9 17.5h6M10 20.5h4M8.8 14.6a6 6 0 1 1 6.4 0c-.5.4-.7.9-.7 1.5v1.4h-5v-1.4c0-.6-.2-1.1-.7-1.5z',
});
