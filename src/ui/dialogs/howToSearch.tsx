import { createSignal, For, Show, type JSX } from 'solid-js';
import { orders } from '../../solve/orders/index.ts';
import { rules, type RuleId } from '../../solve/rules/index.ts';
import { isLeftToChance, type Search } from '../../solve/search.ts';
import { solvers } from '../../solve/solvers/index.ts';
import { orderAbout } from '../../words/names.ts';
import { HeldPiece } from './heldPiece.tsx';
import type { DialogProps } from '../modeOverlay.ts';
import { PieceNames } from './pieceNames.tsx';
import { Dialog } from '../widgets/dialog.tsx';
import { Checkbox, Seed, Select } from '../widgets/fields.tsx';

/** The dialog for every part of the search on show. */
export function HowToSearch(props: DialogProps): JSX.Element {
  return (
    <SearchDialog
      {...props}
      title={props.words.search.title}
      search={props.model.choices.search}
      recipe={{
        isChosen: props.model.choices.recommended,
        choose: () => props.commands.searchBy('recipe'),
      }}
      compare={() => props.openDialog('compare')}
      change={(parts) => props.commands.searchBy(parts)}
    />
  );
}

interface SearchDialogProps extends DialogProps {
  readonly title: string;
  readonly search: Search;
  /** The recipe of the puzzle, where it can be chosen. */
  readonly recipe?: { readonly isChosen: boolean; choose(): void };
  /** Opens the comparison of orders, where there is one. */
  readonly compare?: () => void;
  change(parts: Partial<Search>): void;
}

/** A dialog for every part of a search. Changes apply immediately. */
export function SearchDialog(props: SearchDialogProps): JSX.Element {
  return (
    <Dialog {...props} class="settings">
      <Show when={props.open}>
        <SearchChoices {...props} />
      </Show>
    </Dialog>
  );
}

const keysOf = <Id extends string>(list: Readonly<Record<Id, unknown>>): Id[] =>
  Object.keys(list) as Id[];

/** The form for every part of a search. */
function SearchChoices(props: SearchDialogProps): JSX.Element {
  /** Whether the user is about to name pieces, perhaps before naming any. */
  const [isNaming, setNaming] = createSignal(false);
  const say = () => props.words.search;
  const search = () => props.search;
  const named = (): readonly string[] => {
    const { pieces } = search();
    return typeof pieces === 'string' ? [] : pieces;
  };
  const pieceOrder = () => {
    const { pieces } = search();
    return isNaming() || typeof pieces !== 'string' ? 'named' : pieces;
  };
  const toggle = (rule: RuleId, isOn: boolean): void =>
    props.change({
      rules: keysOf(rules).filter((id) => (id === rule ? isOn : search().rules.includes(id))),
    });
  /** Changes how solutions count; drops a held piece that cannot be held that way. */
  const counting = (unique: boolean): Partial<Search> => {
    const canHold = props.commands.canHold({ ...search(), unique });
    return canHold ? { unique } : { unique, hold: '' };
  };
  return (
    <>
      <Show when={props.recipe}>
        {(recipe) => (
          <button
            type="button"
            class="wide"
            aria-pressed={recipe().isChosen}
            onClick={() => {
              setNaming(false);
              recipe().choose();
            }}
          >
            {say().recommended}
          </button>
        )}
      </Show>
      <Select
        label={say().solver}
        value={search().solver}
        options={keysOf(solvers).map((id) => ({ value: id, text: props.words.solvers[id].name }))}
        hint={props.words.solvers[search().solver].about}
        choose={(solver) => props.change({ solver })}
      />
      <Select
        label={say().order}
        value={search().order}
        options={keysOf(orders).map((id) => ({ value: id, text: props.words.orders[id].name }))}
        hint={orderAbout(search(), props.words)}
        choose={(order) => props.change({ order })}
      />
      <Show when={props.compare}>
        {(compare) => (
          <button type="button" class="wide" onClick={() => compare()()}>
            {props.words.lateDialogs.comparing.title}
          </button>
        )}
      </Show>
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
          if (pieces !== 'named') props.change({ pieces });
        }}
      />
      <Show when={pieceOrder() === 'named'}>
        <PieceNames
          words={props.words}
          names={named()}
          known={props.model.pieces}
          choose={(pieces) => props.change({ pieces })}
        />
      </Show>
      <Show when={isLeftToChance(search())}>
        <Seed words={props.words} value={search().seed} choose={(seed) => props.change({ seed })} />
      </Show>
      <fieldset>
        <legend>{say().rules}</legend>
        <For each={keysOf(rules)}>
          {(id) => (
            <Checkbox
              label={props.words.rules[id].name}
              hint={props.words.rules[id].about}
              value={search().rules.includes(id)}
              choose={(isOn) => toggle(id, isOn)}
            />
          )}
        </For>
      </fieldset>
      <Checkbox
        label={say().unique}
        hint={say().uniqueHint}
        value={search().unique}
        choose={(unique) => props.change(counting(unique))}
      />
      <HeldPiece {...props} choose={(hold) => props.change({ hold })} />
    </>
  );
}
