import { lateWords } from '../../words/index.ts';
import { createSignal, For, onCleanup, Show, type JSX } from 'solid-js';
import type { Choice } from '../../count/asked/choice.ts';
import type { Problem } from '../../solve/problem.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Words } from '../../words/index.ts';
import { saveFile } from '../widgets/saveFile.ts';
import type { SolutionSource } from './model.ts';
import { fileOf, formats, MOST_SAVED, type Format } from './saving.ts';

interface SaveProps {
  readonly problem: Problem;
  readonly source: SolutionSource;
  readonly choice: Choice;
  readonly count: bigint;
  readonly place: bigint;
  readonly aspect: number;
  readonly theme: ThemeId;
  readonly words: Words;
}

const endings: Readonly<Record<Format, string>> = { text: 'jsonl', svg: 'svg', png: 'png' };

/** Saves the solutions from the place on show on. */
export function Save(props: SaveProps): JSX.Element {
  const say = () => lateWords(props.words).solutionList;
  const [progress, tell] = createSignal<{ readonly done: number; readonly of: number }>();
  const [said, speak] = createSignal('');
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  onCleanup(stop);
  const save = async (format: Format): Promise<void> => {
    const left = props.count - props.place;
    const many = Math.min(MOST_SAVED[format], Number(left));
    isStopped = false;
    speak('');
    tell({ done: 0, of: many });
    try {
      const told = (done: number): boolean => {
        tell({ done, of: many });
        return !isStopped;
      };
      const file = await fileOf(format, { ...props, many, told });
      if (file) saveFile(file, `fitful-solutions-${props.place + 1n}.${endings[format]}`);
      speak(file ? say().saved(many) : say().stopped);
    } catch {
      speak(say().cannotSave);
    }
    tell(undefined);
  };
  return (
    <div class="browse-save" role="group" aria-label={say().save}>
      <Show
        when={progress()}
        fallback={
          <>
            <span>{say().saveAs}</span>
            <For each={formats}>
              {(format) => (
                <button
                  type="button"
                  class="wide"
                  title={say().saveBounds(MOST_SAVED.text, MOST_SAVED.svg)}
                  onClick={() => void save(format)}
                >
                  {format === 'text' ? say().asText : format.toUpperCase()}
                </button>
              )}
            </For>
          </>
        }
      >
        {(now) => (
          <>
            <progress max={now().of} value={now().done} aria-label={say().save} />
            <span>{say().saving(now().done, now().of)}</span>
            <button type="button" class="wide" onClick={stop}>
              {say().stop}
            </button>
          </>
        )}
      </Show>
      <p class="hint" role="status">
        {said() || say().saveBounds(MOST_SAVED.text, MOST_SAVED.svg)}
      </p>
    </div>
  );
}
