import { LessonError, type Lesson } from '../../teach/lesson/lesson.ts';
import { parseLesson, readLesson } from '../../teach/lesson/readLesson.ts';
import { Stored, type OpenStorage } from './stored.ts';

/** Before the ids of lessons of one's own. */
const OWN = 'own-';

export const isOwn = ({ id }: Pick<Lesson, 'id'>): boolean => id.startsWith(OWN);

/** A text that is opened as a lesson: JSON, as no puzzle text begins with a brace. */
export const isLessonText = (text: string): boolean => /^\s*\{/.test(text);

/** The lesson of a text, named after its title. Throws a `LessonError`. */
export function ownLesson(text: string): Lesson {
  const read = readLesson('', parseLesson(text));
  const title = JSON.stringify(read.title);
  let hash = 0x811c9dc5;
  for (const character of title)
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return { ...read, id: `${OWN}${hash.toString(36)}` };
}

interface Entry {
  readonly text: string;
  readonly lesson: Lesson;
}

function entryOf(text: unknown): Entry[] {
  if (typeof text !== 'string') return [];
  try {
    return [{ text, lesson: ownLesson(text) }];
  } catch (error) {
    if (error instanceof LessonError) return [];
    throw error;
  }
}

/** The lessons that were opened in this browser, the last one at the end. */
export class OwnLessons {
  private readonly stored: Stored<Entry>;
  /** What was written last, in case that nothing can be stored. */
  private written: readonly Entry[] = [];

  constructor(open?: OpenStorage) {
    const format = {
      key: 'fitful.lessons',
      version: 1,
      most: 20,
      written: (entries: readonly Entry[]) => ({ texts: entries.map(({ text }) => text) }),
      read: ({ texts }: { readonly texts?: unknown }): Entry[] =>
        (texts as unknown[]).flatMap(entryOf),
    };
    this.stored = new Stored(format, open);
  }

  read(): Lesson[] {
    return this.entries().map(({ lesson }) => lesson);
  }

  /** Keeps the text of a lesson, in place of one with the same title. */
  keep(text: string): void {
    const lesson = ownLesson(text);
    this.write([...this.entriesBut(lesson.id), { text, lesson }]);
  }

  remove(id: string): void {
    this.write(this.entriesBut(id));
  }

  private entries(): readonly Entry[] {
    const stored = this.stored.read();
    return stored.length > 0 ? stored : this.written;
  }

  private entriesBut(id: string): Entry[] {
    return this.entries().filter(({ lesson }) => lesson.id !== id);
  }

  private write(entries: readonly Entry[]): void {
    this.written = entries;
    this.stored.write(entries);
  }
}
