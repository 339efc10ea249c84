import { createSignal } from 'solid-js';
import type { Model } from '../model.ts';
import type { ModeOverlay } from '../modeOverlay.ts';
import { Saying, type Caption } from '../status/saying.tsx';
import { SearchReadout } from '../status/searchReadout.tsx';
import { createShelfPart, type ShelfPart } from '../shelf/part.tsx';
import { createSound, type Sound } from '../sound/sound.ts';
import { SoundButton, soundKey } from '../sound/soundButton.tsx';

/** The overlay of the mode that the page starts with. */
export interface SaverOverlay {
  readonly overlay: ModeOverlay;
  readonly shelf: Pick<ShelfPart, 'show'>;
  readonly sound: Sound;
  /** Shows what happens at the moment, if that can be said. */
  say(caption: Caption | undefined): void;
  /** Whether a solution is held on show. */
  hold(isHeld: boolean): void;
  /** Says that the search goes on from a step at which it was left another time. */
  resume(step: number | undefined): void;
}

/** The number of unique solutions that a search finds, if it is known: a piece that is held rules out some. */
const uniqueOf = ({ unique, choices }: Model): bigint | undefined =>
  choices.search.hold.includes(':') ? undefined : unique;

export function createSaverOverlay(): SaverOverlay {
  const [caption, say] = createSignal<Caption>();
  const [resumed, resume] = createSignal<number>();
  const [isHeld, hold] = createSignal(false);
  const shelf = createShelfPart();
  const sound = createSound();
  return {
    resume,
    hold,
    shelf,
    sound,
    say,
    overlay: {
      ...shelf.overlay,
      keys: [...shelf.overlay.keys, soundKey(sound, 'one')],
      Tools: (props) => (
        <>
          <shelf.overlay.Tools {...props} />
          <SoundButton words={props.words} sound={sound} heard="one" />
        </>
      ),
      hasCaptions: true,
      about(model, { headline }) {
        const unique = uniqueOf(model);
        // Zero would tell the outcome.
        return unique ? headline.among(unique) : headline.sized(model.size);
      },
      news(model, { headline }) {
        const { steps, solutions, deadEnds, finished } = model.status;
        if (finished && solutions === 0) return headline.hopeless(deadEnds);
        // What a text of a user's own says is not checked.
        const unique = model.choices.puzzle === undefined ? undefined : uniqueOf(model);
        if (model.isLastSolution) return headline.allFound(BigInt(solutions), unique);
        return isHeld() ? headline.solved(steps) : undefined;
      },
      StatusLine: (props) => <SearchReadout {...props} resumed={resumed()} />,
      Caption: (props) => <Saying {...props} caption={caption()} />,
    },
  };
}
