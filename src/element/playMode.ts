import { languageOf } from '../app/appearance.ts';
import type { KeptGame } from '../app/library/games.ts';
import { GameScene, type GameServices } from '../app/modes/play/gameScene.ts';
import type { PlannedMove } from '../app/modes/play/plannedMove.ts';
import type { SceneOverlay } from '../app/modes/scene.ts';
import { printPuzzle } from '../puzzle/text.ts';
import { puzzleIdOf, themeIdOf, type Settings } from '../settings/settings.ts';
import { coveredBy } from '../solve/problem.ts';
import { mountGame } from '../ui/element/game.tsx';
import hand from '../ui/play/board/hand.css?inline';
import type { GameModel, HandCommands } from '../ui/play/model.ts';
import type { Arrival } from '../view/changeover.ts';
import { neutralTitleOf, titleOf } from '../words/titles.ts';
import type { CreateMode, EmbeddedMode, EmbeddedServices, Opened } from './mode.ts';
import type { BoardMove, BoardPlacement } from './types.ts';

let sheet: CSSStyleSheet | undefined;

const styled = (): CSSStyleSheet => {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(hand);
  return sheet;
};

/** Takes a game whenever it has changed. */
interface GameOverlay extends SceneOverlay {
  show(game: GameModel, hand: HandCommands): void;
}

interface EmbeddedGameServices extends GameServices {
  readonly mayMove: (move: BoardMove) => boolean;
}

/** A game in somebody else's page, which may refuse its moves. */
class EmbeddedGame extends GameScene<GameOverlay, EmbeddedGameServices> {
  updateOverlay(): void {
    this.modeOverlay.show(this.model(), this.handCommands);
  }

  protected override allows({ kind, off, on }: PlannedMove): boolean {
    const before = this.played.moves;
    const said = (placement: number): BoardPlacement => this.said(placement);
    const isAllowed = this.services.mayMove({ kind, off: off.map(said), on: on.map(said) });
    // Whoever was asked may have made another one.
    return isAllowed && this.played.moves === before;
  }

  /** Pages are told by `fitful-solution`. */
  protected solved(): void {}

  private said(placement: number): BoardPlacement {
    const { placements, pieces, board } = this.problem;
    return {
      piece: pieces[placements.piece[placement]!]!.name,
      orientation: placements.orientation[placement]!,
      cells: Array.from(coveredBy(this.problem, placement), (cell) => board[cell]!),
    };
  }
}

/** How a game was left: what the tag said was to lie in it, and what lay. */
interface Left {
  readonly asked: string;
  readonly laid: string;
}

/** A board on which a person lays the pieces. Games are kept as long as their element is on the page. */
class PlayMode implements EmbeddedMode {
  private readonly services: EmbeddedServices;
  private readonly games = new Map<string, KeptGame>();
  /** Those that were left, by the text of their puzzle. */
  private readonly left = new Map<string, Left>();
  private mounted: ReturnType<typeof mountGame> | undefined;
  private opened: Opened | undefined;
  private scene!: EmbeddedGame;

  constructor(services: EmbeddedServices) {
    this.services = services;
  }

  open(opened: Opened, arrival: Arrival): EmbeddedGame {
    const { stage, workers, events } = this.services;
    const { puzzle } = opened;
    this.leave();
    this.opened = opened;
    const settings = this.asLeft(opened);
    this.scene = new EmbeddedGame(
      { puzzle, settings, isInterlude: false },
      {
        stage,
        arrival,
        workers,
        games: {
          of: (text) => this.games.get(text),
          keep: (text, game) => void this.games.set(text, game),
        },
        mayMove: events.move,
        onImpossible: () => events.impossible(this.opened!.settings),
        onChange: () => undefined,
        takeControl: () => this.scene.beThere(),
      },
      { overlay: {}, show: (game, commands) => this.show(game, commands) },
    );
    return this.scene;
  }

  update(opened: Opened): void {
    this.opened = opened;
    this.scene.updateOverlay();
  }

  /** Notes how the game on show is left. */
  private leave(): void {
    if (!this.opened) return;
    const { puzzle, settings } = this.opened;
    const { laid } = this.scene.ownSettings();
    this.left.set(printPuzzle(puzzle), { asked: settings.laid, laid });
  }

  /** The settings of a game, which goes on as it was left unless the tag has come to say that something else lies. */
  private asLeft({ puzzle, settings }: Opened): Settings {
    const left = this.left.get(printPuzzle(puzzle));
    return left?.asked === settings.laid ? { ...settings, laid: left.laid } : settings;
  }

  close(): void {
    this.mounted?.[1]();
    this.mounted = undefined;
  }

  private show(game: GameModel, commands: HandCommands): void {
    const { settings, puzzle } = this.opened!;
    const { overlay, stage } = this.services;
    const lang = languageOf(settings);
    const titled = game.isSolved ? titleOf : neutralTitleOf;
    const model = {
      title: titled(puzzleIdOf(settings), puzzle, lang),
      lang,
      theme: themeIdOf(settings),
      ui: settings.ui,
      game,
      hand: commands,
    };
    if (this.mounted) return this.mounted[0](model);
    const { adoptedStyleSheets } = overlay.getRootNode() as ShadowRoot;
    if (!adoptedStyleSheets.includes(styled())) adoptedStyleSheets.push(styled());
    this.mounted = mountGame(overlay, model, (viewport) => stage.setViewports([viewport]));
  }
}

export const createPlayMode: CreateMode = (services) => new PlayMode(services);
