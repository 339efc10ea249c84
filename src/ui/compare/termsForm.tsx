import { createMemo, For, Show, type JSX } from 'solid-js';
import { goals, MOST_SEEDS, writeRuleSet, type Terms } from '../../experiment/comparison/terms.ts';
import { orders, type OrderId } from '../../solve/orders/index.ts';
import type { PieceOrder } from '../../solve/orders/pieceOrder.ts';
import { rules, type RuleId } from '../../solve/rules/index.ts';
import { lateWords, type Words } from '../../words/index.ts';
import { Checkbox, Select, TextField, wholeNumber } from '../widgets/fields.tsx';

interface TermsFormProps {
  readonly words: Words;
  readonly terms: Terms;
  choose(change: Partial<Terms>): void;
}

const orderIds = Object.keys(orders) as OrderId[];
const ruleIds = Object.keys(rules) as RuleId[];
/** The sets of rules that are offered: none, each alone, and all. */
const offered: Terms['ruleSets'] = [[], ...ruleIds.map((id) => [id]), ruleIds];
const pieceOrders = ['given', 'hardest', 'random'] as const;
const stepLimits = [10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

/** The name of a set of rules. */
export function ruleSetName(set: readonly RuleId[], words: Words): string {
  if (set.length === 0) return lateWords(words).comparing.noRules;
  if (set.length === ruleIds.length) return lateWords(words).comparing.allRules;
  return set.map((id) => words.rules[id].name).join(' + ');
}

/** A list with an item or without it, in a given order; the last item stays. */
const toggled = <Item,>(
  list: readonly Item[],
  all: readonly Item[],
  item: Item,
  nameOf: (item: Item) => string,
): readonly Item[] => {
  const named = list.map(nameOf);
  const name = nameOf(item);
  const next = all.filter((one) => named.includes(nameOf(one)) !== (nameOf(one) === name));
  return next.length > 0 ? next : list;
};

/** Everything that can be chosen of a comparison. */
export function TermsForm(props: TermsFormProps): JSX.Element {
  const say = () => lateWords(props.words).comparing;
  /** The offered sets, and others that an address has named. */
  const sets = createMemo(() => {
    const names = offered.map(writeRuleSet);
    const others = props.terms.ruleSets.filter((set) => !names.includes(writeRuleSet(set)));
    return [...offered, ...others];
  });
  const pieces = (): string => String(props.terms.pieces);
  const limits = () => [...new Set([...stepLimits, props.terms.steps])].toSorted((a, b) => a - b);
  return (
    <div class="compare-terms">
      <div class="compare-fields">
        <Select
          label={say().until}
          value={props.terms.until}
          options={goals.map((value) => ({ value, text: say().untils[value] }))}
          choose={(until) => props.choose({ until })}
        />
        <Select
          label={say().pieces}
          value={pieces()}
          options={[
            ...pieceOrders.map((value) => ({ value, text: props.words.pieceOrders[value].name })),
            ...(typeof props.terms.pieces === 'string'
              ? []
              : [{ value: pieces(), text: props.words.comparison.piecesFirst(pieces()) }]),
          ]}
          choose={(value) => props.choose({ pieces: chosenPieces(value, props.terms) })}
        />
        <TextField
          label={say().seeds}
          hint={say().seedsHint}
          value={`${props.terms.seeds}`}
          {...wholeNumber(1, MOST_SEEDS)}
          onChange={({ currentTarget: input }) => {
            if (input.validity.valid) props.choose({ seeds: input.valueAsNumber });
            input.value = `${props.terms.seeds}`;
          }}
        />
        <Select
          label={say().steps}
          value={`${props.terms.steps}`}
          options={limits().map((steps) => ({
            value: `${steps}`,
            text: lateWords(props.words).counting.number(steps),
          }))}
          choose={(steps) => props.choose({ steps: Number(steps) })}
        />
      </div>
      <fieldset>
        <legend>{say().orders}</legend>
        <div class="compare-choices">
          <For each={orderIds}>
            {(id) => (
              <Checkbox
                label={props.words.orders[id].name}
                value={props.terms.orders.includes(id)}
                choose={() =>
                  props.choose({ orders: toggled(props.terms.orders, orderIds, id, String) })
                }
              />
            )}
          </For>
        </div>
      </fieldset>
      <fieldset>
        <legend>{say().ruleSets}</legend>
        <div class="compare-choices">
          <For each={sets()}>
            {(set) => (
              <Checkbox
                label={ruleSetName(set, props.words)}
                value={props.terms.ruleSets.some((one) => writeRuleSet(one) === writeRuleSet(set))}
                choose={() =>
                  props.choose({
                    ruleSets: toggled(props.terms.ruleSets, sets(), set, writeRuleSet),
                  })
                }
              />
            )}
          </For>
        </div>
      </fieldset>
      <Show when={props.terms.seeds > 1 && props.terms.pieces === 'given'}>
        <p class="hint">{say().givenHint}</p>
      </Show>
    </div>
  );
}

const chosenPieces = (value: string, { pieces }: Terms): PieceOrder =>
  pieceOrders.find((one) => one === value) ?? pieces;
