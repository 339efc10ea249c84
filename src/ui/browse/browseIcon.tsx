import type { JSX } from 'solid-js';
import { PathIcon } from '../widgets/icons.tsx';

/** Many small boards. */
export const BrowseIcon = (): JSX.Element => (
  <PathIcon
    strokes=""
    fills="M4 5h4.5v3.6H4zM9.8 5h4.5v3.6H9.8zM15.6 5h4.5v3.6h-4.5zM4 10.2h4.5v3.6H4zM9.8 10.2h4.5v3.6H9.8zM15.6 10.2h4.5v3.6h-4.5zM4 15.4h4.5V19H4zM9.8 15.4h4.5V19H9.8zM15.6 15.4h4.5V19h-4.5z"
  />
);
