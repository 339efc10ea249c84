import { createSignal, Show, type JSX } from 'solid-js';
import type { Words } from '../../words/index.ts';
import type { ModeOverlay, ControlProps } from '../modeOverlay.ts';
import { BrowseIcon } from '../browse/browseIcon.tsx';
import { KeyButton } from '../shell/controls.tsx';
import { Announcement, StatusFooter } from '../status/statusFooter.tsx';
import { titleAt } from '../status/titleAt.ts';
import { Saying } from '../status/saying.tsx';
import type { Model, Status } from '../model.ts';

/** What the overlay shows of a wall. */
interface WallModel {
  /** Whether it shows puzzles that have been solved, else the solutions of one puzzle. */
  readonly isOfSolved: boolean;
  /** Whether it is known what there is. */
  readonly isKnown: boolean;
  /** Whether solutions that are turned or flipped count once. */
  readonly unique: boolean;
  /** How many solutions have been on it so far. */
  readonly seen: number;
  /** How many boards there are at once, and how many there are in all. */
  readonly boards: number;
  readonly all: number;
  /** Whether there are no others. */
  readonly isAll: boolean;
  /** How many solutions these are spread over, if that is known. */
  readonly outOf: bigint | undefined;
  /** The most steps in which solutions are looked for. */
  readonly most: number;
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
      headline: (_, words) => headlineOf(wall()!, words),
      about: (model, words) => besideHeadline(wall()!, model, words),
      news: (model, words) =>
        isNamed(wall()!) ? besideHeadline(wall()!, model, words) : undefined,
      hasCaptions: true,
      Caption(props) {
        const text = () =>
          [titleAt(props.model), whatOf(wall()!, props.words)].filter(Boolean).join(' · ');
        return <Saying {...props} caption={{ text: text(), mark: undefined }} />;
      },
      Tools: (props) => (
        <Show when={!wall()?.isOfSolved}>
          <KeyButton
            {...props}
            does="browse"
            label={props.words.browsing.button}
            icon={BrowseIcon}
          />
        </Show>
      ),
      StatusLine: (props) => <WallLine {...props} wall={wall()!} />,
    },
  };
}

/** Whether there are solutions of one puzzle, which stay named as they change. */
const isNamed = ({ isOfSolved, isKnown, all }: WallModel): boolean =>
  isKnown && !isOfSolved && all > 0;

/** The solutions in large type. */
function headlineOf(wall: WallModel, { headline }: Words): string | undefined {
  const { all, isAll, outOf = isAll ? BigInt(all) : undefined } = wall;
  return isNamed(wall) ? headline.wall(all, outOf) : undefined;
}

/** Whose solutions they are, and how many have been seen. */
function besideHeadline(wall: WallModel, model: Model, words: Words): string {
  if (!isNamed(wall)) return whatOf(wall, words);
  const seen = isInTurn(wall) ? words.wall.seen(wall.seen, wall.all) : undefined;
  return words.wall.of(titleAt(model), wall.unique, seen);
}

/** What a wall shows in the course of time. */
function allOf(wall: WallModel, { wall: say }: Words): string {
  const { isKnown, isOfSolved, unique, boards, all, isAll, outOf, most } = wall;
  if (!isKnown) return '';
  if (isOfSolved) return boards === 0 ? say.none : isAll ? say.allSolved : say.latest(boards, all);
  if (all === 0) return isAll ? say.noSolution : say.noneFound(most);
  if (isAll) return say.all(all, unique);
  return outOf === undefined ? say.first(all, unique) : say.spread(all, outOf, unique);
}

/** The same, and how much of it at once. */
function whatOf(wall: WallModel, words: Words): string {
  const what = allOf(wall, words);
  return isInTurn(wall) ? words.wall.atOnce(what, wall.boards) : what;
}

/** Whether there are more solutions than boards. */
const isInTurn = ({ isOfSolved, boards, all }: WallModel): boolean => !isOfSolved && boards < all;

/** Whether all of its solutions have been seen. */
const isOver = ({ boards }: WallModel, { finished }: Status): boolean => finished && boards > 0;

/** What is on the wall, and how much of it has been seen. */
function WallLine(props: ControlProps & { readonly wall: WallModel }): JSX.Element {
  const isDone = () => isOver(props.wall, props.model.status);
  return (
    <>
      <StatusFooter
        words={props.words}
        isEnded={isDone()}
        figures={
          isInTurn(props.wall) ? [props.words.wall.seen(props.wall.seen, props.wall.all)] : []
        }
      >
        <b>{titleAt(props.model)}</b>
        <Show when={whatOf(props.wall, props.words)}>{(what) => <> · {what()}</>}</Show>
      </StatusFooter>
      <Announcement text={isDone() ? allOf(props.wall, props.words) : ''} />
    </>
  );
}
