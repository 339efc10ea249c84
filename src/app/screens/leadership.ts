/** How long a leader is silent before another window leads, and how much later each to its right, in ms. */
const PATIENCE = 300;
const TURN = 60;

/** Who leads, since when: a later term counts. */
export interface Term {
  readonly term: number;
  readonly leader: string;
}

const isLater = (one: Term, other: Term): boolean =>
  one.term > other.term || (one.term === other.term && one.leader > other.leader);

/**
 * Which of several windows leads. The leader is heard many times a second. Once it falls silent, because it
 * was closed, hidden or frozen, another one begins a new term; the former leader follows that one as soon as
 * it hears of it. Times are in ms.
 */
export class Leadership {
  private readonly id: string;
  private readonly patience: number;
  term: Term = { term: 0, leader: '' };
  /** For how long no leader has been heard. */
  private silence = 0;

  /** @param place from the left, from 1 */
  constructor(id: string, place: number) {
    this.id = id;
    this.patience = PATIENCE + place * TURN;
  }

  get leads(): boolean {
    return this.term.leader === this.id;
  }

  /** Lets a frame's time pass. Of a long one little counts: a window that stood still heard nothing. */
  pass(elapsed: number): void {
    this.silence += Math.min(elapsed, PATIENCE / 2);
    if (this.silence > this.patience) this.claim();
  }

  /** Hears a leader; returns whether that is the one to follow. */
  hear({ term, leader }: Term): boolean {
    const heard = { term, leader };
    if (isLater(this.term, heard)) return false;
    this.term = heard;
    this.silence = 0;
    return !this.leads;
  }

  /** Hears that a window is closed: if it led, nobody has to wait for it. */
  lose(id: string): void {
    if (this.term.leader === id) this.silence = Infinity;
  }

  claim(): void {
    if (!this.leads) this.term = { term: this.term.term + 1, leader: this.id };
  }
}
