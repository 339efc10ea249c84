import type { JSX } from 'solid-js';
import { limits } from '../../puzzle/errors.ts';

interface FileButtonProps {
  readonly label: string;
  /** Called with the text of the file. */
  readonly take: (text: string) => void;
  /** Called for a file that is too large, or that cannot be read. */
  readonly refuse: (why: 'tooLong' | 'unreadable') => void;
}

/** A button that opens a text file. */
export function FileButton(props: FileButtonProps): JSX.Element {
  let input!: HTMLInputElement;
  const read = async (): Promise<void> => {
    const [file] = input.files ?? [];
    // The same file may be chosen again once it has been corrected.
    input.value = '';
    if (!file) return;
    try {
      const text = file.size > 4 * limits.text ? undefined : await file.text();
      if (text === undefined || text.length > limits.text) props.refuse('tooLong');
      else props.take(text);
    } catch {
      props.refuse('unreadable');
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.json,text/plain,application/json"
        onChange={() => void read()}
      />
      <button type="button" class="wide" onClick={() => input.click()}>
        {props.label}
      </button>
    </>
  );
}
