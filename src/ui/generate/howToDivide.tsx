import { createEffect, createSignal, on, Show, type JSX } from 'solid-js';
import {
  strategyIds,
  type StrategyId,
  readAsked,
  setIn,
  writeAsked,
  type Making,
} from '../../generate/asked.ts';
import { blocksNotice } from '../../words/index.ts';
import type { DivisionIssue } from '../../words/sentences.ts';
import { Dialog } from '../widgets/dialog.tsx';
import type { DialogProps } from '../modeOverlay.ts';
import type { MakingChanges } from './model.ts';
import { Seed, Select, TextField } from '../widgets/fields.tsx';

type Change = (changes: MakingChanges) => void;

/** What is written in a few characters, however they are typed. */
export const withoutSpaces = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');

interface HowToDivideProps extends DialogProps {
  readonly title: string;
  readonly making: Making;
  /** The choice of no strategy, where there is one: what is followed then, and whether it is chosen. */
  readonly usual?: {
    readonly strategy: StrategyId;
    readonly isAsked: boolean;
    choose(): void;
  };
  /** Why the board is not divided so, if it is not. */
  readonly issue: DivisionIssue | undefined;
  /** The sets of which the pieces can be. */
  readonly sets: readonly string[];
  /** Returns why the board cannot be divided so, if it cannot; then all stays as it is. */
  change(changes: MakingChanges): DivisionIssue | undefined;
  /** More to choose of board, pieces and puzzle; `refuse` says why something is no choice. */
  ofBoard?(change: Change, refuse: (why: string) => void): JSX.Element;
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
    <Dialog {...props} class="settings">
      <Select
        label={say().strategy}
        value={props.usual?.isAsked ? 'auto' : props.making.strategy}
        options={[
          ...(props.usual
            ? [{ value: 'auto' as const, text: say().usual(props.usual.strategy) }]
            : []),
          ...strategyIds.map((value) => ({ value, text: say().strategies[value].name })),
        ]}
        hint={say().strategies[props.making.strategy].about}
        choose={(strategy) => {
          if (strategy === 'auto') props.usual!.choose();
          else change({ strategy });
        }}
      />
      {props.ofBoard?.(change, setWrong)}
      <Show when={props.sets.length > 0}>
        <Select
          label={say().shapes}
          value={setIn(props.making.blocks) ?? ''}
          options={['', ...props.sets].map((value) => ({ value, text: say().setName(value) }))}
          choose={(set) => change({ blocks: set === '' ? 'auto' : { set } })}
        />
      </Show>
      <Show when={setIn(props.making.blocks) === undefined}>
        <TextField
          label={say().blocks}
          hint={say().blocksHint}
          value={props.making.blocks === 'auto' ? '' : writeAsked(props.making.blocks)}
          aria-invalid={told() !== undefined}
          onChange={({ currentTarget }) => {
            const blocks = readAsked(withoutSpaces(currentTarget.value));
            if (blocks === undefined || setIn(blocks) !== undefined) setWrong(say().wrongBlocks);
            else change({ blocks });
          }}
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
