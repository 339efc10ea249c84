import { puzzleIdOf, defaults, type Settings } from '../settings/settings.ts';
import { printPuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import type { Unattended } from './checkpoint.ts';
import { Loan } from './loan.ts';
import type { PageResources } from './resources.ts';
import { pack } from './packed.ts';
import type { Showing } from './showing.ts';

/** For how long an interlude stays at most, in ms. */
const LONGEST_INTERLUDE = 90_000;

type Sources = {
  readonly code: Pick<PageResources['code'], 'codeOf' | 'load'>;
  readonly order: Pick<PageResources['order'], 'after'>;
};

/** What is shown one after another while nobody is in control, and what the present one has changed. */
export class Showings {
  private readonly sources: Sources;
  private loan: Loan;

  /** @param loan what is on show at first changes */
  constructor(sources: Sources, loan = new Loan(defaults, {})) {
    this.sources = sources;
    this.loan = loan;
  }

  /** What is on show while nobody is in control; undefined if the address has its moment. */
  unattended(settings: Settings, scene: Unattended['scene']): Unattended | undefined {
    if (scene.holdsMoment) return undefined;
    const { loan } = this;
    const names = Object.keys(loan.changes) as (keyof Settings)[];
    const lent = names.filter((name) => loan.holds(name, settings));
    return { settings, scene, programme: loan.returned(settings), lent };
  }

  /** Takes on what is shown next: the settings with its changes. */
  begin(before: Settings, changes: object): Settings {
    this.loan = new Loan(before, changes);
    return this.loan.settings;
  }

  /** Settings without what is changed for the present showing alone. */
  returned(settings: Settings): Settings {
    return this.loan.returned(settings);
  }

  /** Settings for what users choose next: as they are usual; who has taken control of an interlude stays in its mode. */
  usual(settings: Settings, isUserControlled: boolean): Settings {
    const isKept = isUserControlled && this.isInterlude(settings);
    return isKept ? settings : this.returned(settings);
  }

  /** Whether settings are those of something between two boards. */
  isInterlude(settings: Settings): boolean {
    return this.loan.holds('mode', settings);
  }

  /** Whether another puzzle may follow the one on show. */
  isPart(settings: Settings): boolean {
    return puzzleIdOf(settings) !== undefined || this.loan.holds('puzzle', settings);
  }

  /** For how long what is on show may stay at most, in ms. */
  longest(settings: Settings): number {
    return this.isInterlude(settings) ? LONGEST_INTERLUDE : Infinity;
  }

  /** Users have chosen the mode that is on show: it is no interlude any more. */
  keepMode(): void {
    this.loan = this.loan.without('mode');
  }

  /** What is on show, to be shown again. */
  again(id: string, puzzle: Puzzle): Showing {
    return { id, puzzle, changes: this.loan.changes };
  }

  /**
   * What follows a puzzle, once all its code is there; the next board if the code cannot be loaded. Rejects if the
   * puzzles cannot be loaded.
   *
   * @param made the puzzle that has been made of it
   */
  async next(id: string, settings: Settings, made: Puzzle | undefined): Promise<Showing> {
    const { code, order } = this.sources;
    if (made && this.isInterlude(settings)) {
      const packed = await pack(printPuzzle(made));
      return { id, puzzle: made, changes: { puzzle: { packed } } };
    }
    const before = this.returned(settings);
    const showing = await order.after(id, before);
    if (code.codeOf(showing.changes.mode ?? before.mode)) return showing;
    return code.load().then(
      () => showing,
      () => order.after(id, before),
    );
  }
}
