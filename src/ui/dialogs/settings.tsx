import { createUniqueId, For, Show, type JSX } from 'solid-js';
import { labelsIn } from '../../settings/labels.ts';
import {
  dialogSettings,
  isOfMode,
  readSetting,
  writeSetting,
  type OfferedSetting,
} from '../../settings/settings.ts';
import { table } from '../../settings/table.ts';
import { Dialog } from '../widgets/dialog.tsx';
import type { DialogProps, ControlProps } from '../modeOverlay.ts';
import './settings.css';
import { Checkbox, Select } from '../widgets/fields.tsx';

/** The settings dialog, with buttons that lead to other dialogs. Changes apply immediately. */
export function Settings(props: DialogProps): JSX.Element {
  const ui = () => props.words.ui;
  const others = () =>
    [
      ['gallery', ui().choosePuzzle],
      ['text', ui().openText],
      ['search', props.words.search.title],
      ['experiments', props.words.lateDialogs.experiments.title],
      ...(props.overlay.without?.includes('film')
        ? []
        : [['film', props.words.film.title] as const]),
      ['picture', props.words.picture.title],
    ] as const;
  const isOffered = ({ name }: OfferedSetting): boolean =>
    isOfMode(table[name], props.model.mode) && (name !== 'captions' || !!props.overlay.hasCaptions);
  return (
    <Dialog {...props} title={ui().settings} class="settings">
      <For each={others()}>
        {([dialog, title]) => (
          <button type="button" class="wide" onClick={() => props.openDialog(dialog)}>
            {title}…
          </button>
        )}
      </For>
      <For each={dialogSettings.filter(isOffered)}>
        {(setting) => <SettingControl {...props} setting={setting} />}
      </For>
      <ScreensSettings {...props} />
    </Dialog>
  );
}

/** The control for a setting: a box to check, a list to choose from, or boxes that are folded away. */
function SettingControl(props: ControlProps & { readonly setting: OfferedSetting }): JSX.Element {
  const labels = () => labelsIn(props.model.choices.lang)(props.setting.name);
  const { name, range } = props.setting;
  const value = () => writeSetting(name, props.model.choices.settings[name]);
  const choose = (text: string): void => props.commands.choose(readSetting(name, text));
  if (range.kind === 'flag')
    return (
      <Checkbox
        label={labels().title}
        hint={labels().hint}
        value={value() === '1'}
        choose={(isOn) => choose(isOn ? '1' : '0')}
      />
    );
  if (range.kind === 'some') {
    const hint = createUniqueId();
    const chosen = () => value().split(',');
    const toggled = (one: string): string =>
      range.values.filter((known) => chosen().includes(known) !== (known === one)).join() ||
      range.none;
    return (
      <details>
        <summary>{labels().title}</summary>
        <fieldset aria-label={labels().title} aria-describedby={labels().hint && hint}>
          <Show when={labels().hint}>
            <p id={hint} class="hint">
              {labels().hint}
            </p>
          </Show>
          <div class="choices">
            <For each={range.values}>
              {(one) => (
                <Checkbox
                  label={labels().of(one)}
                  value={chosen().includes(one)}
                  choose={() => choose(toggled(one))}
                />
              )}
            </For>
          </div>
        </fieldset>
      </details>
    );
  }
  // A number of an address may be none of those that are offered.
  const options = () => [...new Set([...range.values, value()])];
  return (
    <Select
      label={labels().title}
      hint={labels().hint}
      value={value()}
      options={options().map((one) => ({ value: one, text: labels().of(one) }))}
      choose={choose}
    />
  );
}

/** Opens windows on all screens, where the browser lets a page do so. */
function ScreensSettings(props: ControlProps): JSX.Element {
  const say = () => props.words.screens;
  const canPlace = 'getScreenDetails' in window;
  return (
    <details>
      <summary>{say().title}</summary>
      <p class="hint">{canPlace ? say().hint : say().byHand}</p>
      <Show when={canPlace}>
        <button type="button" class="wide" onClick={() => props.commands.openScreens('one')}>
          {say().one}
        </button>
        <button type="button" class="wide" onClick={() => props.commands.openScreens('each')}>
          {say().each}
        </button>
      </Show>
    </details>
  );
}
