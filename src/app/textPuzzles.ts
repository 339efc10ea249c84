import { framePuzzle } from '../generate/puzzles.ts';
import type { ModeId } from '../settings/modeIds.ts';
import { defaults, subjectOf } from '../settings/settings.ts';
import { printPuzzle } from '../puzzle/text.ts';
import type { Puzzle, Question } from '../puzzle/types.ts';
import { plainSearch } from '../solve/search.ts';
import { generateEntrance } from '../ui/generate/entrance.ts';
import { blocksNotice, readBoard, readPuzzle, words, type Language } from '../words/index.ts';
import type { LatestOnly } from './latestOnly.ts';
import type { ModeSwitch } from './modes/modeSwitch.ts';
import type { OpenRequest } from './opener.ts';
import { pack } from './packed.ts';
import type { PageResources } from './resources.ts';

/** The page that opens puzzles. */
interface Page {
  readonly grammar: PageResources['grammar'];
  readonly latest: LatestOnly;
  readonly modeSwitch: ModeSwitch;
  language(): Language;
  mode(): ModeId;
  /** Opens a puzzle in the present mode. */
  openHere(puzzle: Puzzle, packed: string): void;
  open(request: OpenRequest): void;
}

/** Puzzles that the library does not have: an address holds their text, packed. */
export class TextPuzzles {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the puzzle of a text, or returns the sentence that says what is wrong with it. */
  open(text: string): string | undefined {
    const puzzle = readPuzzle(text, this.page.language());
    if (typeof puzzle === 'string') return this.saidOfFrame(text) ?? puzzle;
    this.pack(puzzle, (packed) => this.page.openHere(puzzle, packed));
    return undefined;
  }

  /** Whether a text is a frame: a board without pieces. */
  isFrame(text: string): boolean {
    return this.frameIn(text) !== undefined;
  }

  /** Divides the frame of a text into pieces, or returns the sentence that says why it cannot. */
  divide(text: string): string | undefined {
    const language = this.page.language();
    const frame = this.frameIn(text);
    if (!frame) return this.open(text);
    const puzzle = framePuzzle(frame);
    if ('code' in puzzle) return blocksNotice(puzzle, language);
    if (this.page.mode() === generateEntrance.id)
      this.pack(puzzle, (packed) => this.page.openHere(puzzle, packed));
    else this.openIn(generateEntrance.id, puzzle);
    return undefined;
  }

  private frameIn(text: string): Question | undefined {
    const question = readBoard(text, this.page.language());
    if (typeof question === 'string') return undefined;
    const { sets, drawn } = question.asked;
    return sets.length + drawn.length === 0 ? question : undefined;
  }

  private saidOfFrame(text: string): string | undefined {
    const frame = this.frameIn(text);
    return frame && words(this.page.language()).ui.noPieces(frame.board.cells.length);
  }

  /** Opens a puzzle in another mode. */
  openIn(mode: ModeId, puzzle: Puzzle): void {
    const subject = { puzzle, search: plainSearch };
    this.pack(puzzle, (packed) =>
      this.page.open({
        mode,
        settings: (current) => ({
          ...this.page.modeSwitch.enter(mode, subject, current),
          ...subjectOf({ packed }),
          search: 'recipe',
        }),
        puzzle,
      }),
    );
  }

  /** The address at which a puzzle is opened in the mode that the page starts with. */
  async linkTo(puzzle: Puzzle): Promise<string> {
    const { grammar } = this.page;
    const packed = await pack(printPuzzle(puzzle));
    const query = grammar.write({ ...defaults, puzzle: { packed } });
    return new URL(`?${query}`, location.href).href;
  }

  /** Packs a puzzle's text, and goes on unless something else was to be opened meanwhile. */
  private pack(puzzle: Puzzle, goOn: (packed: string) => void): void {
    void this.page.latest.run(pack(printPuzzle(puzzle)), goOn);
  }
}
