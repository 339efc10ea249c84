import type { JSX } from 'solid-js';
import { Announcer } from '../status/announcer.tsx';
import { StatusLine, type StatusProps } from '../status/statusLine.tsx';

/** The figures of a search, visible and announced to screen readers. */
export function SearchReadout(props: StatusProps): JSX.Element {
  return (
    <>
      <StatusLine {...props} />
      <Announcer {...props} />
    </>
  );
}
