import { limits } from '../../puzzle/errors.ts';
import { takeFile, takeText, type TextTarget } from '../widgets/takeText.ts';

/** The target of texts dropped or pasted outside of text fields. */
interface PageTarget extends TextTarget {
  /** Called if several files were dropped, with the name of the one that is opened. */
  readonly passOver: (opened: string) => void;
  /** Called when a drag enters or leaves the page. */
  readonly hover: (over: boolean) => void;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('textarea, input, [contenteditable]') !== null;

/** The files of a transfer, with folders, which look like files, last. */
function filesIn(data: DataTransfer | null): File[] {
  const items = [...(data?.items ?? [])].filter(({ kind }) => kind === 'file');
  const isFolder = (item: DataTransferItem): boolean =>
    item.webkitGetAsEntry()?.isDirectory ?? false;
  return items
    .sort((one, other) => Number(isFolder(one)) - Number(isFolder(other)))
    .map((item) => item.getAsFile())
    .filter((file) => file !== null);
}

/** What the system opens with the page, where it is installed; only some browsers have that. */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

/**
 * Accepts texts and files dropped or pasted anywhere on the page, and files that the system opens with it.
 *
 * @returns a function that stops this
 */
export function acceptTexts(intake: PageTarget): () => void {
  /** Accepts the first of several files. */
  const takeFiles = ([file, ...others]: readonly File[]): void => {
    if (file && others.length > 0) intake.passOver(file.name);
    if (file) takeFile(file, intake);
  };
  /** Accepts the data dropped or pasted on an element; false if it is left to the browser. */
  const takeFrom = (data: DataTransfer | null, target: EventTarget | null): boolean => {
    const files = filesIn(data);
    const text = data?.getData('text/plain') ?? '';
    if (files.length > 0) takeFiles(files);
    else if (text.length <= limits.text && (isWriting(target) || text.trim() === '')) return false;
    else takeText(text, intake);
    return true;
  };

  const listening = new AbortController();
  const on = <Type extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
    type: Type,
    listen: (event: WindowEventMap[Type]) => void,
  ): void => addEventListener(type, listen, { signal: listening.signal });
  on('dragover', (event) => {
    const types = event.dataTransfer?.types ?? [];
    const isText = types.includes('text/plain') && !isWriting(event.target);
    if (!types.includes('Files') && !isText) return;
    event.preventDefault();
    intake.hover(true);
  });
  on('dragleave', (event) => {
    if (event.relatedTarget === null) intake.hover(false);
  });
  on('drop', (event) => {
    intake.hover(false);
    if (takeFrom(event.dataTransfer, event.target)) event.preventDefault();
  });
  on('paste', (event) => {
    if (takeFrom(event.clipboardData, event.target)) event.preventDefault();
  });
  window.launchQueue?.setConsumer(({ files }) => {
    Promise.all(files.map((file) => file.getFile())).then(takeFiles, () =>
      intake.refuse('unreadable'),
    );
  });
  return () => listening.abort();
}
