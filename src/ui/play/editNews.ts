import type { Event, GameModel } from './model.ts';

/** What came of an edit, which is told on the board that it leads to, from then on until something happens there. */
export class EditNews {
  private event: Event | undefined;
  private last: GameModel | undefined;

  /** A game with what is told of it; to be called with every game in turn. */
  told<Game extends GameModel>(next: Game): Game {
    const { last } = this;
    this.last = next;
    // The board on show is still the one before.
    if (next.event?.kind === 'edited') return { ...next, event: undefined };
    if (last?.event?.kind === 'edited')
      this.event = last.problem === next.problem ? undefined : last.event;
    else if (last?.problem !== next.problem || last.moves !== next.moves || next.event)
      this.event = undefined;
    return { ...next, event: next.event ?? this.event };
  }
}
