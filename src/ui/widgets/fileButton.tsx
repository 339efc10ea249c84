import type { JSX } from 'solid-js';
import { takeFile, type TextTarget } from './takeText.ts';

interface FileButtonProps extends TextTarget {
  readonly label: string;
}

/** A button that opens a text file. */
export function FileButton(props: FileButtonProps): JSX.Element {
  let input!: HTMLInputElement;
  const read = (): void => {
    const [file] = input.files ?? [];
    // The same file may be chosen again once it has been corrected.
    input.value = '';
    if (file) takeFile(file, props);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.json,text/plain,application/json"
        onChange={read}
      />
      <button type="button" class="wide" onClick={() => input.click()}>
        {props.label}
      </button>
    </>
  );
}
