import { noHelp, type Help } from '../../../game/help.ts';
import { hintsAt, type Hints } from '../../../game/hint.ts';
import { laidAt, type Game } from '../../../game/tree.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { Asked, Told } from '../../../ui/play/model.ts';
import { Truth, type StartWorker } from './truth.ts';

interface Parts {
  readonly problem: Problem;
  /** The puzzle as text. */
  readonly text: string;
  readonly start: StartWorker;
  readonly game: () => Game;
  readonly isSolved: () => boolean;
  /** Goes to a node of the game. */
  readonly goTo: (node: number) => void;
  /** Called when something else is told. */
  readonly changed: () => void;
}

/** What a person asks about the position, and is told; and how much help that was. */
export class Advice {
  help: Help = noHelp;
  isLive = false;
  private readonly parts: Parts;
  private readonly truth: Truth;
  /** What was asked, about a node of the game; `stage` is how many hints were asked for. */
  private asked:
    | { readonly about: Asked; readonly node: number; readonly stage: number }
    | undefined;
  /** What came of the search for the last good move; undefined until something has. */
  private outcome: 'found' | 'none' | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
    this.truth = new Truth(parts.start, parts.text, parts.changed);
  }

  setLive(isLive: boolean): void {
    this.isLive = isLive;
    this.note();
  }

  close(): void {
    this.truth.close();
  }

  /** Notes that another position is at hand: what was asked was not about it. */
  moved(): void {
    this.asked = undefined;
    this.truth.dropLastGood();
    this.note();
  }

  /** Asks about the position at hand. */
  ask(about: Asked): void {
    if (this.parts.isSolved()) return;
    const { at } = this.parts.game();
    const isAgain = this.asked?.node === at && this.asked.about === about;
    const stage = isAgain && about === 'hint' ? Math.min(3, this.asked!.stage + 1) : 1;
    this.asked = { about, node: at, stage };
    this.outcome = undefined;
    this.truth.dropLastGood();
    const { hints, questions } = this.help;
    if (about === 'hint' && !isAgain) this.help = { ...this.help, hints: hints + 1 };
    if (about !== 'hint' && !isAgain) this.help = { ...this.help, questions: questions + 1 };
    if (about === 'lastGood') this.goBack(at);
    this.parts.changed();
  }

  /**
   * Asks about the position at hand, and about the one with what is held.
   *
   * @param held the placements that would lie if what is held were laid; undefined if it fits nowhere near
   */
  note(held?: readonly number[]): void {
    const { game } = this.parts;
    if (this.isLive && !this.help.isLive && !this.parts.isSolved())
      this.help = { ...this.help, isLive: true };
    const isAsked = this.isLive || this.asked?.node === game().at;
    const ahead = this.isLive && held ? [held] : [];
    this.truth.ask(isAsked ? [...ahead, laidAt(game())] : ahead);
  }

  /** What is told; `held` as `note` takes it. */
  told(held?: readonly number[]): Told {
    const { game } = this.parts;
    const { at } = game();
    const asked = this.asked?.node === at ? this.asked : undefined;
    const laid = laidAt(game());
    const answer = this.isLive || asked ? this.truth.of(laid) : undefined;
    return {
      isLive: this.isLive,
      asked: asked?.about,
      answer,
      ahead: this.isLive && held ? this.truth.of(held)?.known : undefined,
      hints: asked?.about === 'hint' ? this.hints(laid, answer?.completion, asked.stage) : [],
      lastGood: asked?.about === 'lastGood' ? this.lastGood : undefined,
    };
  }

  private get lastGood(): Told['lastGood'] {
    if (this.truth.seeksLastGood) return 'sought';
    return this.outcome ?? 'unknown';
  }

  private hints(
    laid: readonly number[],
    completion: readonly number[] | undefined,
    stage: number,
  ): readonly Hints[number][] {
    if (!completion) return [];
    return hintsAt(this.parts.problem, laid, completion)?.slice(0, stage) ?? [];
  }

  /** Goes back to the last node from which there was a way, unless something else is asked or done first. */
  private goBack(from: number): void {
    const { game, goTo, changed } = this.parts;
    const { asked } = this;
    this.truth.findLastGood(game(), (node) => {
      if (this.asked !== asked) return;
      this.outcome = node === undefined ? 'none' : 'found';
      if (node !== undefined && node !== from) goTo(node);
      this.asked = { about: 'lastGood', node: game().at, stage: 1 };
      changed();
    });
  }
}
