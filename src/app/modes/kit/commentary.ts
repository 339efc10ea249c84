import type { SearchMark } from '../../../solve/played/searchProcess.ts';
import { cellsMeant } from '../../../teach/moment/explanation.ts';
import {
  MomentExplainer,
  type ExplainedMoment,
  type SolutionLike,
} from '../../../teach/moment/momentExplainer.ts';
import { READABLE_PACE } from '../../../play/tempo.ts';
import type { Tape } from '../../../play/tape.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { Search } from '../../../solve/search.ts';
import { captionOf, type Language } from '../../../words/index.ts';

/** Over how many steps a search is followed at once, and over how many at all. */
const SHORT_WAY = 256;
const LONG_WAY = 40_000;

/** A moment to be told, and the pace at which it passes. */
interface Told {
  readonly step: number;
  readonly pace: number;
  /** Whether it is only passed on the way to another moment. */
  readonly isOnTheWay?: boolean;
}

/** Explains the moments of a search as they are shown, without holding up the picture. */
export class Commentary {
  private readonly explainer: MomentExplainer;
  private readonly cells: number;
  private readonly tape: Pick<Tape<SearchMark>, 'anchorBefore'>;
  private asked = -1;
  private explained: ExplainedMoment | undefined;
  /** What is being said, and the step of which it was to be said last. */
  private said: ExplainedMoment | undefined;
  private toSay = -1;

  /**
   * @param tape of the search, from which a search is followed to a moment
   * @param solutionLike as in `MomentExplainer`
   */
  constructor(
    problem: Problem,
    search: Search,
    tape: Commentary['tape'],
    solutionLike?: SolutionLike,
  ) {
    this.explainer = new MomentExplainer(problem, search, solutionLike);
    this.cells = problem.cells.length;
    this.tape = tape;
  }

  /**
   * Explains the moment after a step and all its ticks; undefined if that is not at hand. If it takes a long way there,
   * that is done once the moment has been asked for twice in a row.
   *
   * @param mayTakeLong whether such a way may be followed now; asked where there is one
   */
  at(step: number, mayTakeLong = (): boolean => true): ExplainedMoment | undefined {
    const last = this.explained?.situation.step;
    if (step === last) return this.explained;
    const isSettled = step === this.asked;
    this.asked = step;
    const from = this.tape.anchorBefore(step);
    const isAhead = last !== undefined && last < step;
    const way = step - Math.max(from?.step ?? 0, isAhead ? last : 0);
    if (way > LONG_WAY || (way > SHORT_WAY && !(isSettled && mayTakeLong()))) return undefined;
    this.explained = this.explainer.at({ step, tick: Infinity }, 'places', from);
    return this.explained;
  }

  /**
   * What is said of that moment; undefined while it passes too fast to be read. While it is not at hand, what was said
   * last stands once, so that nothing flickers; and on the way to another moment, it stands until that is there.
   */
  caption(
    { step, pace, isOnTheWay = false }: Told,
    language: Language,
    mayTakeLong?: () => boolean,
  ): string | undefined {
    if (isOnTheWay) return this.sentence(language);
    const isReadable = pace <= READABLE_PACE;
    const explained = isReadable ? this.at(step, mayTakeLong) : undefined;
    if (explained || !isReadable || step === this.toSay) this.said = explained;
    this.toSay = isReadable ? step : -1;
    return this.sentence(language);
  }

  /** The cells that what is being said is about. */
  get cellsMeant(): readonly number[] {
    return this.said ? cellsMeant(this.said.explanation, this.cells) : [];
  }

  private sentence(language: Language): string | undefined {
    return this.said && captionOf(this.said.explanation, this.said.names, language);
  }
}
