import type { JSX } from 'solid-js';

/** Drawn on a grid of 24 × 24, in the current text colour. */
function Icon(props: { children: JSX.Element }): JSX.Element {
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
      {props.children}
    </svg>
  );
}

const filled = { fill: 'currentColor' } as const;

export const PlayIcon = (): JSX.Element => (
  <Icon>
    <path {...filled} d="M8 5.5v13l10.5-6.5z" />
  </Icon>
);

export const PauseIcon = (): JSX.Element => (
  <Icon>
    <path {...filled} d="M7.5 5.5h2.5v13h-2.5zM14 5.5h2.5v13h-2.5z" />
  </Icon>
);

export const BackIcon = (): JSX.Element => (
  <Icon>
    <path {...filled} d="M17 6.5v11L8.5 12z" />
    <path d="M6 6.5v11" />
  </Icon>
);

export const ForwardIcon = (): JSX.Element => (
  <Icon>
    <path {...filled} d="M7 6.5v11l8.5-5.5z" />
    <path d="M18 6.5v11" />
  </Icon>
);

/** An arrow that goes round to where it began. */
export const StartIcon = (): JSX.Element => (
  <Icon>
    <path d="M5.5 12a6.5 6.5 0 1 0 2.2-4.9" />
    <path d="M5 4.5v4h4" />
  </Icon>
);

export const SlowerIcon = (): JSX.Element => (
  <Icon>
    <path d="M6 12h12" />
  </Icon>
);

export const FasterIcon = (): JSX.Element => (
  <Icon>
    <path d="M6 12h12M12 6v12" />
  </Icon>
);

/** A pulse: slow, quick, slow again. */
export const AutoIcon = (): JSX.Element => (
  <Icon>
    <path d="M3 12h3.5l2.5-6 4 12 3-8 1.5 2H21" />
  </Icon>
);

/** A piece, and on. */
export const NextIcon = (): JSX.Element => (
  <Icon>
    <path d="M5 4.5h3.5a1 1 0 0 1 1 1v4a1 1 0 0 0 1 1h4a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1z" />
    <path d="M17 4.5l3.5 3.5-3.5 3.5" />
  </Icon>
);

/** Four squares, one of them filled. */
export const GalleryIcon = (): JSX.Element => (
  <Icon>
    <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM13.5 13.5h6v6h-6z" />
    <path {...filled} d="M4.5 13.5h6v6h-6z" />
  </Icon>
);

export const SearchIcon = (): JSX.Element => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5 5" />
  </Icon>
);

export const SquareIcon = (): JSX.Element => (
  <Icon>
    <path d="M5.5 5.5h13v13h-13z" />
  </Icon>
);

export const TriangleIcon = (): JSX.Element => (
  <Icon>
    <path d="M12 5l8 13.5h-16z" />
  </Icon>
);

export const HexagonIcon = (): JSX.Element => (
  <Icon>
    <path d="M12 3.5l7.4 4.25v8.5l-7.4 4.25l-7.4-4.25v-8.5z" />
  </Icon>
);

/** A tally: four strokes and one across. */
export const CountIcon = (): JSX.Element => (
  <Icon>
    <path d="M6 5v14M10 5v14M14 5v14M18 5v14M3.5 15.5l17-7" />
  </Icon>
);

/** An icon given as SVG paths. */
export const PathIcon = (props: { strokes: string; fills: string }): JSX.Element => (
  <Icon>
    <path d={props.strokes} />
    <path {...filled} d={props.fills} />
  </Icon>
);

export const AddIcon = (): JSX.Element => (
  <Icon>
    <path d="M4.5 4.5h15v15h-15zM12 8.5v7M8.5 12h7" />
  </Icon>
);

/** Two lines over two axes. */
export const ChartsIcon = (): JSX.Element => (
  <Icon>
    <path d="M4.5 4.5v15h15" />
    <path d="M7.5 15.5l4-4 3 2 5-6M7.5 8.5l4 1" />
  </Icon>
);

export const TableIcon = (): JSX.Element => (
  <Icon>
    <path d="M4.5 5.5h15v13h-15zM4.5 9.8h15M4.5 14.1h15M10 5.5v13" />
  </Icon>
);

/** A flask. */
export const ExperimentsIcon = (): JSX.Element => (
  <Icon>
    <path d="M9.5 4.5h5M10.5 4.5v5l-5 8.2a1.2 1.2 0 0 0 1 1.8h11a1.2 1.2 0 0 0 1-1.8l-5-8.2v-5M8.3 14h7.4" />
  </Icon>
);

/** An arrow into a tray. */
export const SaveIcon = (): JSX.Element => (
  <Icon>
    <path d="M12 4.5v10M8 10.8l4 4 4-4M4.5 15.5v4h15v-4" />
  </Icon>
);

export const MoreIcon = (): JSX.Element => (
  <Icon>
    <circle {...filled} cx="6" cy="12" r="1" />
    <circle {...filled} cx="12" cy="12" r="1" />
    <circle {...filled} cx="18" cy="12" r="1" />
  </Icon>
);

export const SoundIcon = (): JSX.Element => (
  <Icon>
    <path d="M15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a8 8 0 0 1 0 11.2" />
    <path {...filled} d="M4 9.5h3l4.5-4v13l-4.5-4H4z" />
  </Icon>
);

export const FullscreenIcon = (): JSX.Element => (
  <Icon>
    <path d="M4.5 9v-4.5h4.5M15 4.5h4.5v4.5M19.5 15v4.5h-4.5M9 19.5h-4.5v-4.5" />
  </Icon>
);

export const WindowIcon = (): JSX.Element => (
  <Icon>
    <path d="M9 4.5v4.5h-4.5M19.5 9h-4.5v-4.5M15 19.5v-4.5h4.5M4.5 15h4.5v4.5" />
  </Icon>
);

export const SettingsIcon = (): JSX.Element => (
  <Icon>
    <path d="M4 7.5h8M18 7.5h2M4 16.5h2M12 16.5h8" />
    <circle cx="15" cy="7.5" r="2.5" />
    <circle cx="9" cy="16.5" r="2.5" />
  </Icon>
);

export const HelpIcon = (): JSX.Element => (
  <Icon>
    <path d="M9 9.2a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1.1-1.3 2.1" />
    <path d="M12 17.5v.01" />
    <circle cx="12" cy="12" r="8.5" />
  </Icon>
);

export const CloseIcon = (): JSX.Element => (
  <Icon>
    <path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />
  </Icon>
);
