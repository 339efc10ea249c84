import { createMemo, For, type JSX } from 'solid-js';
import { boardColours, openOfEach } from '../../../teach/weighting/boardColours.ts';
import type { ClassProps } from '../state.ts';
import './coloursPanel.css';

/** How many cells of each colour are open, and how many of each every piece covers. */
export function ColoursPanel(props: ClassProps): JSX.Element {
  const say = () => props.words.colours;
  const { problem } = props.moment;
  const colours = createMemo(() => boardColours(problem));
  const open = () => openOfEach(problem, colours(), props.moment.situation.path);
  /** Pieces by their letters, unless all of them are alike. */
  const namesOf = (pieces: readonly number[]): string =>
    colours().pieces.length === 1
      ? say().each
      : pieces.map((piece) => props.moment.names.letter(piece)).join(' ');
  return (
    <section class="class-panel class-colours" aria-label={say().title}>
      <header>
        <h2>{say().title}</h2>
      </header>
      <div class="colours-box" tabindex="0" role="group" aria-label={say().title}>
        <p class="open" aria-live="polite">
          {say().open(open())}
        </p>
        <h3>{say().covers}</h3>
        <dl>
          <For each={colours().pieces}>
            {({ pieces, ways }) => (
              <div>
                <dt>{namesOf(pieces)}</dt>
                <dd>{say().ways(ways)}</dd>
              </div>
            )}
          </For>
        </dl>
      </div>
    </section>
  );
}
