import { sideOf, tonesOf, type Tone } from '../../../teach/sound/sonifier.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { Race } from '../../../play/race.ts';
import type { Caption } from '../../../ui/race/model.ts';
import type { Sound } from '../../../ui/sound/sound.ts';
import { languageOf } from '../../appearance.ts';
import { paceOf, type Entrant } from './entrant.ts';

/** The captions of panes, in their order: undefined for none, empty while the run is too fast to read. */
export function captionsOf(
  entrants: readonly Entrant[],
  race: Race,
  settings: Settings,
): readonly (Caption | undefined)[] {
  if (!settings.captions) return entrants.map(() => undefined);
  const language = languageOf(settings);
  const isOnTheWay = race.destination !== undefined;
  let isFree = true;
  /** One of them at a time, so that the picture is not held up. */
  const mayTakeLong = (): boolean => {
    const mayNow = isFree;
    isFree = false;
    return mayNow;
  };
  return entrants.map(({ run: { narrator, lane } }) => {
    const moment = { step: lane.playhead.step, pace: paceOf(lane, race), isOnTheWay };
    const caption = narrator?.caption(moment, language, mayTakeLong);
    return narrator && (caption ?? { text: '', mark: undefined });
  });
}

/** Plays the tones of all panes, from left to right; `now` in ms. */
export function playTones(
  entrants: readonly Entrant[],
  race: Race,
  sound: Sound,
  now: number,
): void {
  const of = entrants.length;
  for (const [at, entrant] of entrants.entries())
    sound.play(tonesAt(entrant, race, now, of), { side: sideOf(at, of), of });
}

/** The tones of one search among several. */
function tonesAt({ run, isSeen }: Entrant, race: Race, now: number, of: number): readonly Tone[] {
  const { narrator, lane } = run;
  if (!narrator) return [];
  const tones = narrator.tones(lane.playhead.step, now, of);
  const isEnd = !isSeen && race.isOver(lane);
  if (!isEnd) return tones;
  return tonesOf({ kind: run.isSuccess(race.until) ? 'full' : 'end' }, narrator.depth);
}
