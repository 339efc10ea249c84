import { createEffect, createSignal, For, Show, type JSX } from 'solid-js';
import { orders } from '../solve/orders/index.ts';
import { rules, type RuleId } from '../solve/rules/index.ts';
import { isLeftToChance, type Search } from '../solve/search.ts';
import { solvers } from '../solve/solvers/index.ts';
import { Dialog } from './dialog.tsx';
import { PieceNames } from './pieceNames.tsx';
import type { PartProps } from './part.ts';
import { Seed } from './seed.tsx';
import { Select } from './select.tsx';
import { Tick } from './tick.tsx';

interface HowToSearchProps extends PartProps {
  readonly open: boolean;
  close(): void;
}

const keysOf = <Id extends string>(list: Readonly<Record<Id, unknown>>): Id[] =>
  Object.keys(list) as Id[];

/** Every part of a search, chosen one by one; a choice shows at once. */
export function HowToSearch(props: HowToSearchProps): JSX.Element {
  const say = () => props.words.search;
  const search = () => props.model.choices.search;
  const change = (parts: Partial<Search>): void => props.commands.choose({ search: parts });
  /** Whether somebody is about to name pieces, and has named none yet. */
  const [naming, setNaming] = createSignal(false);
  createEffect(() => props.open || setNaming(false));
  const named = (): readonly string[] => {
    const { pieces } = search();
    return typeof pieces === 'string' ? [] : pieces;
  };
  const pieceOrder = () => {
    const { pieces } = search();
    return naming() || typeof pieces !== 'string' ? 'named' : pieces;
  };
  const toggle = (rule: RuleId, isOn: boolean): void =>
    change({
      rules: keysOf(rules).filter((id) => (id === rule ? isOn : search().rules.includes(id))),
    });
  return (
    <Dialog
      open={props.open}
      title={say().title}
      closing={props.words.ui.close}
      class="settings"
      close={() => props.close()}
    >
      <button
        type="button"
        class="wide"
        aria-pressed={props.model.choices.recommended}
        onClick={() => {
          setNaming(false);
          props.commands.choose({ search: 'auto' });
        }}
      >
        {say().recommended}
      </button>
      <Select
        label={say().solver}
        value={search().solver}
        options={keysOf(solvers).map((id) => ({ value: id, text: props.words.solvers[id].name }))}
        hint={props.words.solvers[search().solver].about}
        choose={(solver) => change({ solver })}
      />
      <Select
        label={say().order}
        value={search().order}
        options={keysOf(orders).map((id) => ({ value: id, text: props.words.orders[id].name }))}
        hint={props.words.orders[search().order].about}
        choose={(order) => change({ order })}
      />
      <Select
        label={say().pieces}
        value={pieceOrder()}
        options={keysOf(props.words.pieceOrders).map((id) => ({
          value: id,
          text: props.words.pieceOrders[id].name,
        }))}
        hint={props.words.pieceOrders[pieceOrder()].about}
        choose={(pieces) => {
          setNaming(pieces === 'named');
          if (pieces !== 'named') change({ pieces });
        }}
      />
      <Show when={pieceOrder() === 'named'}>
        <PieceNames
          words={props.words}
          names={named()}
          known={props.model.pieces}
          choose={(pieces) => change({ pieces })}
        />
      </Show>
      <Show when={isLeftToChance(search())}>
        <Seed words={props.words} value={search().seed} choose={(seed) => change({ seed })} />
      </Show>
      <fieldset>
        <legend>{say().rules}</legend>
        <For each={keysOf(rules)}>
          {(id) => (
            <Tick
              label={props.words.rules[id].name}
              hint={props.words.rules[id].about}
              value={search().rules.includes(id)}
              choose={(isOn) => toggle(id, isOn)}
            />
          )}
        </For>
      </fieldset>
      <Tick
        label={say().unique}
        hint={say().uniqueHint}
        value={search().unique}
        choose={(unique) => change({ unique })}
      />
    </Dialog>
  );
}
