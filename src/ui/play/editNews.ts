import type { Event, PlayModel } from './model.ts';

/** What came of an edit, which is told on the board that it led to, until something else happens there. */
export class EditNews {
  private event: Event | undefined;
  /** The game before the edit, then the one that it led to. */
  private last: PlayModel | undefined;

  /** A game with what is told of it; to be called with every game in turn. */
  told(next: PlayModel): PlayModel {
    const { last } = this;
    const isSame = last?.problem === next.problem;
    const wasEdited = last?.event?.kind === 'edited';
    if (next.event) this.event = next.event.kind === 'edited' ? next.event : undefined;
    else if (isSame ? last.moves !== next.moves : !wasEdited) this.event = undefined;
    this.last = next;
    return { ...next, event: next.event ?? this.event };
  }
}
