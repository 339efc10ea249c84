import type { JSX } from 'solid-js';
import { Announcer } from './announcer.tsx';
import type { PartProps } from './part.ts';
import { StatusLine } from './statusLine.tsx';

/** How a search stands, to be seen, and to be heard by those who do not see it. */
export function SearchReadout(props: PartProps): JSX.Element {
  return (
    <>
      <StatusLine {...props} />
      <Announcer {...props} />
    </>
  );
}
