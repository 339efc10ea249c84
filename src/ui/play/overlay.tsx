import { batch, createSignal, Show } from 'solid-js';
import { clockText } from '../../game/time.ts';
import { hasPiecesInPlace } from '../../solve/problem.ts';
import { DaySheets, type SheetId } from '../today/daySheets.tsx';
import { CalendarIcon } from '../today/icons.tsx';
import { nextAsked } from '../status/nextAsked.ts';
import { titleAt } from '../status/titleAt.ts';
import { StatusFooter } from '../status/statusFooter.tsx';
import { Button } from '../widgets/button.tsx';
import type { ModeKey } from '../modeEntrance.ts';
import type { ModeOverlay } from '../modeOverlay.ts';
import { GameTree } from './tree/gameTree.tsx';
import { HandLayer } from './board/handLayer.tsx';
import { StartIcon } from '../widgets/icons.tsx';
import { AskMenu } from './askMenu.tsx';
import { EditIcon, GoOnIcon, RedoIcon, TreeIcon, UndoIcon } from './icons.tsx';
import { EditNews } from './editNews.ts';
import { handKeys, turningKeys } from './handKeys.ts';
import type { PlayCommands, PlayModel } from './model.ts';
import { solvedWith } from './toldOf.ts';

/** The overlay of all boards on which a person lays the pieces, which shows one of them at a time. */
export interface PlayOverlay {
  readonly overlay: ModeOverlay;
  /** Shows a game; to be called whenever it has changed, and before the overlay is first on the page. */
  show(game: PlayModel, commands: PlayCommands): void;
}

