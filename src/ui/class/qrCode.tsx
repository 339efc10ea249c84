import { createMemo, type JSX } from 'solid-js';
import { encode } from 'uqr';
import type { ClassProps } from './props.ts';

/** A QR code that leads to the moment on show, as large as the board, with the address below. */
export function QrCode(props: ClassProps): JSX.Element {
  const link = createMemo(() => {
    // Another moment has another link.
    void props.moment.moment;
    return props.act.link();
  });
  const code = createMemo(() => encode(link(), { border: 2 }));
  const path = () =>
    code()
      .data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
  return (
    <section class="qr" aria-label={props.words.classroom.code}>
      <svg viewBox={`0 0 ${code().size} ${code().size}`} role="img" aria-label={link()}>
        <path d={path()} />
      </svg>
      <a href={link()}>{link()}</a>
    </section>
  );
}
