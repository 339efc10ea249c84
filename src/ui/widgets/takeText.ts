import { limits } from '../../puzzle/errors.ts';

/** A larger file, in bytes, holds a text that is too long in any encoding. */
const MOST_BYTES = 4 * limits.text;

export interface TextTarget {
  readonly take: (text: string) => void;
  /** Called for a text that is too long, or a file that cannot be read. */
  readonly refuse: (why: 'tooLong' | 'unreadable') => void;
}

/** Long texts are rejected unread: megabytes in a text field would block the page. */
export function takeText(text: string, { take, refuse }: TextTarget): void {
  if (text.length > limits.text) refuse('tooLong');
  else take(text);
}

/** Takes the text of a file. */
export function takeFile(file: File, target: TextTarget): void {
  if (file.size > MOST_BYTES) target.refuse('tooLong');
  else
    file.text().then(
      (text) => takeText(text, target),
      () => target.refuse('unreadable'),
    );
}
