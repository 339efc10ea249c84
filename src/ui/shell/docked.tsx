import { Show, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Controls } from './controls.tsx';
import { reportInsets } from './insets.ts';
import type { ModePanelProps } from '../modeOverlay.ts';
import { SearchReadout } from '../status/searchReadout.tsx';

/** The mode's panel over the picture, and the dock at the foot of the page. */
export function Docked(props: Omit<ModePanelProps, 'aside'>): JSX.Element {
  let dock!: HTMLDivElement;
  const aside = reportInsets(
    {
      dock: () => dock,
      present: () => props.present,
      placed: () => props.mode.boards !== undefined,
      beside: () => props.mode.beside?.(),
    },
    (room) => props.insets([room]),
  );
  return (
    <>
      <Dynamic component={props.mode.Panel} {...props} aside={aside()} />
      <div ref={dock} class="dock">
        <Show when={props.model.choices.settings.captions}>
          <Dynamic component={props.mode.Caption} {...props} />
        </Show>
        <Controls {...props} />
        <Dynamic component={props.mode.StatusLine ?? SearchReadout} {...props} />
      </div>
    </>
  );
}
