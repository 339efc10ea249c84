import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  on,
  Show,
  type JSX,
} from 'solid-js';
import { strategyIds } from '../../generate/strategies/ids.ts';
import type { DivisionIssue } from '../../words/enGenerate.ts';
import { blocksNotice, type Words } from '../../words/index.ts';
import { Dialog } from '../dialog.tsx';
import type { PanelProps } from '../lazyDialog.tsx';
import { Seed } from '../seed.tsx';
import { Select } from '../select.tsx';
import { readAsked, setIn, writeAsked, type Asked, type Making } from './asked.ts';
import type { MakingChanges } from './model.ts';

type Change = (changes: MakingChanges) => void;

interface HowToDivideProps extends PanelProps {
  readonly title: string;
  readonly making: Making;
  /** Why the board is not divided so, if it is not. */
  readonly issue: DivisionIssue | undefined;
  /** The sets of which the pieces can be. */
  readonly sets: readonly string[];
  /** Returns why the board cannot be divided so, if it cannot; then all stays as it is. */
  change(changes: MakingChanges): DivisionIssue | undefined;
  /** More to choose of the pieces, and of the puzzle that they make. */
  ofPieces?(change: Change): JSX.Element;
  ofPuzzle?(change: Change): JSX.Element;
}

/** The dialog for how a board is divided. Changes apply immediately. */
export function HowToDivide(props: HowToDivideProps): JSX.Element {
  const say = () => props.words.generate;
  const [wrong, setWrong] = createSignal<string>();
  const change: Change = (changes) => {
    const issue = props.change(changes);
    setWrong(issue && blocksNotice(issue, props.model.choices.lang));
  };
  // What was wrong is of no more interest later.
  createEffect(on([() => props.open, () => props.model.text], () => setWrong()));
  const told = (): string | undefined => {
    const { issue } = props;
    return wrong() ?? (issue && blocksNotice(issue, props.model.choices.lang));
  };
  return (
    <Dialog
      open={props.open}
      title={props.title}
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
      <Show when={props.sets.length > 0}>
        <Select
          label={say().shapes}
          value={setIn(props.making.blocks) ?? ''}
          options={['', ...props.sets].map((value) => ({ value, text: say().setName(value) }))}
          choose={(set) => change({ blocks: set === '' ? 'auto' : { set } })}
        />
      </Show>
      <Show when={setIn(props.making.blocks) === undefined}>
        <BlocksField
          words={props.words}
          value={props.making.blocks}
          isWrong={told() !== undefined}
          choose={(blocks) => change({ blocks })}
          refuse={() => setWrong(say().wrongBlocks)}
        />
      </Show>
      {props.ofPieces?.(change)}
      <p class="wrong" role="alert">
        {told()}
      </p>
      {props.ofPuzzle?.(change)}
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
  // What is being typed stays as long as the value is the same.
  const text = createMemo(() => (props.value === 'auto' ? '' : writeAsked(props.value)));
  createEffect(() => {
    input.value = text();
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
