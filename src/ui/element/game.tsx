import { createEffect, createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { tinykeys } from 'tinykeys';
import { hasPiecesInPlace } from '../../solve/problem.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Viewport } from '../../theme/viewport.ts';
import { boardWordsFor, type BoardWords, type Language } from '../../words/board.ts';
import { handKeys, turningKeys } from '../play/handKeys.ts';
import { HandLayer } from '../play/board/handLayer.tsx';
import { AskIcon, RedoIcon, UndoIcon } from '../play/icons.tsx';
import type { GameModel, HandCommands } from '../play/model.ts';
import { onKey } from '../shell/keys.ts';
import { StartIcon } from '../widgets/icons.tsx';
import { Press } from './press.tsx';
import { whenRoomChanges } from './room.ts';

/** What stands over an embedded board on which a person lays the pieces. */
export interface EmbeddedGameModel {
  readonly title: string;
  readonly lang: Language;
  readonly theme: ThemeId;
  /** Whether there are controls. */
  readonly ui: boolean;
  readonly game: GameModel;
  readonly hand: HandCommands;
}

const wordsIn = ({ game, lang }: EmbeddedGameModel): BoardWords =>
  boardWordsFor({ areOptions: hasPiecesInPlace(game.problem) }, lang);

interface GameProps {
  readonly model: EmbeddedGameModel;
  /** Called with the room of the board, now and whenever that changes. */
  readonly insets: (viewport: Viewport) => void;
}

/** Everything over an embedded board that is played by hand. Its keys are those of whatever has the focus in it. */
function EmbeddedGame(props: GameProps): JSX.Element {
  let overlay!: HTMLDivElement;
  let area!: HTMLDivElement;
  const said = () => wordsIn(props.model);
  const { insets } = props;
  whenRoomChanges(
    () => area,
    () => overlay,
    (viewport) => insets(viewport),
  );
  const hand = () => props.model.hand;
  const keys = [...handKeys(hand), ...turningKeys(hand)].map(
    ({ key, code = key, press }) => [code, onKey(press)] as const,
  );
  createEffect(() => onCleanup(tinykeys(overlay, Object.fromEntries(keys))));
  return (
    <div
      ref={overlay}
      class="overlay"
      role="group"
      aria-label={props.model.title}
      lang={props.model.lang}
    >
      <div ref={area} class="area" part="board" />
      <HandLayer
        words={said()}
        model={{ ui: props.model.ui, choices: props.model }}
        game={props.model.game}
        hand={props.model.hand}
        isEditing={false}
      />
      <Show when={props.model.ui}>
        <GameControls model={props.model} />
      </Show>
    </div>
  );
}

/** One small row: what is done to the game as a whole, and how far it is. */
function GameControls(props: Pick<GameProps, 'model'>): JSX.Element {
  const say = () => wordsIn(props.model).play;
  const game = () => props.model.game;
  const hand = () => props.model.hand;
  return (
    <div class="controls" part="controls">
      <Press label={say().undo} disabled={game().made === 0} press={() => hand().undo()}>
        <UndoIcon />
      </Press>
      <Press label={say().redo} disabled={game().undone === 0} press={() => hand().redo()}>
        <RedoIcon />
      </Press>
      <Press label={say().anew} disabled={game().made === 0} press={() => hand().anew()}>
        <StartIcon />
      </Press>
      <Press label={say().askHelp} disabled={game().isSolved} press={() => hand().ask('hint')}>
        <AskIcon />
      </Press>
      <span class="figures">
        {say().pieces(game().laid.length)} · {say().moves(game().made)}
      </span>
    </div>
  );
}

/**
 * Mounts everything over an embedded board that is played by hand.
 *
 * @returns the setter of its model, and a function that unmounts it
 */
export function mountGame(
  host: Element,
  initial: EmbeddedGameModel,
  insets: GameProps['insets'],
): readonly [set: (model: EmbeddedGameModel) => void, unmount: () => void] {
  const [model, set] = createSignal(initial);
  return [set, render(() => <EmbeddedGame model={model()} insets={insets} />, host)];
}
