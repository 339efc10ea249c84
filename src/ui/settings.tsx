import { createMemo, type JSX } from 'solid-js';
import { orders, type OrderId } from '../solve/orders/index.ts';
import { themes, type ThemeId } from '../view/themes/index.ts';
import { languages, titleOf, words } from '../words/index.ts';
import { Dialog } from './dialog.tsx';
import type { PartProps } from './part.ts';
import { Select } from './select.tsx';

interface SettingsProps extends PartProps {
  readonly open: boolean;
  close(): void;
  openText(): void;
}

/** Everything a person can choose; a choice shows at once. */
export function Settings(props: SettingsProps): JSX.Element {
  const ui = () => props.words.ui;
  const choices = () => props.model.choices;
  const lang = createMemo(() => choices().lang);
  /** The title of a puzzle that is not listed. */
  const own = createMemo(() => {
    const isListed = props.model.puzzles.some(({ id }) => id === choices().puzzle);
    return isListed ? undefined : props.model.title;
  });
  // Remembered, since choices change often and the list is long.
  const puzzles = createMemo(() => {
    const first = own();
    const listed = props.model.puzzles.map((puzzle) => ({
      value: puzzle.id,
      text: titleOf(puzzle.id, puzzle, lang()),
    }));
    return first === undefined
      ? listed
      : [{ value: choices().puzzle ?? '', text: first }, ...listed];
  });
  return (
    <Dialog
      open={props.open}
      title={ui().settings}
      closing={ui().close}
      class="settings"
      close={() => props.close()}
    >
      <Select
        label={ui().puzzle}
        value={choices().puzzle ?? ''}
        options={puzzles()}
        choose={(puzzle) => puzzle !== '' && props.commands.choose({ puzzle })}
      />
      <button type="button" class="wide" onClick={() => props.openText()}>
        {ui().openText}…
      </button>
      <Select
        label={ui().order}
        value={choices().search.order}
        options={(Object.keys(orders) as OrderId[]).map((id) => ({
          value: id,
          text: props.words.orders[id].name,
        }))}
        hint={props.words.orders[choices().search.order].about}
        choose={(order) => props.commands.choose({ search: { order } })}
      />
      <Tick
        label={ui().unique}
        value={choices().search.unique}
        choose={(unique) => props.commands.choose({ search: { unique } })}
      />
      <Select
        label={ui().theme}
        value={choices().theme}
        options={(Object.keys(themes) as ThemeId[]).map((id) => ({
          value: id,
          text: props.words.themes[id],
        }))}
        choose={(theme) => props.commands.choose({ theme })}
      />
      <Select
        label={ui().languageChoice}
        value={choices().lang}
        options={languages.map((id) => ({ value: id, text: words(id).language }))}
        choose={(lang) => props.commands.choose({ lang })}
      />
      <Tick
        label={ui().letters}
        value={choices().letters}
        choose={(letters) => props.commands.choose({ letters })}
      />
    </Dialog>
  );
}

interface TickProps {
  readonly label: string;
  readonly value: boolean;
  choose(value: boolean): void;
}

/** A native checkbox with its label beside it. */
function Tick(props: TickProps): JSX.Element {
  return (
    <label class="tick">
      <input
        type="checkbox"
        checked={props.value}
        onChange={(event) => props.choose(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}
