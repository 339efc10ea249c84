import { createSignal, type JSX } from 'solid-js';
import type { Words } from '../../words/index.ts';
import type { ControlProps, ModeOverlay } from '../modeOverlay.ts';
import { Saying } from '../status/saying.tsx';
import { Announcement, How, StatusFooter } from '../status/statusFooter.tsx';
import { titleAt } from '../status/titleAt.ts';

/** What the overlay shows of a walk. */
interface WalkModel {
  readonly seed: number;
  /** How many different solutions have been on the board; 0 if none was found. */
  readonly seen: number;
  /** How often it has changed from one solution to the next. */
  readonly links: number;
  /** Whether a solution is on the board. */
  readonly isSolved: boolean;
  /** The pieces that were laid anew last, or have been taken off. */
  readonly pieces: readonly string[];
  /** Whether the walk has ended here. */
  readonly isOver: boolean;
  /** Whether there is no solution where none was found; and the most steps in which one was looked for. */
  readonly isImpossible: boolean;
  readonly most: number;
  /** The most pieces that are laid anew at once. */
  readonly mostPieces: number;
  /** Begins anew with the next seed. */
  again(): void;
}

/** The overlay of all walks, which shows one of them at a time. */
export interface WalkOverlay {
  readonly overlay: ModeOverlay;
  show(walk: WalkModel): void;
}

export function createWalkOverlay(): WalkOverlay {
  const [walk, show] = createSignal<WalkModel>();
  return {
    show,
    overlay: {
      keys: [
        {
          key: 'A',
          group: 'playing',
          does: (words) => words.walk.againHint,
          press: () => walk()!.again(),
        },
      ],
      without: ['next', 'search'],
      about: (_, words) => (walk()!.seen === 0 ? saidOf(walk()!, words) : words.headline.walks),
      news: ({ passing }, words) => newsOf(walk()!, passing, words),
      hasCaptions: true,
      Caption(props) {
        const text = () => `${titleAt(props.model)} · ${saidOf(walk()!, props.words)}`;
        return <Saying {...props} caption={{ text: text(), mark: undefined }} />;
      },
      StatusLine: (props) => <WalkLine {...props} walk={walk()!} />,
    },
  };
}

/** What has happened last. */
function saidOf(walk: WalkModel, { walk: say, wall }: Words): string {
  const { seen, links, isSolved, isOver, pieces, isImpossible, most } = walk;
  if (seen === 0) return isImpossible ? wall.noSolution : wall.noneFound(most);
  if (isOver) return links === 0 ? say.alone(walk.mostPieces) : say.over(links);
  if (!isSolved) return say.lifted(pieces);
  return links === 0 ? say.first : say.relaid(pieces);
}

/** Once it has begun, how many solutions have been seen, and what happens, unless that passes too fast to be read. */
function newsOf(walk: WalkModel, isPassing: boolean, words: Words): string | undefined {
  const { seen, links, isSolved, isOver } = walk;
  if (isOver) return saidOf(walk, words);
  if (seen === 0 || (links === 0 && isSolved)) return undefined;
  const count = words.walk.seen(seen);
  return isPassing ? count : `${count}\u00a0· ${saidOf(walk, words)}`;
}

/** What has happened last, and how many solutions have been seen. */
function WalkLine(props: ControlProps & { readonly walk: WalkModel }): JSX.Element {
  const isOver = () => props.walk.isOver;
  const said = () => saidOf(props.walk, props.words);
  const isSaid = () => isOver() || (!props.model.passing && props.walk.isSolved);
  return (
    <>
      <StatusFooter
        words={props.words}
        isEnded={isOver()}
        figures={props.walk.seen === 0 ? [] : [props.words.walk.seen(props.walk.seen)]}
      >
        <b>{titleAt(props.model)}</b> · {said()}
        <How> · {props.words.walk.seed(props.walk.seed)}</How>
      </StatusFooter>
      <Announcement text={isSaid() ? said() : ''} />
    </>
  );
}
