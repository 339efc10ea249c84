import type { JSX } from 'solid-js';

/** The definition of a hatch, in cell widths, for drawings over a board; its colour is set by their styles. */
export function Hatch(props: { readonly id: string }): JSX.Element {
  return (
    <defs>
      <pattern
        id={props.id}
        patternUnits="userSpaceOnUse"
        width="0.16"
        height="0.16"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V0.16" />
      </pattern>
    </defs>
  );
}
