import { createSignal, type JSX } from 'solid-js';
import type { Words } from '../../words/index.ts';
import type { ModeOverlay, ControlProps } from '../modeOverlay.ts';
import { Announcement, StatusFooter } from '../status/statusFooter.tsx';
import { titleAt } from '../status/titleAt.ts';
import { Saying } from '../status/saying.tsx';
import type { Status } from '../model.ts';

/** What the overlay shows of a wall. */
interface WallModel {
  /** Whether it shows puzzles that have been solved, else the solutions of one puzzle. */
  readonly isOfSolved: boolean;
  /** Whether it is known what there is. */
  readonly isKnown: boolean;
  /** Whether solutions that are turned or flipped count once. */
  readonly unique: boolean;
  /** How many of the boards are full. */
  readonly solutions: number;
  readonly boards: number;
  /** Whether there are no others. */
  readonly isAll: boolean;
}

/** The overlay of all walls, which shows one of them at a time. */
export interface WallOverlay {
  readonly overlay: ModeOverlay;
  show(wall: WallModel): void;
}

export function createWallOverlay(): WallOverlay {
  const [wall, show] = createSignal<WallModel>();
  return {
    show,
    overlay: {
      without: ['next', 'search'],
      about: (_, words) => whatOf(wall()!, words),
      news: ({ status }, words) => (isFull(wall()!, status) ? toldOf(wall()!, words) : undefined),
      hasCaptions: true,
      Caption: (props) => (
        <Saying {...props} text={`${titleAt(props.model)} · ${toldOf(wall()!, props.words)}`} />
      ),
      StatusLine: (props) => <WallLine {...props} wall={wall()!} />,
    },
  };
}

/** What is on a wall. */
function whatOf(wall: WallModel, { wall: say }: Words): string {
  const { isKnown, isOfSolved, unique, boards, isAll } = wall;
  if (!isKnown) return '';
  if (isOfSolved) return boards === 0 ? say.none : isAll ? say.allSolved : say.latest(boards);
  return isAll ? say.all(boards, unique) : say.first(boards, unique);
}

const isFull = ({ boards }: WallModel, { finished }: Status): boolean => finished && boards > 0;

/** How many of its boards are full; what they are, if they are from the start. */
function toldOf(wall: WallModel, words: Words): string {
  const { isOfSolved, solutions, boards } = wall;
  return isOfSolved ? whatOf(wall, words) : words.wall.full(solutions, boards);
}

/** What is on the wall, and how many of its boards are full. */
function WallLine(props: ControlProps & { readonly wall: WallModel }): JSX.Element {
  const isDone = () => isFull(props.wall, props.model.status);
  const told = () => toldOf(props.wall, props.words);
  return (
    <>
      <StatusFooter
        words={props.words}
        isEnded={isDone()}
        figures={props.wall.boards > 0 && !props.wall.isOfSolved ? [told()] : []}
      >
        <b>{titleAt(props.model)}</b> · {whatOf(props.wall, props.words)}
      </StatusFooter>
      <Announcement text={isDone() ? told() : ''} />
    </>
  );
}
