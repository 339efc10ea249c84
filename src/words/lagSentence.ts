import type { LagProfile } from '../lag/profile.ts';
import type { Words } from './dictionary.ts';
import type { Noticed } from './sentences.ts';

/** A search of several: how a sentence about it begins, and what mistakes cost it, if that is known. */
export interface LaggingSearch {
  readonly with: string;
  readonly profile: LagProfile | undefined;
}

/** Whether nothing was a mistake, as there is no solution. */
const isHopeless = ({ byDepth }: LagProfile): boolean => (byDepth[0]?.placements ?? 0) > 0;

/** After how many pieces mistakes are noticed in searches side by side: of several the soonest and the latest. */
export function lagSentence(searches: readonly LaggingSearch[], words: Words): string {
  const say = words.race.lag;
  const profiles = searches.flatMap(({ profile }) => profile ?? []);
  const isOpen = profiles.length < searches.length || profiles.some(({ open }) => open.parts > 0);
  if (isOpen) return say.unknown;
  if (profiles.every(isHopeless)) return say.hopeless;
  const noticed = searches
    .flatMap(({ with: name, profile }): Noticed[] =>
      profile?.lag ? [{ with: name, pieces: profile.lag.pieces.mean }] : [],
    )
    .sort((one, other) => one.pieces - other.pieces);
  const [soonest] = noticed;
  const latest = noticed.at(-1);
  if (!soonest || !latest) return say.none;
  const others = searches.filter(({ profile }) => !profile?.lag);
  return say.noticed(
    comparison(soonest, latest, searches.length, noticed.length, words),
    others.map((other) => other.with),
  );
}

function comparison(
  soonest: Noticed,
  latest: Noticed,
  searches: number,
  noticed: number,
  { race: { lag: say } }: Words,
): string {
  if (searches === 1) return say.alone(soonest.pieces);
  if (noticed === 1) return say.only(soonest);
  if (decimalsOf(soonest.pieces) === decimalsOf(latest.pieces)) return say.same(soonest.pieces);
  return noticed === 2 && searches === 2 ? say.two(soonest, latest) : say.many(soonest, latest);
}

/** A number at displayed precision. */
const decimalsOf = (value: number): number => Math.round(10 * value);
