import type { JSX, ParentProps } from 'solid-js';

/** The SVG paths of an icon, on a grid of 24 × 24. */
interface IconPaths {
  readonly strokes?: string;
  readonly fills?: string;
}

/** An icon in the current text colour. */
export function PathIcon(props: ParentProps<IconPaths>): JSX.Element {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={props.strokes ?? ''} />
      <path fill="currentColor" d={props.fills ?? ''} />
      {props.children}
    </svg>
  );
}

export const icon = (paths: IconPaths) => (): JSX.Element => <PathIcon {...paths} />;

export const PlayIcon = icon({ fills: 'M8 5.5v13l10.5-6.5z' });
export const PauseIcon = icon({ fills: 'M7.5 5.5h2.5v13h-2.5zM14 5.5h2.5v13h-2.5z' });
export const BackIcon = icon({ strokes: 'M6 6.5v11', fills: 'M17 6.5v11L8.5 12z' });
export const ForwardIcon = icon({ strokes: 'M18 6.5v11', fills: 'M7 6.5v11l8.5-5.5z' });

/** An arrow that goes round to where it began. */
export const StartIcon = icon({ strokes: 'M5.5 12a6.5 6.5 0 1 0 2.2-4.9M5 4.5v4h4' });
export const SlowerIcon = icon({ strokes: 'M6 12h12' });
export const FasterIcon = icon({ strokes: 'M6 12h12M12 6v12' });

/** A pulse: slow, quick, slow again. */
export const AutoIcon = icon({ strokes: 'M3 12h3.5l2.5-6 4 12 3-8 1.5 2H21' });

/** A piece, and on. */
export const NextIcon = icon({
  strokes:
    'M5 4.5h3.5a1 1 0 0 1 1 1v4a1 1 0 0 0 1 1h4a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM17 4.5l3.5 3.5-3.5 3.5',
});

/** Four squares, one of them filled. */
export const GalleryIcon = icon({
  strokes: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM13.5 13.5h6v6h-6z',
  fills: 'M4.5 13.5h6v6h-6z',
});

export const SearchIcon = icon({ strokes: 'M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0M15 15l5 5' });
export const SquareIcon = icon({ strokes: 'M5.5 5.5h13v13h-13z' });
export const TriangleIcon = icon({ strokes: 'M12 5l8 13.5h-16z' });
export const HexagonIcon = icon({ strokes: 'M12 3.5l7.4 4.25v8.5l-7.4 4.25l-7.4-4.25v-8.5z' });

/** A tally: four strokes and one across. */
export const CountIcon = icon({ strokes: 'M6 5v14M10 5v14M14 5v14M18 5v14M3.5 15.5l17-7' });
export const AddIcon = icon({ strokes: 'M4.5 4.5h15v15h-15zM12 8.5v7M8.5 12h7' });

/** Two lines over two axes. */
export const ChartsIcon = icon({ strokes: 'M4.5 4.5v15h15M7.5 15.5l4-4 3 2 5-6M7.5 8.5l4 1' });
export const TableIcon = icon({ strokes: 'M4.5 5.5h15v13h-15zM4.5 9.8h15M4.5 14.1h15M10 5.5v13' });

/** A path that ends at a cross. */
export const MistakesIcon = icon({
  strokes: 'M4.5 19.5v-5a3 3 0 0 1 3-3h2a3 3 0 0 0 3-3v-2M12 12l8 8M20 12l-8 8M10.5 8.5l2-2 2 2',
});

/** Two trees from one line. */
export const TreesIcon = icon({
  strokes: 'M4 12h16M12 12V8M7 8h10M7 8V4.5M17 8V4.5M12 12v4M7 16h10M7 16v3.5M12 16v3.5M17 16v3.5',
});

/** A flask. */
export const ExperimentsIcon = icon({
  strokes:
    'M9.5 4.5h5M10.5 4.5v5l-5 8.2a1.2 1.2 0 0 0 1 1.8h11a1.2 1.2 0 0 0 1-1.8l-5-8.2v-5M8.3 14h7.4',
});

/** An arrow into a tray. */
export const SaveIcon = icon({ strokes: 'M12 4.5v10M8 10.8l4 4 4-4M4.5 15.5v4h15v-4' });

export const MoreIcon = icon({
  fills:
    'M5 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M17 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
});

export const SoundIcon = icon({
  strokes: 'M15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a8 8 0 0 1 0 11.2',
  fills: 'M4 9.5h3l4.5-4v13l-4.5-4H4z',
});

export const FullscreenIcon = icon({
  strokes: 'M4.5 9v-4.5h4.5M15 4.5h4.5v4.5M19.5 15v4.5h-4.5M9 19.5h-4.5v-4.5',
});

export const WindowIcon = icon({
  strokes: 'M9 4.5v4.5h-4.5M19.5 9h-4.5v-4.5M15 19.5v-4.5h4.5M4.5 15h4.5v4.5',
});

export const SettingsIcon = icon({
  strokes:
    'M4 7.5h8M18 7.5h2M4 16.5h2M12 16.5h8M12.5 7.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6.5 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
});

export const HelpIcon = icon({
  strokes:
    'M9 9.2a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1.1-1.3 2.1M12 17.5v.01M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0',
});

export const CloseIcon = icon({ strokes: 'M6.5 6.5l11 11M17.5 6.5l-11 11' });
