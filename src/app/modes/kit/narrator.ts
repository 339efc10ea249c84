import type { SearchMark } from '../../../solve/played/searchProcess.ts';
import type { Tally } from '../../../solve/played/searchReplay.ts';
import { cellsMeant } from '../../../teach/moment/explanation.ts';
import {
  MomentExplainer,
  type ExplainedMoment,
  type SolutionLike,
} from '../../../teach/moment/momentExplainer.ts';
import { Sonifier, type Tone } from '../../../teach/sound/sonifier.ts';
import { READABLE_PACE } from '../../../play/tempo.ts';
import type { Tape } from '../../../play/tape.ts';
import { lostIn } from '../../../ui/status/lost.ts';
import type { Caption } from '../../../ui/status/saying.tsx';
import { captionOf, type Language } from '../../../words/board.ts';
import type { LostSince } from './lostSince.ts';
import type { SearchPane } from './pane.ts';

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

interface Narrated extends Pick<SearchPane, 'problem' | 'search' | 'markOf' | 'lostOf'> {
  readonly tape: Pick<Tape<SearchMark>, 'anchorBefore'>;
}

/** What may be known beside the search itself. */
interface Known {
  /** As in `MomentExplainer`. */
  readonly solutionLike?: SolutionLike;
  /** Since when no solution is left, if that may be told. */
  readonly lost?: LostSince;
}

/** Says what happens in a search as it is shown, and lets it be heard, without holding up the picture. */
export class Narrator {
  private readonly pane: Narrated;
  private readonly tally: Pick<Tally, 'depth'>;
  private readonly known: Known;
  private readonly sonifier = new Sonifier();
  /** Made when a moment is first to be explained. */
  private explainer: MomentExplainer | undefined;
  private asked = -1;
  private explained: ExplainedMoment | undefined;
  /** The moment that is being told, and the step that was to be told last. */
  private told: ExplainedMoment | undefined;
  private toTell = -1;

  constructor(pane: Narrated, tally: Pick<Tally, 'depth'>, known: Known = {}) {
    this.pane = pane;
    this.tally = tally;
    this.known = known;
  }

  get depth(): number {
    return this.tally.depth;
  }

  /**
   * Explains the moment after a step and all its ticks; undefined if that is not at hand. If it takes a long
   * way there, that is done once the moment has been asked for twice in a row.
   *
   * @param mayTakeLong whether such a way may be followed now; asked where there is one
   */
  at(step: number, mayTakeLong = (): boolean => true): ExplainedMoment | undefined {
    const last = this.explained?.situation.step;
    if (step === last) return this.explained;
    const isSettled = step === this.asked;
    this.asked = step;
    const { problem, search, tape } = this.pane;
    const from = tape.anchorBefore(step);
    const isAhead = last !== undefined && last < step;
    const way = step - Math.max(from?.step ?? 0, isAhead ? last : 0);
    if (way > LONG_WAY || (way > SHORT_WAY && !(isSettled && mayTakeLong()))) return undefined;
    this.explainer ??= new MomentExplainer(problem, search, this.known.solutionLike);
    this.explained = this.explainer.at({ step, tick: Infinity }, 'places', from);
    return this.explained;
  }

  /**
   * What is said of that moment, and the cells that it names; undefined while it passes too fast to be read.
   * While it is not at hand, what was said last stands once, so that nothing flickers; and on the way to
   * another moment, it stands until that is there.
   */
  caption(
    { step, pace, isOnTheWay = false }: Told,
    language: Language,
    mayTakeLong?: () => boolean,
  ): Caption | undefined {
    if (!isOnTheWay) {
      const isReadable = pace <= READABLE_PACE;
      const explained = isReadable ? this.at(step, mayTakeLong) : undefined;
      if (explained || !isReadable || step === this.toTell) this.told = explained;
      this.toTell = isReadable ? step : -1;
    }
    this.known.lost?.ask(this.told?.situation.path);
    if (!this.told) return undefined;
    const { explanation, names } = this.told;
    const cells = cellsMeant(explanation, this.pane.problem.cells.length);
    const text = captionOf(explanation, names, language);
    return {
      text,
      mark: this.pane.markOf(cells),
      lost: this.lostAt(this.told, language, isOnTheWay),
    };
  }

  /** Finds out nothing more, as nothing is to be said. */
  rest(): void {
    this.known.lost?.ask(undefined);
  }

  /** Since which piece no solution is left; that a puzzle has none at all is not told before its search is over. */
  private lostAt(
    { situation, names }: ExplainedMoment,
    language: Language,
    isOnTheWay: boolean,
  ): Caption['lost'] {
    const { pane, known } = this;
    const lost = known.lost?.at(situation);
    if (!lost || lost.solvable < 0) return undefined;
    const { problem } = pane;
    const text = lostIn({ lost, names, problem, situation }, language)!;
    // Meanwhile other pieces lie on the board.
    return { text, pieces: isOnTheWay ? undefined : pane.lostOf(situation.path, lost) };
  }

  /** The tones after a step, where so many searches are heard together; `now` in ms. */
  tones(step: number, now: number, searches: number): readonly Tone[] {
    const moment = { step, depth: this.depth };
    return this.sonifier.tones(moment, now, searches, () => this.at(step, () => false));
  }

  /** Notes a solution: it is heard next. */
  solutionFound(): void {
    this.sonifier.found();
  }
}
