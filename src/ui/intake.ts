/** Files longer than this are no puzzles, and are not read. */
const LONGEST_FILE = 1_000_000;

interface Intake {
  /** A text was dropped, or pasted where nothing is being written. */
  readonly take: (text: string) => void;
  /** A file was dropped that is too long or cannot be read. */
  readonly refuse: () => void;
  /** Something hangs over the page, or does no more. */
  readonly hover: (over: boolean) => void;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('textarea, input, [contenteditable]') !== null;

/**
 * Takes texts and text files that are dropped or pasted anywhere on the page.
 *
 * @returns the way to stop
 */
export function takeTexts(intake: Intake): () => void {
  const takeFrom = (data: DataTransfer | null): boolean => {
    const file = data?.files[0];
    const text = data?.getData('text/plain') ?? '';
    if (file && file.size > LONGEST_FILE) intake.refuse();
    else if (file) file.text().then(intake.take, intake.refuse);
    else if (text.trim() !== '') intake.take(text);
    else return false;
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
      if (!carriesText(event)) return;
      event.preventDefault();
      takeFrom(event.dataTransfer);
    },
    { signal },
  );
  addEventListener(
    'paste',
    (event) => {
      if (!isWriting(event.target) && takeFrom(event.clipboardData)) event.preventDefault();
    },
    { signal },
  );
  return () => listening.abort();
}
