import { namedBySet, puzzleOf } from '../../../generate/puzzles.ts';
import type { GenerationReplay } from '../../../generate/generation.ts';
import type { DivisionIssue } from '../../../words/sentences.ts';
import { permanentId } from '../../library/solved.ts';
import { puzzleIdOf, defaults, type Settings } from '../../../settings/settings.ts';
import { requiresNothing, noRequirements, setIn } from '../../../generate/asked.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import { LARGEST_SEED } from '../../../solve/random.ts';
import type {
  GenerateCommands,
  GenerateModel,
  MakingChanges,
  UsualStrategy,
} from '../../../ui/generate/model.ts';
import { createGenerateOverlay, type GenerateOverlay } from '../../../ui/generate/overlay.tsx';
import { raceEntrance } from '../../../ui/race/entrance.ts';
import { words } from '../../../words/index.ts';
import { languageOf, lookOf } from '../../appearance.ts';
import { RunScene } from '../kit/runScene.ts';
import type { ModeCode } from '../mode.ts';
import type { PageServices, SceneContent } from '../services.ts';
import { planFor, setsFor, type PlanFound } from './planFor.ts';
import { DivisionPane } from './divisionPane.ts';

/** Time between updates of the curve, in ms. */
const CURVE_EVERY = 200;

export function createCode(): ModeCode {
  const overlay = createGenerateOverlay();
  return { open: (content, services) => new GenerateScene(content, services, overlay) };
}

/** The board of a puzzle, divided into other pieces. */
class GenerateScene extends RunScene<GenerationReplay, GenerateOverlay> {
  private readonly commands: GenerateCommands;
  private asked: Pick<Settings, 'make' | 'require' | 'size'>;
  private found: PlanFound;
  private pane: DivisionPane;
  /** How often the curve has been updated, and when it was last. */
  private charted = 0;
  private chartedAt = -Infinity;

  constructor(content: SceneContent, services: PageServices, generateOverlay: GenerateOverlay) {
    super(content, services, generateOverlay);
    const { settings, puzzle } = content;
    const { make, require, size } = settings;
    this.asked = { make, require, size };
    this.found = planFor(puzzle, this.asked);
    const isAtStart = settings.moment.step === 0;
    this.pane = new DivisionPane(services, settings, this.found, isAtStart, content.isInterlude);
    this.player.speed = settings.speed;
    this.commands = this.createCommands();
  }

  protected get boards() {
    return [this.pane];
  }

  private createCommands(): GenerateCommands {
    const { services } = this;
    const withMade =
      <Result>(use: (made: Puzzle) => Result) =>
      (): Result | undefined => {
        const made = this.made();
        return made && use(made);
      };
    return {
      change: (changes) => this.change(changes),
      again: () => {
        const seed = (this.asked.make.seed + 1) % (LARGEST_SEED + 1);
        this.change({ seed });
      },
      stop: () => {
        if (this.pane.isWorking && !requiresNothing(this.asked.require))
          this.change({ require: noRequirements });
      },
      solve: withMade((made) => services.openIn(defaults.mode, made)),
      race: withMade((made) => services.openIn(raceEntrance.id, made)),
      keep: withMade((made) => ({ text: printPuzzle(made), link: services.links.toPuzzle(made) })),
      curve: () => this.pane.curve(),
    };
  }

  get player() {
    return this.pane.player;
  }

  get divided() {
    return this.found.puzzle;
  }

  /** Divides the board otherwise, if it can be; else says why not. */
  private change(changes: MakingChanges | UsualStrategy): DivisionIssue | undefined {
    const { puzzle, pane, asked } = this;
    const { make, require, size, ...changed } = { ...asked, ...changes };
    let next = { make: { ...make, ...changed }, require, size };
    let found = planFor(puzzle, next);
    if (found.issue && 'size' in changes) {
      // The pieces may be those of another board.
      next = { ...next, make: { ...next.make, blocks: 'auto' } };
      found = planFor(puzzle, next);
    }
    if (found.issue) return found.issue;
    const { playing, speed } = this.player;
    this.asked = next;
    this.found = found;
    this.dismiss(pane);
    this.pane = new DivisionPane(this.services, this.settings, found, true);
    this.player.speed = speed;
    this.player.playing = playing;
    this.chartedAt = -Infinity;
    this.services.onChange();
    return undefined;
  }

  /** The puzzle that was made; undefined unless all its pieces are whole at the playhead. */
  made(): Puzzle | undefined {
    const { tiling } = this.player.replay;
    if (tiling.score > 0) return undefined;
    const { asked, found, settings } = this;
    const { board } = found.puzzle;
    const { strategy, seed, sizes } = found.plan;
    const { puzzleTitle } = words(languageOf(settings)).generate;
    const id = found.puzzle === this.puzzle ? puzzleIdOf(settings) : undefined;
    const name = id === undefined ? undefined : permanentId(id, this.puzzle);
    const { require } = found;
    const title = puzzleTitle({ board, name, sizes, strategy, seed, require });
    const puzzle = puzzleOf(tiling, title);
    const set = found.issue ? undefined : setIn(asked.make.blocks);
    return set === undefined ? puzzle : namedBySet(puzzle, set);
  }

  updateOverlay(): void {
    this.modeOverlay.show(this.model(), this.commands);
  }

  private model(): GenerateModel {
    const { player, asked, found, pane } = this;
    const { seed, blocks } = asked.make;
    return {
      strategy: found.plan.strategy,
      usual: { strategy: found.usual, isAsked: asked.make.strategy === 'auto' },
      seed,
      asked: blocks,
      require: asked.require,
      size: asked.size,
      sets: setsFor(found.puzzle, blocks),
      blocks: pane.plan.sizes.length,
      issue: found.issue,
      work: pane.work,
      isWorking: pane.isWorking,
      divisions: pane.divisions,
      ...player.replay.meters(),
      tries: player.playhead.value(1),
      temperature: player.playhead.value(2),
      charted: this.charted,
    };
  }

  override ownSettings() {
    return this.asked;
  }

  override frame(now: number, elapsed: number): boolean {
    if (now - this.chartedAt > CURVE_EVERY) {
      this.chartedAt = now;
      this.charted++;
    }
    return super.frame(now, elapsed);
  }

  protected override advance(elapsed: number): void {
    // Cells change places once they are there.
    if (this.services.arrival.isTitled) this.pane.advance(elapsed);
  }

  /** Another board may follow, interlude or not, but not where a division was looked for. */
  override get stayFor(): number | undefined {
    if (!requiresNothing(this.found.require)) return undefined;
    return this.stayAtEnd;
  }

  protected override get isAtEnd(): boolean {
    return super.isAtEnd || this.pane.tape.failed;
  }

  protected override look(settings: Settings) {
    return lookOf(settings);
  }
}
