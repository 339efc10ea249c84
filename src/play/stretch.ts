/** The part of a run that is played, in moments; the whole run by default. */
export interface Stretch {
  readonly from: number;
  /** Infinity for the end of the run. */
  readonly to: number;
  /** Whether playing begins again once it has come to the end. */
  readonly loops: boolean;
}

export const WHOLE: Stretch = { from: 0, to: Infinity, loops: false };

/** The moment of a stretch that is nearest to any moment. */
export const within = ({ from, to }: Stretch, at: number): number =>
  Math.max(from, Math.min(at, to));
