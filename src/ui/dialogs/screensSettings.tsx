import { Show, type JSX } from 'solid-js';
import type { PartProps } from '../part.ts';

/** Opens windows on all screens, where the browser lets a page do so. */
export function ScreensSettings(props: PartProps): JSX.Element {
  const say = () => props.words.screens;
  const canPlace = 'getScreenDetails' in window;
  return (
    <details>
      <summary>{say().title}</summary>
      <p class="hint">{canPlace ? say().hint : say().byHand}</p>
      <Show when={canPlace}>
        <button type="button" class="wide" onClick={() => props.commands.openScreens('one')}>
          {say().one}
        </button>
        <button type="button" class="wide" onClick={() => props.commands.openScreens('each')}>
          {say().each}
        </button>
      </Show>
    </details>
  );
}
