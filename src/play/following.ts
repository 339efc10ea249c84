import type { Leader } from './transport.ts';

/** The largest lead of a follower, in seconds of playing, that it waits for rather than go back. */
const MOST_AHEAD = 0.1;

/**
 * The present moment of a leader, extrapolated from its state.
 *
 * @param at the follower's moment, which is kept if it is only a little ahead
 * @param unit the length of a unit of the leader's pace, in moments
 */
export function momentOf({ state, age }: Leader, at: number, unit = 1): number {
  const passed = age - state.holdMs - state.nearMissMs;
  if (!state.playing || passed <= 0 || state.pace === Infinity) return state.at;
  const pace = state.pace * unit;
  const due = state.at + (pace * passed) / 1000;
  const ahead = at - due;
  return ahead > 0 && ahead <= Math.max(1, pace * MOST_AHEAD) ? at : due;
}

/** Limits of a follower, in steps. */
interface Limits {
  /** The follower's step. */
  readonly at: number;
  /** The next milestone, if it is held; else Infinity. */
  readonly milestone: number;
  /** The last step that exists, as far as is known. */
  readonly last: number;
}

/** The present place of a leader in steps, its time played, and the rest of its holds. */
export function placeOf(leader: Leader, { at, milestone, last }: Limits) {
  const { state, age } = leader;
  const due = momentOf(leader, at);
  // The leader may have been held at the milestone meanwhile.
  const goal = Math.floor(Math.min(due, Math.max(milestone, state.at), last));
  return {
    goal,
    owed: Math.min(Math.max(0, due - goal), 1),
    seconds: state.seconds + age / 1000,
    holdMs: Math.max(0, state.holdMs - age),
    nearMissMs: Math.max(0, state.nearMissMs - age),
  };
}
