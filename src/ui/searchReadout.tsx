import type { JSX } from 'solid-js';
import { Announcer } from './announcer.tsx';
import type { PartProps } from './part.ts';
import { StatusLine } from './statusLine.tsx';

/** The figures of a search, visible and announced to screen readers. */
export function SearchReadout(props: PartProps): JSX.Element {
  return (
    <>
      <StatusLine {...props} />
      <Announcer {...props} />
    </>
  );
}
