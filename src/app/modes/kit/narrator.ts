import type { Tally } from '../../../solve/played/searchReplay.ts';
import type { SolutionLike } from '../../../teach/moment/momentExplainer.ts';
import { Sonifier, type Tone } from '../../../teach/sound/sonifier.ts';
import type { Caption } from '../../../ui/race/model.ts';
import { Commentary } from './commentary.ts';
import type { SearchPane } from './pane.ts';

/** Says what happens in a search on the stage, and lets it be heard. */
export class Narrator {
  private readonly pane: SearchPane;
  private readonly tally: Pick<Tally, 'depth'>;
  private readonly solutionLike: SolutionLike | undefined;
  private readonly sonifier = new Sonifier();
  /** Made when a moment is first to be explained. */
  private made: Commentary | undefined;

  /**
   * @param tally of the moment on show
   * @param solutionLike as in `MomentExplainer`
   */
  constructor(pane: SearchPane, tally: Pick<Tally, 'depth'>, solutionLike?: SolutionLike) {
    this.pane = pane;
    this.tally = tally;
    this.solutionLike = solutionLike;
  }

  /** The number of pieces on the board. */
  get depth(): number {
    return this.tally.depth;
  }

  /** What is said of a moment, as by `Commentary`, and the cells that it names. */
  caption(...moment: Parameters<Commentary['caption']>): Caption | undefined {
    const { commentary, pane } = this;
    const text = commentary.caption(...moment);
    return text === undefined ? undefined : { text, mark: pane.markOf(commentary.cellsMeant) };
  }

  /** The tones after a step, where so many searches are heard together; `now` in ms. */
  tones(step: number, now: number, searches: number): readonly Tone[] {
    const { sonifier, depth } = this;
    const explain = () => this.commentary.at(step, () => false);
    return sonifier.tones({ step, depth }, now, searches, explain);
  }

  /** Notes a solution: it is heard next. */
  solutionFound(): void {
    this.sonifier.found();
  }

  private get commentary(): Commentary {
    const { problem, search, tape } = this.pane;
    return (this.made ??= new Commentary(problem, search, tape, this.solutionLike));
  }
}
