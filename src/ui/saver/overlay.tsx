import { createSignal } from 'solid-js';
import type { Proof } from '../../teach/weighting/account.ts';
import type { Words } from '../../words/dictionary.ts';
import { capitalised } from '../../words/format.ts';
import type { Model } from '../model.ts';
import type { ModeOverlay } from '../modeOverlay.ts';
import { Saying, type Caption } from '../status/saying.tsx';
import { SearchReadout } from '../status/searchReadout.tsx';
import { createShelfPart, type ShelfPart } from '../shelf/part.tsx';
import { createSound, type Sound } from '../sound/sound.ts';
import { SoundButton, soundKey } from '../sound/soundButton.tsx';
import { ToldPace } from './toldPace.ts';

/** How far a search came, as is shown once it is over without a solution, or while it is left. */
export interface ShownEnd {
  readonly isLeft: boolean;
  /** How many pieces lie from the start, which the numbers below count too. */
  readonly fixed: number;
  /** How many pieces any solution has, undefined where that is open, and whether those are all there are. */
  readonly of: number | undefined;
  readonly areAll: boolean;
  /** How many pieces lie in the position shown, once that is at hand, and whether all of them do by now. */
  readonly laid: number | undefined;
  readonly isLit: boolean;
  /** A proof that there is no solution, if one is known. */
  readonly proof: Proof | undefined;
  /** Whether one has been looked for, so that without one the search alone tells. */
  readonly isAnswered: boolean;
  /** Whether it is time to say it. */
  readonly isExplained: boolean;
}

/** The overlay of the mode that the page starts with. */
export interface SaverOverlay {
  readonly overlay: ModeOverlay;
  readonly shelf: Pick<ShelfPart, 'show'>;
  readonly sound: Sound;
  /** Shows what happens at the moment, if that can be said. */
  say(caption: Caption | undefined): void;
  /** Whether a solution is held on show. */
  hold(isHeld: boolean): void;
  /** Says how far a search came, while that is shown. */
  end(end: ShownEnd | undefined): void;
  /** Says that the search goes on from a step at which it was left another time. */
  resume(step: number | undefined): void;
}

/** Whether a piece is held in one way, which rules out some solutions. */
const isHeldSo = ({ choices }: Model): boolean => choices.search.hold.includes(':');
/** Whether the position that tells how far a search came is still being laid, while the headline does not tell the outcome. */
const isLaying = (end: ShownEnd | undefined): boolean =>
  end !== undefined && !end.isLeft && !end.isLit && !end.isExplained;
/** The number of unique solutions that a search finds, if it is known. */
const uniqueOf = (model: Model): bigint | undefined => (isHeldSo(model) ? undefined : model.unique);

const deepestOf = (deepest: number, end: ShownEnd, headline: Words['headline']): string =>
  headline.deepest(deepest + end.fixed, end.areAll ? end.of : undefined);

/** How many pieces fit, once the position that shows it is at hand. */
const fitOf = (
  model: Model,
  { laid, of, areAll }: ShownEnd,
  { headline }: Pick<Words, 'headline'>,
): string | undefined =>
  laid === undefined ? undefined : headline.fit({ laid, of, areAll }, !isHeldSo(model));

export function createSaverOverlay(): SaverOverlay {
  const [caption, say] = createSignal<Caption>();
  const [resumed, resume] = createSignal<number>();
  const [ended, end] = createSignal<ShownEnd>();
  const [isHeld, hold] = createSignal(false);
  const shelf = createShelfPart();
  const sound = createSound();
  const pace = new ToldPace();
  return {
    resume,
    hold,
    end,
    shelf,
    sound,
    say,
    overlay: {
      ...shelf.overlay,
      keys: [...shelf.overlay.keys, soundKey(sound)],
      Tools: (props) => (
        <>
          <shelf.overlay.Tools {...props} />
          <SoundButton words={props.words} sound={sound} heard="one" />
        </>
      ),
      hasCaptions: true,
      headline: (model) => (isLaying(ended()) ? model.neutralTitle : undefined),
      about(model, { headline }) {
        const { status, choices } = model;
        const steps =
          choices.settings.speed === 'max'
            ? pace.at(performance.now(), status.steps, status.pace)
            : undefined;
        if (steps !== undefined) return headline.pace(steps);
        const unique = uniqueOf(model);
        // Zero would tell the outcome.
        return unique ? headline.among(unique) : headline.sized(model.size);
      },
      news(model, { headline }) {
        const { steps, solutions, deepest, finished } = model.status;
        const end = ended();
        if (isLaying(end)) return undefined;
        if (finished && solutions === 0) return headline.hopeless(steps, isHeldSo(model));
        const shown = end && solutions === 0 ? ` · ${deepestOf(deepest, end, headline)}` : '';
        if (end?.isLeft) return headline.soFar(solutions, steps) + shown;
        // What a text of a user's own says is not checked.
        const unique = model.choices.puzzle === undefined ? undefined : uniqueOf(model);
        if (model.isLastSolution) return headline.allFound(BigInt(solutions), unique);
        return isHeld() ? headline.solved(steps) : undefined;
      },
      why(model, words) {
        const end = ended();
        if (!end || end.isLeft) return [];
        const fit = fitOf(model, end, words);
        const { proof, isAnswered } = end;
        const isRuledOut = isAnswered && !isHeldSo(model);
        const reason =
          (proof && words.proof.inShort(proof)) ??
          (isRuledOut ? words.headline.ruledOut : undefined);
        return [
          ...(fit === undefined ? [] : [{ text: capitalised(fit), isDue: end.isLit }]),
          ...(reason === undefined ? [] : [{ text: reason, isDue: end.isExplained }]),
        ];
      },
      StatusLine(props) {
        const reached = () => {
          const end = ended();
          const { solutions, deepest } = props.model.status;
          if (!end || solutions > 0) return undefined;
          if (end.isLeft) return deepestOf(deepest, end, props.words.headline);
          return end.isLit ? fitOf(props.model, end, props.words) : undefined;
        };
        return <SearchReadout {...props} resumed={resumed()} reached={reached()} />;
      },
      Caption: (props) => <Saying {...props} caption={caption()} />,
    },
  };
}
