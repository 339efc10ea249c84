import { Show, type JSX } from 'solid-js';
import { READABLE_PACE } from '../play/tempo.ts';
import { schema } from '../settings/schema.ts';
import { languages, words } from '../words/index.ts';
import { Dialog } from './dialog.tsx';
import type { ModeOverlay } from './modeOverlay.ts';
import type { PartProps } from './part.ts';
import { ProgrammeSettings } from './programmeSettings.tsx';
import { ScreensSettings } from './screensSettings.tsx';
import { Select } from './select.tsx';
import { Checkbox } from './checkbox.tsx';

interface SettingsProps extends PartProps {
  readonly mode: ModeOverlay;
  readonly open: boolean;
  close(): void;
  gallery(): void;
  openText(): void;
  search(): void;
  experiments(): void;
}

/** The settings dialog, with buttons that lead to other dialogs. Changes apply immediately. */
export function Settings(props: SettingsProps): JSX.Element {
  const ui = () => props.words.ui;
  const choices = () => props.model.choices;
  return (
    <Dialog
      open={props.open}
      title={ui().settings}
      closing={ui().close}
      class="settings"
      close={() => props.close()}
    >
      <button type="button" class="wide" onClick={() => props.gallery()}>
        {ui().choosePuzzle}…
      </button>
      <button type="button" class="wide" onClick={() => props.openText()}>
        {ui().openText}…
      </button>
      <button type="button" class="wide" onClick={() => props.search()}>
        {props.words.search.title}…
      </button>
      <button type="button" class="wide" onClick={() => props.experiments()}>
        {props.words.experiments.title}…
      </button>
      <Select
        label={ui().theme}
        value={choices().themesTakeTurns ? 'auto' : choices().theme}
        options={schema.theme.values.map((id) => ({
          value: id,
          text: id === 'auto' ? props.words.programme.takeTurns : props.words.themes[id],
        }))}
        choose={(theme) => props.commands.choose({ theme })}
      />
      <Select
        label={ui().languageChoice}
        value={choices().lang}
        options={languages.map((id) => ({ value: id, text: words(id).language }))}
        choose={(lang) => props.commands.choose({ lang })}
      />
      <Checkbox
        label={ui().letters}
        value={choices().letters}
        choose={(letters) => props.commands.choose({ letters })}
      />
      <Show when={props.mode.hasCaptions}>
        <Checkbox
          label={ui().captions}
          hint={ui().captionsHint(READABLE_PACE)}
          value={choices().captions}
          choose={(captions) => props.commands.choose({ captions })}
        />
      </Show>
      <Show when={props.mode.about !== undefined}>
        <Checkbox
          label={ui().titles}
          value={choices().titles}
          choose={(titles) => props.commands.choose({ titles })}
        />
      </Show>
      <Show when={'wakeLock' in navigator}>
        <Checkbox
          label={ui().awake}
          hint={ui().awakeHint}
          value={choices().awake}
          choose={(awake) => props.commands.choose({ awake })}
        />
      </Show>
      <Checkbox
        label={ui().leave}
        hint={ui().leaveHint}
        value={choices().leave}
        choose={(leave) => props.commands.choose({ leave })}
      />
      <Show when={props.mode.hasProgramme}>
        <ProgrammeSettings {...props} />
      </Show>
      <ScreensSettings {...props} />
    </Dialog>
  );
}
