import { createEffect, createSignal, createUniqueId, Show, type JSX } from 'solid-js';
import { readBlocks, type Blocks } from '../../generate/blocks.ts';
import { strategyIds } from '../../generate/strategies/ids.ts';
import { blocksSentence, type Words } from '../../words/index.ts';
import { Dialog } from '../dialog.tsx';
import type { PanelProps } from '../lazyDialog.tsx';
import { Seed } from '../seed.tsx';
import { Select } from '../select.tsx';
import type { GenerateProps } from './generateLine.tsx';

/** The dialog for how a board is divided. Changes apply immediately. */
export function HowToDivide(props: PanelProps & GenerateProps): JSX.Element {
  const say = () => props.words.generate;
  return (
    <Dialog
      open={props.open}
      title={say().howTitle}
      closing={props.words.ui.close}
      class="settings"
      close={() => props.close()}
    >
      <Select
        label={say().strategy}
        value={props.making.strategy}
        options={strategyIds.map((value) => ({ value, text: say().strategies[value].name }))}
        hint={say().strategies[props.making.strategy].about}
        choose={(strategy) => props.make.change({ strategy })}
      />
      <BlocksField
        words={props.words}
        value={props.making.asked}
        issue={props.making.issue && blocksSentence(props.making.issue, props.model.choices.lang)}
        choose={(blocks) => props.make.change({ blocks })}
      />
      <Seed
        words={props.words}
        value={props.making.seed}
        hint={say().seedHint}
        choose={(seed) => props.make.change({ seed })}
      />
    </Dialog>
  );
}

interface BlocksFieldProps {
  readonly words: Words;
  readonly value: Blocks | 'auto';
  /** Why the board cannot be divided so. */
  readonly issue: string | undefined;
  choose(blocks: Blocks | 'auto'): void;
}

/** A field for a number of pieces, or their sizes; other input shows what is expected. */
function BlocksField(props: BlocksFieldProps): JSX.Element {
  const id = createUniqueId();
  let input!: HTMLInputElement;
  const [isWrong, setWrong] = createSignal(false);
  const wrong = () => (isWrong() ? props.words.generate.wrongBlocks : props.issue);
  createEffect(() => {
    input.value = props.value === 'auto' ? '' : String(props.value);
  });
  const take = (): void => {
    const text = input.value.replaceAll(' ', '');
    const blocks = text === '' ? 'auto' : readBlocks(text);
    setWrong(blocks === undefined);
    if (blocks !== undefined && String(blocks) !== String(props.value)) props.choose(blocks);
  };
  return (
    <div class="row">
      <label for={id}>{props.words.generate.blocks}</label>
      <input
        ref={input}
        id={id}
        class="text"
        type="text"
        autocomplete="off"
        spellcheck={false}
        aria-invalid={wrong() !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={take}
      />
      <Show
        when={wrong()}
        fallback={
          <p id={`${id}-hint`} class="hint">
            {props.words.generate.blocksHint}
          </p>
        }
      >
        {(sentence) => (
          <p id={`${id}-hint`} class="wrong" role="alert">
            {sentence()}
          </p>
        )}
      </Show>
    </div>
  );
}
