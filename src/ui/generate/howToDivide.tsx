import { createEffect, createSignal, createUniqueId, on, Show, type JSX } from 'solid-js';
import { strategyIds } from '../../generate/strategies/ids.ts';
import { difficultyLevels } from '../../generate/wanted.ts';
import { blocksNotice, type Words } from '../../words/index.ts';
import { Checkbox } from '../checkbox.tsx';
import { Dialog } from '../dialog.tsx';
import type { PanelProps } from '../lazyDialog.tsx';
import { Seed } from '../seed.tsx';
import { Select } from '../select.tsx';
import { readAsked, setIn, writeAsked, type Asked } from './asked.ts';
import type { GenerateProps } from './props.ts';
import type { MakingChanges } from './model.ts';

/** The dialog for how a board is divided. Changes apply immediately. */
export function HowToDivide(props: PanelProps & GenerateProps): JSX.Element {
  const say = () => props.words.generate;
  const require = () => props.making.require;
  const [wrong, setWrong] = createSignal<string>();
  const change = (changes: MakingChanges): void => {
    const issue = props.make.change(changes);
    setWrong(issue && blocksNotice(issue, props.model.choices.lang));
  };
  // What was wrong is of no more interest later.
  createEffect(on([() => props.open, () => props.model.text], () => setWrong()));
  const told = (): string | undefined => {
    const { issue } = props.making;
    return wrong() ?? (issue && blocksNotice(issue, props.model.choices.lang));
  };
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
        choose={(strategy) => change({ strategy })}
      />
      <Select
        label={say().shapes}
        value={setIn(props.making.asked) ?? ''}
        options={['', ...props.making.sets].map((value) => ({ value, text: say().setName(value) }))}
        choose={(set) => change({ blocks: set === '' ? 'auto' : { set } })}
      />
      <Show when={setIn(props.making.asked) === undefined}>
        <BlocksField
          words={props.words}
          value={props.making.asked}
          isWrong={told() !== undefined}
          choose={(blocks) => change({ blocks })}
          refuse={() => setWrong(say().wrongBlocks)}
        />
      </Show>
      <Checkbox
        label={say().different}
        value={require().isDifferent}
        choose={(isDifferent) => change({ require: { ...require(), isDifferent } })}
      />
      <p class="wrong" role="alert">
        {told()}
      </p>
      <Checkbox
        label={say().single}
        hint={say().singleHint}
        value={require().isUnique}
        choose={(isUnique) => change({ require: { ...require(), isUnique } })}
      />
      <Select
        label={say().difficulty}
        value={require().difficulty ?? 'any'}
        options={(['any', ...difficultyLevels] as const).map((value) => ({
          value,
          text: say().levels[value],
        }))}
        hint={say().difficultyHint}
        choose={(difficulty) =>
          change({
            require: { ...require(), difficulty: difficulty === 'any' ? undefined : difficulty },
          })
        }
      />
      <Seed
        words={props.words}
        value={props.making.seed}
        hint={say().seedHint}
        choose={(seed) => change({ seed })}
      />
    </Dialog>
  );
}

interface BlocksFieldProps {
  readonly words: Words;
  readonly value: Asked;
  /** Whether the board cannot be divided so. */
  readonly isWrong: boolean;
  choose(blocks: Asked): void;
  /** Called if what is written is no number of pieces, nor their sizes. */
  refuse(): void;
}

/** A field for a number of pieces, or their sizes. */
function BlocksField(props: BlocksFieldProps): JSX.Element {
  const id = createUniqueId();
  let input!: HTMLInputElement;
  createEffect(() => {
    input.value = props.value === 'auto' ? '' : writeAsked(props.value);
  });
  const take = (): void => {
    const blocks = readAsked(input.value.replaceAll(/\s/g, ''));
    if (blocks === undefined || setIn(blocks) !== undefined) props.refuse();
    else props.choose(blocks);
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
        aria-invalid={props.isWrong}
        aria-describedby={`${id}-hint`}
        onChange={take}
      />
      <p id={`${id}-hint`} class="hint">
        {props.words.generate.blocksHint}
      </p>
    </div>
  );
}
