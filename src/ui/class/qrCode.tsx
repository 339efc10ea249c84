import { createMemo, Show, type JSX } from 'solid-js';
import { codeOf } from './code.ts';
import type { ClassProps } from './props.ts';

/** A QR code that leads to the moment on show, as large as the board, with the address below. */
export function QrCode(props: ClassProps): JSX.Element {
  const link = createMemo(() => {
    // Another moment has another link.
    void props.moment.moment;
    return props.act.link();
  });
  const code = createMemo(() => codeOf(link()));
  return (
    <section class="qr" aria-label={props.words.classroom.code}>
      <Show when={code()} fallback={<p>{props.words.classroom.codeTooLong}</p>}>
        {(its) => (
          <svg viewBox={`0 0 ${its().size} ${its().size}`} role="img" aria-label={link()}>
            <path d={its().path} />
          </svg>
        )}
      </Show>
      <a href={link()}>{link().replace(/^https?:\/\//, '')}</a>
    </section>
  );
}
