import fc from 'fast-check';
import { Moves } from '../../app/modes/class/moves.ts';
import { sourceInPlace } from '../../play/source.ts';
import { Tape } from '../../play/tape.ts';
import { FoundSolutions } from '../../solve/found/foundSolutions.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import { searchProcess, type SearchMark } from '../../solve/played/searchProcess.ts';
import { END, idOf, kindOf, PLACE, REMOVE } from '../../solve/step.ts';
import { anyPuzzle } from '../random/anyPuzzle.ts';
import { anySearch } from '../random/anySearch.ts';
import type { Grain } from '../../teach/moment/explanation.ts';
import { MomentExplainer } from '../../teach/moment/momentExplainer.ts';

export const grains: readonly Grain[] = ['tries', 'places', 'dead-ends'];

/** A search in class whose chunks come at once. */
export function classOf(problem: Problem, search: Search, tape?: Tape<SearchMark>) {
  const ownTape =
    tape ??
    new Tape<SearchMark>((deliver) => sourceInPlace(searchProcess(problem, search), deliver));
  const found = new FoundSolutions(problem, search);
  ownTape.onNew = (chunk) => found.add(chunk);
  const explainer = new MomentExplainer(problem, search);
  /** The moments that were left for others that need not be near. */
  const left: { readonly at: number; readonly tick: number }[] = [];
  const keepMoment = () => {
    left.push({ at: moves.player.at, tick: moves.player.tickShown });
  };
  const { situations } = explainer;
  const moves: Moves = new Moves({ problem, tape: ownTape, found, situations, keepMoment });
  const { player } = moves;
  const settle = (): void => {
    for (let i = 0; i < 1000 && player.moving; i++) player.advance(16);
  };
  const now = () => {
    settle();
    const { at, tickShown } = player;
    const isFine = player.every === 'tick' || tickShown < Infinity;
    const { explanation, situation } = explainer.at(
      { step: at, tick: tickShown },
      isFine ? 'tries' : 'places',
    );
    return { explanation, path: situation.path, next: situation.next, at, tick: tickShown };
  };
  player.seek(0, 0);
  moves.setGrain('places');
  player.seek(0);
  return { moves, player, now, settle, left };
}

/** The steps of a search: each step, the board after it, and the ticks that follow. */
export interface Stretch {
  readonly did: number;
  readonly path: readonly number[];
  readonly ticks: readonly number[];
}

/** The most steps to follow. */
const MOST = 400;

/** The whole search, step by step; undefined if it is too long. */
export function followed(problem: Problem, search: Search): Stretch[] | undefined {
  const all: { did: number; path: number[]; ticks: number[] }[] = [
    { did: END, path: [], ticks: [] },
  ];
  for (const event of startSearch(problem, search, 'everything')) {
    const { path } = all.at(-1)!;
    const kind = kindOf(event);
    if (kind === PLACE) all.push({ did: event, path: [...path, idOf(event)], ticks: [] });
    else if (kind === REMOVE) all.push({ did: event, path: path.slice(0, -1), ticks: [] });
    else all.at(-1)!.ticks.push(event);
    if (all.length > MOST) return undefined;
  }
  return all;
}

/** A random search in class, with its steps. */
export const anyClass = fc
  .tuple(anyPuzzle(9), anySearch)
  .map(([puzzle, search]) => {
    const problem = compile(puzzle);
    return { problem, search, steps: followed(problem, search) };
  })
  .filter(({ steps }) => steps !== undefined)
  .map(({ problem, search, steps }) => ({ problem, search, steps: steps! }));

export const isPlaced = ({ did }: Stretch): boolean => did !== END && kindOf(did) === PLACE;
export const isRemoved = (stretch: Stretch | undefined): boolean =>
  stretch !== undefined && kindOf(stretch.did) === REMOVE;
