import type { Player } from '../../../play/player.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import type { BoardState } from '../../../solve/played/boardState.ts';
import type { SearchReplay } from '../../../solve/played/searchReplay.ts';
import { fullDepth } from '../../../solve/problem.ts';
import type { Proof } from '../../../teach/weighting/account.ts';
import type { ShownEnd } from '../../../ui/saver/overlay.tsx';
import { proverIn } from '../../library/proving.ts';
import type { SearchPane } from '../kit/pane.ts';
import type { PageServices } from '../services.ts';
import { Ending } from './ending.ts';
import { Farthest, pathOf } from './farthest.ts';

/** For how long a search that is left waits for the position of its ending, in ms. */
const PATIENCE = 2000;

type FarthestParts = ConstructorParameters<typeof Farthest>[1];

/** What is shown once a search is over without a solution, or while it is left: how far it came. */
export class SearchEnd {
  private readonly pane: SearchPane;
  private readonly workers: Pick<PageServices['workers'], 'start'>;
  private readonly farthest: Farthest;
  private ending: Ending | undefined;
  /** For how long it has been left, in ms; undefined if it is not left. */
  private leftFor: number | undefined;
  /** The proof that there is no solution; null while none is known, undefined before one is looked for. */
  private proof: Proof | null | undefined;

  constructor(
    pane: SearchPane,
    parts: Omit<FarthestParts, 'tape'>,
    workers: Pick<PageServices['workers'], 'start'>,
  ) {
    this.pane = pane;
    this.workers = workers;
    this.farthest = new Farthest(pane.problem, { ...parts, tape: pane.tape });
  }

  /** The tiles that lie, and the pieces laid a second, while it is shown. */
  get shown(): { readonly tiling: BoardState; readonly pace: number } | undefined {
    return this.ending;
  }

  /** Whether the search stands still, as it is left. */
  get isLeft(): boolean {
    return this.leftFor !== undefined;
  }

  /** What is said of it, while it is shown. */
  get told(): ShownEnd | undefined {
    const { ending, isLeft, proof, pane } = this;
    return ending && { isLeft, of: fullDepth(pane.problem), proof: isLeft ? undefined : proof };
  }

  /** Begins to leave the search. */
  leave(): void {
    this.leftFor ??= 0;
  }

  /** The search goes on. */
  cancel(): void {
    this.leftFor = undefined;
  }

  /** Lets some ms pass; true once what is shown of a search that is left has been seen. */
  pass(player: Player<SearchReplay>, now: number, elapsed: number, calm: boolean): boolean {
    const { pane, leftFor } = this;
    const { tiling, tally } = player.replay;
    const isHopeless = player.playing && player.finished && tally.solutions === 0;
    if (!isHopeless && leftFor === undefined) {
      this.ending = undefined;
      return false;
    }
    if (isHopeless) this.askWhy();
    const path = this.ending ? undefined : this.farthest.by(player);
    if (path) this.ending = new Ending(pane.problem, path, pathOf(tiling), calm);
    if (this.ending?.pass(elapsed)) {
      if (tally.solutions > 0) pane.view.celebrate(now);
      else pane.view.showNearMiss(now);
    }
    if (leftFor === undefined) return false;
    this.leftFor = leftFor + elapsed;
    return this.leftFor >= (this.ending?.lasts ?? PATIENCE);
  }

  /** Looks for a proof that there is no solution. */
  private askWhy(): void {
    if (this.proof !== undefined) return;
    this.proof = null;
    const prove = proverIn((job) => this.workers.start('proof', job));
    // Without a worker that looks for one, none is told.
    prove(printPuzzle(this.pane.problem.puzzle), []).then(
      (proof) => (this.proof = proof ?? null),
      () => undefined,
    );
  }
}
