import type { Player } from '../../../play/player.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import type { BoardState } from '../../../solve/played/boardState.ts';
import type { SearchReplay } from '../../../solve/played/searchReplay.ts';
import { packingOf } from '../../../solve/packing.ts';
import { fullDepth } from '../../../solve/problem.ts';
import type { Account, Proof } from '../../../teach/weighting/account.ts';
import type { ShownEnd } from '../../../ui/saver/overlay.tsx';
import type { BoardView } from '../../../view/board/boardView.ts';
import type { HeatLayer } from '../../../view/effects/heat.ts';
import { proverIn } from '../../library/proving.ts';
import type { SearchPane } from '../kit/pane.ts';
import type { PageServices } from '../services.ts';
import { Ending } from './ending.ts';
import { Farthest, pathOf, type FarthestParts } from './farthest.ts';

/** For how long a search that is left, or the reason why there is no solution, waits for the position of the ending, in ms. */
const PATIENCE = 2000;
/** The most placements looked at to lay more pieces than the search did: a few milliseconds. */
const LOOKS = 10_000;

/** Whether what a proof counts is some of the cells, each once, so that they can be marked, and a sentence says why. */
const areMarked = (account: Account): boolean =>
  'counted' in account
    ? account.counted === 'marked' && account.kind !== 'remainder'
    : account.kind === 'uncovered';

type Workers = Pick<PageServices['workers'], 'start'>;

/** The board on which it is shown. */
interface EndPane extends Pick<SearchPane, 'problem' | 'search'>, Pick<FarthestParts, 'tape'> {
  readonly view: Pick<BoardView, 'celebrate' | 'showNearMiss'> & {
    readonly effects: { readonly heat: Pick<HeatLayer, 'ask'> };
  };
}

interface EndFrame {
  /** The moment, and the time since the last frame, in ms. */
  readonly now: number;
  readonly elapsed: number;
  /** Whether nothing may move. */
  readonly calm: boolean;
  /** Whether it is said why there is no solution. */
  readonly saysWhy: boolean;
}

export type CreateEnd = (pane: EndPane, parts: Omit<FarthestParts, 'tape'>) => SearchEnd;

/**
 * What is shown once a search is over without a solution, or while it is left: how far it came, or more pieces that fit,
 * and what proves that not all do.
 */
export class SearchEnd {
  private readonly pane: EndPane;
  private readonly workers: Workers;
  private readonly farthest: Farthest;
  private ending: Ending | undefined;
  /** For how long its position has not been at hand, in ms. */
  private waited = 0;
  private isMarked = false;
  /** Whether the search is over without a solution. */
  private isHopeless = false;
  /** For how long it has been left, from its ending on if there is one, in ms; undefined if it is not left. */
  private leftFor: number | undefined;
  /** What looks for a proof that there is no solution, once it is asked. */
  private prover: ReturnType<Workers['start']> | undefined;
  private proof: Proof | undefined;
  private isAnswered = false;

  constructor(pane: EndPane, parts: Omit<FarthestParts, 'tape'>, workers: Workers) {
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

  /** What is said of it, be its position at hand or not. */
  get told(): ShownEnd | undefined {
    const { isHopeless, isLeft, isExplained, ending, proof, isAnswered, of, supply } = this;
    if (!isHopeless && !isLeft) return undefined;
    const fixed = this.pane.problem.puzzle.fixed.length;
    return {
      isLeft,
      fixed,
      of: of === undefined ? undefined : of + fixed,
      areAll: of === supply,
      laid: ending && ending.pieces + fixed,
      isLit: ending?.isLit ?? false,
      proof: isLeft ? undefined : proof,
      isAnswered: !isLeft && isAnswered,
      isExplained,
    };
  }

  /** How long its ending is shown, in ms; undefined while there is none. */
  get lasts(): number | undefined {
    return this.ending?.lasts;
  }

  /** Begins to leave the search. */
  leave(): void {
    this.leftFor ??= 0;
  }

  /** The search goes on, if it was left. */
  cancel(): void {
    if (!this.isLeft) return;
    this.leftFor = undefined;
    this.drop();
  }

  /** Ends what looks for a proof. */
  close(): void {
    this.prover?.close();
  }

  /** Lets the time of a frame pass; true once what is shown of a search that is left has been seen. */
  pass(
    player: Pick<Player<SearchReplay>, 'at' | 'replay' | 'playing' | 'finished' | 'stretch'>,
    { now, elapsed, calm, saysWhy }: EndFrame,
  ): boolean {
    const { pane } = this;
    const { tiling, tally } = player.replay;
    // A run that begins again has no end.
    const isOver = player.playing && player.finished && !player.stretch.loops;
    this.isHopeless = isOver && tally.solutions === 0;
    if (!this.isHopeless && !this.isLeft) {
      this.waited = 0;
      this.drop();
      return false;
    }
    if (this.isHopeless && saysWhy) this.askWhy();
    const path = this.ending ? undefined : this.farthest.by(player);
    if (path) {
      this.ending = new Ending(pane.problem, this.morePieces(path), pathOf(tiling), calm);
      if (this.isLeft) this.leftFor = 0;
    }
    this.waited += elapsed;
    if (this.ending?.pass(elapsed)) {
      if (tally.solutions > 0) pane.view.celebrate(now);
      else pane.view.showNearMiss(now);
    }
    this.mark(saysWhy);
    if (this.leftFor === undefined) return false;
    this.leftFor += elapsed;
    return this.leftFor >= (this.ending?.lasts ?? PATIENCE);
  }

  /** How many pieces any solution would lay, if that is known, and there are as many. */
  private get of(): number | undefined {
    const full = fullDepth(this.pane.problem);
    return full !== undefined && Number.isInteger(full) && full <= this.supply ? full : undefined;
  }

  private get supply(): number {
    return this.pane.problem.pieces.reduce((sum, { copies }) => sum + copies, 0);
  }

  /** Whether it is time to say why there is no solution: also if its position does not come. */
  private get isExplained(): boolean {
    return this.ending?.isExplained ?? this.waited >= PATIENCE;
  }

  /** A path, or one with more pieces, if they are found soon and the search is over: cells may then stay open anywhere. */
  private morePieces(path: readonly number[]): readonly number[] {
    const { problem, search } = this.pane;
    const { of } = this;
    if (!this.isHopeless || of === undefined || search.hold !== '' || path.length >= of - 1)
      return path;
    const packing = packingOf(problem, of - 1, LOOKS);
    return packing.length > path.length ? packing : path;
  }

  /** Marks the cells of the proof as soon as it is said, while it is. */
  private mark(saysWhy: boolean): void {
    const { isLeft, isExplained, proof, pane } = this;
    if (isLeft || !saysWhy || !isExplained || !proof || !areMarked(proof.account)) {
      this.unmark();
      return;
    }
    this.isMarked = true;
    pane.view.effects.heat.ask(proof.weighting.weights);
  }

  private unmark(): void {
    if (this.isMarked) this.pane.view.effects.heat.ask(undefined);
    this.isMarked = false;
  }

  /** Shows the search itself again. */
  private drop(): void {
    this.ending = undefined;
    this.unmark();
  }

  /** Looks for a proof that there is no solution, once. */
  private askWhy(): void {
    if (this.prover) return;
    const prove = proverIn((job) => (this.prover = this.workers.start('proof', job)));
    // Without a worker that looks for one, none is told.
    prove(printPuzzle(this.pane.problem.puzzle), [])
      .then(
        (proof) => (this.proof = proof),
        () => undefined,
      )
      .finally(() => (this.isAnswered = true));
  }
}
