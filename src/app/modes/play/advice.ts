import { noHelp, type Help } from '../../../game/help.ts';
import { hintsAt, type Hints } from '../../../game/hint.ts';
import { laidAt, type Game } from '../../../game/tree.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { Asked, Told } from '../../../ui/play/model.ts';
import type { Truth } from './truth.ts';

interface Parts {
  readonly problem: Problem;
  readonly truth: Truth;
  readonly game: () => Game;
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
  /** What was asked, about a node of the game; `stage` is how many hints were asked for. */
  private asked:
    | { readonly about: Asked; readonly node: number; readonly stage: number }
    | undefined;
  private isNeverGood = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  setLive(isLive: boolean): void {
    this.isLive = isLive;
    this.note();
  }

  /** Notes that another position is at hand: what was asked was not about it. */
  moved(): void {
    this.asked = undefined;
    this.note();
  }

  /** Asks about the position at hand. */
  ask(about: Asked): void {
    const { at } = this.parts.game();
    const isAgain = this.asked?.node === at && this.asked.about === about;
    const stage = isAgain && about === 'hint' ? Math.min(3, this.asked!.stage + 1) : 1;
    this.asked = { about, node: at, stage };
    this.isNeverGood = false;
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
    const { truth, game } = this.parts;
    if (this.isLive && !this.help.isLive) this.help = { ...this.help, isLive: true };
    const isAsked = this.isLive || this.asked?.node === game().at;
    const ahead = this.isLive && held ? [held] : [];
    truth.ask(isAsked ? [...ahead, laidAt(game())] : ahead);
  }

  /** What is told; `held` as `note` takes it. */
  told(held?: readonly number[]): Told {
    const { truth, game } = this.parts;
    const { at } = game();
    const asked = this.asked?.node === at ? this.asked : undefined;
    const laid = laidAt(game());
    const answer = this.isLive || asked ? truth.of(laid) : undefined;
    return {
      isLive: this.isLive,
      asked: asked?.about,
      answer,
      ahead: this.isLive && held ? truth.of(held)?.known : undefined,
      hints: asked?.about === 'hint' ? this.hints(laid, answer?.completion, asked.stage) : [],
      isNeverGood: asked !== undefined && this.isNeverGood,
    };
  }

  private hints(
    laid: readonly number[],
    completion: readonly number[] | undefined,
    stage: number,
  ): readonly Hints[number][] {
    if (!completion) return [];
    return hintsAt(this.parts.problem, laid, completion)?.slice(0, stage) ?? [];
  }

  /** Goes back to the last node from which there was a way, if the game is still where it was asked. */
  private goBack(from: number): void {
    const { truth, game, goTo, changed } = this.parts;
    truth.findLastGood(game(), (node) => {
      if (game().at !== from) return;
      this.isNeverGood = node === undefined;
      if (node !== undefined && node !== from) goTo(node);
      this.asked = { about: 'lastGood', node: game().at, stage: 1 };
      changed();
    });
  }
}
