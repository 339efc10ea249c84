import { createUniqueId, For, type JSX } from 'solid-js';
import { READABLE_PACE } from '../../play/tempo.ts';
import { labelsIn } from '../../settings/labels.ts';
import { valuesOf } from '../../settings/row.ts';
import {
  dialogSettings,
  isOfMode,
  readSetting,
  writeSetting,
  type OfferedSetting,
} from '../../settings/settings.ts';
import { table } from '../../settings/table.ts';
import { Dialog } from '../widgets/dialog.tsx';
import type { ModeOverlay } from '../modeOverlay.ts';
import type { PartProps } from '../part.ts';
import type { DialogId } from '../shell/savedUi.ts';
import type { PanelProps } from '../widgets/lazyDialog.tsx';
import { ScreensSettings } from './screensSettings.tsx';
import { Checkbox, Select } from '../widgets/fields.tsx';
import './settings.css';

interface SettingsProps extends PanelProps {
  readonly mode: ModeOverlay;
  openDialog(dialog: DialogId): void;
}

/** The settings dialog, with buttons that lead to other dialogs. Changes apply immediately. */
export function Settings(props: SettingsProps): JSX.Element {
  const ui = () => props.words.ui;
  const others = () =>
    [
      ['gallery', ui().choosePuzzle],
      ['text', ui().openText],
      ['search', props.words.search.title],
      ['experiments', props.words.experiments.title],
    ] as const;
  const isOffered = ({ name }: OfferedSetting): boolean =>
    isOfMode(table[name], props.model.mode) && (name !== 'captions' || !!props.mode.hasCaptions);
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

/** The control for a setting: a box to check, a list to choose from, or a box for each of several values. */
function SettingControl(props: PartProps & { readonly setting: OfferedSetting }): JSX.Element {
  const labels = () => labelsIn(props.model.choices.lang)(props.setting.name);
  const { name, range } = props.setting;
  const value = () => writeSetting(name, props.model.choices.settings[name]);
  const choose = (text: string): void => props.commands.choose(readSetting(name, text));
  if (range.kind === 'flag')
    return (
      <Checkbox
        label={labels().title}
        hint={name === 'captions' ? props.words.settings.captionsHint(READABLE_PACE) : undefined}
        value={value() === '1'}
        choose={(isOn) => choose(isOn ? '1' : '0')}
      />
    );
  if (range.kind === 'some') {
    const chosen = () => value().split(',');
    const toggled = (one: string): string =>
      range.values.filter((known) => chosen().includes(known) !== (known === one)).join() ||
      range.none;
    return (
      <Several title={labels().title} hint={labels().hint}>
        <For each={range.values}>
          {(one) => (
            <Checkbox
              label={labels().of(one)}
              value={chosen().includes(one)}
              choose={() => choose(toggled(one))}
            />
          )}
        </For>
      </Several>
    );
  }
  // A number of an address may be none of those that are offered.
  const options = () => [...new Set([...valuesOf(range), value()])];
  return (
    <Select
      label={labels().title}
      value={value()}
      options={options().map((one) => ({ value: one, text: labels().of(one) }))}
      choose={choose}
    />
  );
}

/** Some checkboxes of which any can be chosen, folded away. */
function Several(props: {
  readonly title: string;
  readonly hint: string | undefined;
  readonly children: JSX.Element;
}): JSX.Element {
  const hint = createUniqueId();
  return (
    <details>
      <summary>{props.title}</summary>
      <fieldset aria-label={props.title} aria-describedby={hint}>
        <p id={hint} class="hint">
          {props.hint}
        </p>
        <div class="choices">{props.children}</div>
      </fieldset>
    </details>
  );
}
