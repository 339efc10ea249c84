import type { TargetKind } from '../../../teach/navigation/targets.ts';
import { wordsFor, type Language } from '../../../words/index.ts';
import type { ClassState } from '../state.ts';

/** Searches for the nearest target of a kind; a cell or piece has to be pointed at first. */
export function searchTarget(state: ClassState, kind: TargetKind, direction: 1 | -1): void {
  state.commands.cancel();
  const isPending = kind === 'cell' || kind === 'piece';
  // Focus moves to the cells or pieces once more if the same target is asked for again.
  state.pendingTarget = undefined;
  if (isPending) state.pendingTarget = { kind, direction };
  else state.commands.find({ kind }, direction);
}

/** Searches for the cell or piece that was pointed at. */
export function chooseTarget(state: ClassState, number: number): void {
  const { kind, direction } = state.pendingTarget!;
  state.pendingTarget = undefined;
  state.commands.find({ kind, number }, direction);
}

/** Ends the search for a target, and any way to a step that is far. */
export function cancelTargetSearch(state: ClassState): void {
  state.pendingTarget = undefined;
  state.commands.cancel();
}

/** The step reached in the search for a target, or on the way to a far step; otherwise undefined. */
export const searchedTo = ({ moment }: ClassState): number | undefined =>
  moment.targetSearch?.step ?? moment.reached;

/** Whether a target is searched for or to be pointed at, or a far step under way. */
export const isSearchingTarget = (state: ClassState): boolean =>
  state.pendingTarget !== undefined || searchedTo(state) !== undefined;

/** The caption of the search for a target: its task, progress or failure; undefined if there is none. */
export function targetCaption(state: ClassState, language: Language): string | undefined {
  const say = wordsFor(state.moment.names, language).moves;
  const { pendingTarget } = state;
  const wayOf = (direction: 1 | -1) => (direction > 0 ? 'ahead' : 'back');
  if (pendingTarget) return say.point[pendingTarget.kind][wayOf(pendingTarget.direction)];
  const { targetSearch, names } = state.moment;
  if (!targetSearch) return undefined;
  const { target, direction, step, never } = targetSearch;
  if (step === undefined && never) return say.never[never];
  const name = 'number' in target ? names[target.kind](target.number) : '';
  if (step !== undefined) return say.looking[target.kind](name);
  return say.none[target.kind][wayOf(direction)](name);
}
