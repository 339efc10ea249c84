import { batch, createRoot, createSignal, Show } from 'solid-js';
import { lateWords } from '../../words/index.ts';
import { RedoIcon, UndoIcon } from '../play/icons.tsx';
import { StatusFooter } from '../status/statusFooter.tsx';
import { titleAt } from '../status/titleAt.ts';
import { Button } from '../widgets/button.tsx';
import { BackIcon, ForwardIcon, StartIcon } from '../widgets/icons.tsx';
import type { ModeOverlay } from '../modeOverlay.ts';
import { AtlasBoard } from './atlasBoard.tsx';
import { NumbersIcon, PieceIcon, RandomIcon, SharesIcon } from './icons.tsx';
import type { AtlasCommands, AtlasModel } from './model.ts';
import { AtlasPanel } from './panel.tsx';
import { createPointer } from './pointer.ts';
import { leftOf } from './said.ts';

/** The overlay of all atlases, which shows one of them at a time. */
export interface AtlasOverlay {
  readonly overlay: ModeOverlay;
  show(atlas: AtlasModel, commands: AtlasCommands): void;
}

export function createAtlasOverlay(): AtlasOverlay {
  const [atlas, setAtlas] = createSignal<AtlasModel>();
  const [commands, setCommands] = createSignal<AtlasCommands>();
  const [drawer, setDrawer] = createSignal<HTMLElement>();
  const [isExact, setExact] = createSignal(false);
  // It lives as long as the page does.
  const pointer = createRoot(() => createPointer(atlas));
  const hand = (): AtlasCommands => commands()!;
  const toggleNumbers = (): void => void setExact((is) => !is);
  const nextPiece = (): void => {
    const { piece = -1, problem } = atlas()!;
    hand().choose(piece + 1 < problem.pieces.length ? piece + 1 : undefined);
  };
  const isNone = () => (atlas()?.shares?.total ?? 0n) === 0n;
  return {
    show: (next, given) =>
      batch(() => {
        setCommands(() => given);
        setAtlas(next);
      }),
    overlay: {
      stays: true,
      without: ['toggle', 'start', 'back', 'forward', 'slower', 'faster', 'search', 'film'],
      about: (_, words) => lateWords(words).atlas.about,
      keys: [
        {
          key: '←',
          code: 'ArrowLeft',
          group: 'playing',
          does: ({ keyList }) => keyList.byHand.undo,
          press: () => hand().undo(),
        },
        {
          key: '→',
          code: 'ArrowRight',
          group: 'playing',
          does: ({ keyList }) => keyList.byHand.undo,
          press: () => hand().redo(),
        },
        {
          key: 'A',
          group: 'playing',
          does: ({ keyList }) => keyList.atlas.anew,
          press: () => hand().anew(),
        },
        {
          key: 'V',
          group: 'closer',
          does: ({ keyList }) => keyList.atlas.numbers,
          press: toggleNumbers,
        },
        {
          key: 'P',
          group: 'closer',
          does: ({ keyList }) => keyList.atlas.nextPiece,
          press: nextPiece,
        },
        {
          key: 'D',
          group: 'closer',
          does: ({ keyList }) => keyList.atlas.random,
          press: () => hand().see('random'),
        },
        {
          key: 'O',
          group: 'closer',
          does: ({ keyList }) => keyList.solutions,
          press: () => hand().see('next'),
        },
        {
          key: 'I',
          group: 'closer',
          does: ({ keyList }) => keyList.solutions,
          press: () => hand().see('previous'),
        },
        {
          key: 'B',
          group: 'closer',
          does: ({ keyList }) => keyList.atlas.shares,
          press: () => hand().see(undefined),
        },
        {
          key: '.',
          group: 'playing',
          does: ({ keyList }) => keyList.atlas.placements,
          press: () => pointer.turn(1),
        },
        {
          key: ',',
          group: 'playing',
          does: ({ keyList }) => keyList.atlas.placements,
          press: () => pointer.turn(-1),
        },
      ],
      beside: drawer,
      Panel: (props) => (
        <Show when={atlas()?.problem} keyed>
          <AtlasPanel {...props} ref={setDrawer} atlas={atlas()!} hand={hand()} pointer={pointer} />
        </Show>
      ),
      Over: (props) => (
        <Show when={atlas()?.problem} keyed>
          <AtlasBoard
            {...props}
            atlas={atlas()!}
            hand={hand()}
            pointer={pointer}
            isExact={isExact()}
          />
        </Show>
      ),
      Transport: (props) => {
        const say = () => lateWords(props.words).atlas;
        return (
          <>
            <Button
              label={props.words.play.undo}
              shortcut={{ key: '←', does: say().undoHint }}
              disabled={atlas()!.made === 0}
              press={() => hand().undo()}
            >
              <UndoIcon />
            </Button>
            <Button
              label={props.words.play.redo}
              shortcut={{ key: '→', does: say().redoHint }}
              disabled={atlas()!.undone === 0}
              press={() => hand().redo()}
            >
              <RedoIcon />
            </Button>
            <Button
              label={props.words.play.anew}
              shortcut={{ key: 'A', does: say().anewHint }}
              disabled={atlas()!.conditions.length === 0}
              press={() => hand().anew()}
            >
              <StartIcon />
            </Button>
          </>
        );
      },
      Tools: (props) => {
        const say = () => lateWords(props.words).atlas;
        return (
          <>
            <Button
              label={say().nextPiece}
              shortcut={{ key: 'P', does: say().nextPieceHint }}
              press={nextPiece}
            >
              <PieceIcon />
            </Button>
            <Button
              label={say().numbers}
              shortcut={{ key: 'V', does: say().numbersHint }}
              pressed={isExact()}
              press={toggleNumbers}
            >
              <NumbersIcon />
            </Button>
            <Button
              label={say().previous}
              shortcut={{ key: 'I', does: say().previousHint }}
              disabled={isNone()}
              press={() => hand().see('previous')}
            >
              <BackIcon />
            </Button>
            <Button
              label={say().next}
              shortcut={{ key: 'O', does: say().nextHint }}
              disabled={isNone()}
              press={() => hand().see('next')}
            >
              <ForwardIcon />
            </Button>
            <Button
              label={say().random}
              shortcut={{ key: 'D', does: say().randomHint }}
              disabled={isNone()}
              press={() => hand().see('random')}
            >
              <RandomIcon />
            </Button>
            <Show when={atlas()!.solution}>
              <Button
                label={say().shares}
                shortcut={{ key: 'B', does: say().sharesHint }}
                press={() => hand().see(undefined)}
              >
                <SharesIcon />
              </Button>
            </Show>
          </>
        );
      },
      StatusLine: (props) => (
        <StatusFooter
          words={props.words}
          isEnded={false}
          figures={
            atlas()!.solution && atlas()!.shares
              ? [
                  lateWords(props.words).atlas.seen(
                    atlas()!.solution!.number + 1n,
                    atlas()!.shares!.total,
                  ),
                ]
              : []
          }
        >
          <b>{titleAt(props.model)}</b> · {leftOf(atlas()!, props.words)}
        </StatusFooter>
      ),
    },
  };
}