export function createPlayOverlay(): PlayOverlay {
  const [game, setGame] = createSignal<PlayModel>();
  const [commands, setCommands] = createSignal<PlayCommands>();
  const [areOptions, setAreOptions] = createSignal(false);
  const [drawer, setDrawer] = createSignal<HTMLElement>();
  const [isTreeOpen, openTree] = createSignal(false);
  const [sheet, showSheet] = createSignal<SheetId>();
  /** The time, where it is wanted. */
  const clock = (): string => {
    const { time } = game()!;
    return time === undefined ? '' : ` · ${clockText(time)}`;
  };
  const [isEditing, setEditing] = createSignal(false);
  /** The piece all whose ways are shown, if that was asked. */
  const [waysOf, showWays] = createSignal<number>();
  const askWays = (): void => {
    const { problem, laid, held } = game()!;
    showWays((before) => nextAsked(problem, laid, before, held?.piece));
  };
  const news = new EditNews();
  let toggleAsk = (): void => {};
  const toggleEditing = (): void => void setEditing((is) => !is);
  const [hasRival, setRival] = createSignal(false);
  const toggleTree = (): void => void openTree((isOpen) => !isOpen);
  /** The search is beside the moves that it goes along with. */
  const toggleRival = (): void => {
    setRival((has) => !has || !isTreeOpen());
    if (hasRival()) openTree(true);
  };
  const keys: readonly ModeKey[] = [
    ...handKeys(() => commands()!),
    { key: 'Q', group: 'closer', does: ({ play }) => play.askHint, press: () => toggleAsk() },
    {
      key: 'Shift Q',
      code: 'Shift+Q',
      group: 'closer',
      does: ({ play }) => play.askSolvable,
      press: () => commands()!.ask('solvable'),
    },
    {
      key: 'Shift W',
      code: 'Shift+W',
      group: 'closer',
      does: ({ keyList }) => keyList.byHand.ways,
      press: askWays,
    },
    {
      key: 'B',
      group: 'closer',
      does: ({ keyList }) => keyList.byHand.tree,
      press: toggleTree,
    },
    {
      key: 'P',
      group: 'puzzle',
      does: ({ keyList }) => keyList.byHand.edit,
      press: toggleEditing,
    },
    {
      key: 'O',
      group: 'closer',
      does: ({ keyList }) => keyList.byHand.rival,
      press: toggleRival,
    },
    {
      key: 'D',
      group: 'puzzle',
      does: ({ keyList }) => keyList.byHand.calendar,
      press: () => showSheet('calendar'),
    },
    {
      key: 'V',
      group: 'playing',
      does: ({ keyList }) => keyList.byHand.goOn,
      press: () => commands()!.goOn(),
    },
  ];
  const ofPieces = [...turningKeys(() => commands()!), ...keys];
  return {
    show: (next, handCommands) =>
      batch(() => {
        setCommands(() => handCommands);
        // Another board has other pieces.
        if (game()?.problem !== next.problem) showWays(undefined);
        setAreOptions(hasPiecesInPlace(next.problem));
        setGame(news.told(next));
      }),
    overlay: {
      stays: true,
      without: ['toggle', 'start', 'back', 'forward', 'slower', 'faster', 'search', 'film'],
      about: (_, { play }) => play.about,
      news: (_, words) => (game()?.isSolved ? solvedWith(game()!, words) : undefined),
      get keys() {
        return areOptions() ? keys : ofPieces;
      },
      beside: drawer,
      Panel: (props) => (
        <>
          <Show when={isTreeOpen() && game()}>
            {(shown) => (
              <GameTree
                {...props}
                ref={setDrawer}
                game={shown()}
                hand={commands()!}
                close={toggleTree}
                hasRival={hasRival()}
                toggleRival={toggleRival}
              />
            )}
          </Show>
          <DaySheets
            {...props}
            game={game()!}
            hand={commands()!}
            sheet={sheet()}
            show={showSheet}
          />
        </>
      ),
      Transport: (props) => (
        <>
          <Button
            label={props.words.play.undo}
            shortcut={{ key: '←', does: props.words.play.undoHint }}
            disabled={game()!.made === 0}
            press={() => commands()!.undo()}
          >
            <UndoIcon />
          </Button>
          <Button
            label={props.words.play.redo}
            shortcut={{ key: '→', does: props.words.play.redoHint }}
            disabled={game()!.undone === 0}
            press={() => commands()!.redo()}
          >
            <RedoIcon />
          </Button>
          <Button
            label={props.words.play.anew}
            shortcut={{ key: 'A', does: props.words.play.anewHint }}
            disabled={game()!.made === 0}
            press={() => commands()!.anew()}
          >
            <StartIcon />
          </Button>
        </>
      ),
      Over: (props) => (
        <Show when={game()}>
          {(shown) => (
            <HandLayer
              {...props}
              game={shown()}
              hand={commands()!}
              isEditing={isEditing()}
              waysOf={waysOf()}
            />
          )}
        </Show>
      ),
      Tools: (props) => (
        <>
          <AskMenu
            {...props}
            game={game()!}
            hand={commands()!}
            control={(toggle) => (toggleAsk = toggle)}
          />
          <Button
            label={props.words.play.tree}
            shortcut={{ key: 'B', does: props.words.play.treeHint }}
            pressed={isTreeOpen()}
            press={toggleTree}
          >
            <TreeIcon />
          </Button>
          <Button
            label={props.words.play.edit}
            shortcut={{ key: 'P', does: props.words.play.editHint }}
            pressed={isEditing()}
            press={toggleEditing}
          >
            <EditIcon />
          </Button>
          <Button
            label={props.words.today.calendar}
            shortcut={{ key: 'D', does: props.words.today.calendarHint }}
            press={() => showSheet('calendar')}
          >
            <CalendarIcon />
          </Button>
          <Button
            label={props.words.play.goOn}
            shortcut={{ key: 'V', does: props.words.play.goOnHint }}
            press={() => commands()!.goOn()}
          >
            <GoOnIcon />
          </Button>
        </>
      ),
      StatusLine: (props) => (
        <StatusFooter
          words={props.words}
          isEnded={game()!.isSolved}
          figures={[
            props.words.play.pieces(game()!.laid.length),
            props.words.play.moves(game()!.made),
          ]}
        >
          <b>{titleAt(props.model)}</b>
          <Show when={game()!.isSolved} fallback={clock()}>
            {' '}
            · {solvedWith(game()!, props.words)}
          </Show>
        </StatusFooter>
      ),
    },
  };
}
