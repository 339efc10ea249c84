import { limits } from '../puzzle/errors.ts';

/** A file of more bytes holds a text that is too long, whatever is in it. */
const MOST_BYTES = 4 * limits.text;

interface TextTarget {
  /** A text was dropped or pasted, where nothing is being written. */
  readonly take: (text: string) => void;
  /** One was that is too long for a puzzle, and for a field to write in, or a file that cannot be read. */
  readonly refuse: (why: 'tooLong' | 'unreadable') => void;
  /** Of several files that were dropped only one is opened, the one of this name. */
  readonly passOver: (opened: string) => void;
  /** Something hangs over the page, or does no more. */
  readonly hover: (over: boolean) => void;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('textarea, input, [contenteditable]') !== null;

/** The files among what is handed over, before folders, which only look like files. */
function filesIn(data: DataTransfer | null): File[] {
  const items = [...(data?.items ?? [])].filter(({ kind }) => kind === 'file');
  const isFolder = (item: DataTransferItem): boolean =>
    item.webkitGetAsEntry()?.isDirectory ?? false;
  const sorted = [
    ...items.filter((item) => !isFolder(item)),
    ...items.filter((item) => isFolder(item)),
  ];
  return sorted.map((item) => item.getAsFile()).filter((file) => file !== null);
}

/**
 * Takes texts and text files that are dropped or pasted anywhere on the page.
 *
 * @returns the way to stop
 */
export function acceptTexts(intake: TextTarget): () => void {
  /** What is too long is not looked at: a field with megabytes in it would keep the page waiting. */
  const takeText = (text: string): void => {
    if (text.length > limits.text) intake.refuse('tooLong');
    else intake.take(text);
  };
  /** Takes what is brought to some place on the page; false where it is none of ours. */
  const takeFrom = (data: DataTransfer | null, target: EventTarget | null): boolean => {
    const [file, ...others] = filesIn(data);
    const text = data?.getData('text/plain') ?? '';
    if (file && others.length > 0) intake.passOver(file.name);
    if (file && file.size > MOST_BYTES) intake.refuse('tooLong');
    else if (file) file.text().then(takeText, () => intake.refuse('unreadable'));
    else if (text.length <= limits.text && (isWriting(target) || text.trim() === '')) return false;
    else takeText(text);
    return true;
  };

  const listening = new AbortController();
  const { signal } = listening;
  const carriesText = (event: DragEvent): boolean => {
    const types = event.dataTransfer?.types ?? [];
    return types.includes('Files') || (types.includes('text/plain') && !isWriting(event.target));
  };
  addEventListener(
    'dragover',
    (event) => {
      if (!carriesText(event)) return;
      event.preventDefault();
      intake.hover(true);
    },
    { signal },
  );
  addEventListener(
    'dragleave',
    (event) => {
      if (event.relatedTarget === null) intake.hover(false);
    },
    { signal },
  );
  addEventListener(
    'drop',
    (event) => {
      intake.hover(false);
      if (takeFrom(event.dataTransfer, event.target)) event.preventDefault();
    },
    { signal },
  );
  addEventListener(
    'paste',
    (event) => {
      if (takeFrom(event.clipboardData, event.target)) event.preventDefault();
    },
    { signal },
  );
  return () => listening.abort();
}
