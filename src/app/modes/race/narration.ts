import { sideOf, tonesOf, type Tone } from '../../../teach/sound/sonifier.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { Race } from '../../../play/race.ts';
import type { Caption } from '../../../ui/race/model.ts';
import type { Sound } from '../../../ui/sound/sound.ts';
import { languageOf } from '../../appearance.ts';
import { paceOf, type Entrant } from './entrant.ts';

/** Says what happens in each pane of a race, and lets it be heard. */
export class Narration {
  /** The captions of panes, in their order: undefined for none, empty while the run is too fast to read. */
  captions(
    entrants: readonly Entrant[],
    race: Race,
    settings: Settings,
  ): readonly (Caption | undefined)[] {
    if (!settings.captions) return entrants.map(() => undefined);
    const language = languageOf(settings);
    let isFree = true;
    /** One of them at a time, so that the picture is not held up. */
    const mayTakeLong = (): boolean => {
      const mayNow = isFree;
      isFree = false;
      return mayNow;
    };
    return entrants.map(({ run: { told, lane } }) => {
      const isOnTheWay = race.destination !== undefined;
      const moment = { step: lane.playhead.step, pace: paceOf(lane, race), isOnTheWay };
      if (!told) return undefined;
      const text = told.commentary.caption(moment, language, mayTakeLong);
      return text === undefined ? { text: '', mark: undefined } : { text, mark: told.mark };
    });
  }

  /** Plays the tones of all panes, from left to right; `now` in ms. */
  play(entrants: readonly Entrant[], race: Race, sound: Sound, now: number): void {
    const of = entrants.length;
    for (const [at, entrant] of entrants.entries())
      sound.play(tonesAt(entrant, race, now, of), { side: sideOf(at, of), of });
  }
}

/** The tones of one search among several. */
function tonesAt(
  { run, sonifier, isSeen }: Entrant,
  race: Race,
  now: number,
  of: number,
): readonly Tone[] {
  const { told, lane } = run;
  if (!told) return [];
  const { step } = lane.playhead;
  const { depth } = told;
  const tones = sonifier.tones({ step, depth }, now, of, () =>
    told.commentary.at(step, () => false),
  );
  const isEnd = !isSeen && race.isOver(lane);
  if (!isEnd) return tones;
  return tonesOf({ kind: run.isSuccess(race.until) ? 'full' : 'end' }, depth);
}
