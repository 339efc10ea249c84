import { today } from './solved.ts';
import { galleryUrl, names, url } from 'virtual:library';
import defaultText from '../../../assets/puzzles/pentomino-10x6.txt?raw';
import { calendar } from '../../puzzle/calendar.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { fetched, FetchedOnce } from './fetched.ts';
import type { Lesson } from '../../teach/lesson/lesson.ts';
import type { GalleryFile } from './cards.ts';
import { OwnLessons } from './ownLessons.ts';
import { Library, type LibraryFile } from './library.ts';

const known: ReadonlySet<string> = new Set(names);

/** Whether this is the id of a puzzle that comes with the page. */
export const isPuzzle = (id: string): boolean =>
  id === today.id || known.has(id) || calendar.has(id);

/** The puzzle of the day that an id names, if it names one. */
export const puzzleOfDay = (id: string): Puzzle | undefined =>
  id === today.id ? today.puzzle : calendar.get(id)?.();

/** The puzzle shown when no other can be loaded; its text is bundled. */
export const defaultPuzzle = (): Puzzle => parsePuzzle(defaultText);

/** Fetches a file; again, if what came was damaged, and not from the browser's cache. */
type FetchFile<File> = (isAgain: boolean) => Promise<File>;

/** The puzzles and lessons that come with the page, fetched on first use; and lessons of one's own. */
export class Catalogue {
  readonly ownLessons = new OwnLessons();
  private readonly library: FetchedOnce<Library>;
  private readonly galleryFile: FetchedOnce<GalleryFile>;
  private readonly course: Lesson | undefined;
  /** The library, once it is at hand. */
  private loaded: Library | undefined;

  /** @param course the only lesson that is given, if the page is part of a course */
  constructor(
    fetchFile: FetchFile<LibraryFile> = fetchJson(url),
    fetchGallery: FetchFile<GalleryFile> = fetchJson(galleryUrl),
    course?: Lesson,
  ) {
    this.course = course;
    this.library = new FetchedOnce(
      async (isAgain) => (this.loaded = new Library(await fetchFile(isAgain))),
    );
    this.galleryFile = new FetchedOnce(fetchGallery);
  }

  /** All puzzles, in order. Rejects if they cannot be fetched; may be called again. */
  load(): Promise<Library> {
    return this.library.load();
  }

  /** What the gallery shows of every puzzle. Rejects if it cannot be fetched; may be called again. */
  gallery(): Promise<GalleryFile> {
    return this.galleryFile.load();
  }

  /** All lessons, those of one's own at the end. Rejects if the others cannot be fetched. */
  async lessons(): Promise<readonly Lesson[]> {
    if (!this.course) await this.load();
    return this.lessonsAtHand;
  }

  /** The same without waiting; none before the others have been fetched. */
  get lessonsAtHand(): readonly Lesson[] {
    if (this.course) return [this.course];
    return this.loaded ? [...this.loaded.lessons, ...this.ownLessons.read()] : [];
  }

  /** The puzzle with an id that satisfies `isPuzzle`. Rejects if it cannot be fetched. */
  async puzzleNamed(id: string): Promise<Puzzle> {
    return puzzleOfDay(id) ?? (await this.load()).entryNamed(id).puzzle;
  }
}

const fetchJson =
  <File>(address: string): FetchFile<File> =>
  async (isAgain) =>
    (await (await fetched(address, isAgain ? 'reload' : 'default')).json()) as File;
