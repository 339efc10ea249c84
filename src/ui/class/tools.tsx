import { For, type JSX } from 'solid-js';
import { Button } from '../button.tsx';
import { MoreIcon, PathIcon, SoundIcon } from '../icons.tsx';
import { keyNames } from '../keyNames.ts';
import { Menu } from '../menu.tsx';
import type { ClassProps } from './props.ts';

/** The ways to everything else. */
export function Tools(props: ClassProps): JSX.Element {
  const say = () => props.words.classroom;
  /** What is seldom needed: the bar has no room for all of it. */
  const more = () => {
    const { ui, search, sheets } = props.words;
    const named = (text: string, key: string): string => `${text} (${key})`;
    return [
      { text: named(sheets.title, 'Shift P'), run: () => props.act.toggleSheets() },
      { text: named(ui.gallery, keyNames.gallery), run: () => props.gallery() },
      { text: named(search.title, keyNames.search), run: () => props.search() },
      {
        text: named(props.model.fullscreen ? ui.window : ui.fullscreen, keyNames.fullscreen),
        run: () => props.commands.fullscreen(),
      },
      { text: ui.settings, run: () => props.settings() },
      { text: named(ui.help, keyNames.help), run: () => props.help() },
    ];
  };
  return (
    <div class="tools">
      <Button
        {...props}
        label={props.words.lesson.title}
        shortcut={{ key: 'L', does: props.words.lesson.hint }}
        pressed={props.moment.lesson !== undefined}
        press={() => props.act.toggleLesson()}
      >
        <PathIcon
          strokes="M12 7v12.5M12 7c-2-1.6-4.6-2.2-8-2v12.5c3.4-.2 6 .4 8 2 2-1.6 4.6-2.2 8-2V5c-3.4-.2-6 .4-8 2z"
          fills=""
        />
      </Button>
      <Button
        {...props}
        label={say().code}
        shortcut={{ key: 'Q', does: say().codeHint }}
        pressed={props.cover === 'code'}
        press={() => props.act.toggleCode()}
      >
        <PathIcon
          strokes="M4.5 4.5h5v5h-5zM14.5 4.5h5v5h-5zM4.5 14.5h5v5h-5z"
          fills="M14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5z"
        />
      </Button>
      <Button
        {...props}
        label={props.words.practice.name}
        shortcut={{ key: 'H', does: props.words.practice.hint }}
        pressed={props.hand.isOn}
        press={() => props.act.toggleHand()}
      >
        <PathIcon
          strokes="M9 12.5V5.2a1.5 1.5 0 0 1 3 0v5.3l5.2 1.2a2 2 0 0 1 1.5 2.3l-.9 4.2a2.4 2.4 0 0 1-2.3 1.8h-3.9a2.4 2.4 0 0 1-1.9-.9l-4.2-5.3a1.4 1.4 0 0 1 2.1-1.8z"
          fills=""
        />
      </Button>
      <Button
        {...props}
        label={props.words.asking.name}
        shortcut={{ key: 'A', does: props.words.asking.hint }}
        pressed={props.asking.isOn}
        press={() => props.act.toggleAsking()}
      >
        <PathIcon
          strokes="M8.5 9a3.5 3.5 0 1 1 5.3 3c-1.2.8-1.8 1.5-1.8 3"
          fills="M12 17.3a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z"
        />
      </Button>
      <Button
        {...props}
        label={props.words.sound.name}
        shortcut={{ key: 'U', does: props.words.sound.one }}
        pressed={props.hasSound}
        press={() => props.act.toggleSound()}
      >
        <SoundIcon />
      </Button>
      <Button
        {...props}
        label={say().noWords}
        shortcut={{ key: 'W', does: say().noWordsHint }}
        pressed={!props.view.hasWords}
        press={() => props.act.toggleWords()}
      >
        <PathIcon strokes="M5 5.5h14v9.5h-8L7 18.5V15H5zM3.5 20.5l17-17" fills="" />
      </Button>
      <Button
        {...props}
        label={say().focus}
        shortcut={{ key: 'Z', does: say().focusHint }}
        pressed={props.view.focus !== undefined}
        press={() => props.act.turnFocus()}
      >
        <PathIcon
          strokes="M4 8.5V5h3.5M16.5 5H20v3.5M20 15.5V19h-3.5M7.5 19H4v-3.5"
          fills="M8.5 9h7v6h-7z"
        />
      </Button>
      <For each={props.entrances.filter(({ id }) => id === props.model.mode)}>
        {(mode) => {
          const said = () => mode.words(props.model.choices.lang);
          return (
            <Button
              {...props}
              label={said().title}
              shortcut={{ key: mode.key, does: said().whatKeyDoes }}
              pressed={true}
              press={() => props.commands.switchMode(mode.id)}
            >
              <PathIcon {...mode.icon} />
            </Button>
          );
        }}
      </For>
      <Menu label={say().more} class="class-more" items={more()}>
        <MoreIcon />
      </Menu>
    </div>
  );
}
