import { For, type Component, type JSX } from 'solid-js';
import { lateWords, type Words } from '../../../words/index.ts';
import { Button } from '../../widgets/button.tsx';
import { icon, MoreIcon, PathIcon, SoundIcon } from '../../widgets/icons.tsx';
import type { KeyGroup } from '../../modeEntrance.ts';
import { pageKeys } from '../../shell/pageKeys.ts';
import { Menu } from '../../widgets/menu.tsx';
import {
  focusOf,
  switchPractice,
  switchQuestions,
  toggleCover,
  toggleWords,
  turnFocus,
} from '../actions.ts';
import { classEntrance } from '../entrance.ts';
import { isPractising } from '../practice/practice.ts';
import { isAsking } from '../questions/questions.ts';
import type { ClassProps, ClassState } from '../state.ts';

/** A button that is pressed while something is on. */
interface Tool {
  readonly key: string;
  /** Where its key is listed. */
  readonly group: KeyGroup;
  /** What its key does, in the list. */
  readonly does: (words: Words) => string;
  readonly words: (words: Words) => readonly [label: string, hint: string];
  readonly Icon: Component;
  readonly isOn: (state: ClassState) => boolean;
  readonly press: (state: ClassState) => void;
}

export const tools: readonly Tool[] = [
  {
    key: 'L',
    group: 'closer',
    does: ({ lesson }) => lesson.hint,
    words: ({ lesson }) => [lesson.title, lesson.hint],
    Icon: icon({
      strokes:
        'M12 7v12.5M12 7c-2-1.6-4.6-2.2-8-2v12.5c3.4-.2 6 .4 8 2 2-1.6 4.6-2.2 8-2V5c-3.4-.2-6 .4-8 2z',
    }),
    isOn: ({ moment }) => moment.lesson !== undefined,
    press: ({ lesson }) => lesson.toggle(),
  },
  {
    key: 'Q',
    group: 'page',
    does: ({ keyList }) => keyList.class.code,
    words: ({ classroom }) => [classroom.code, classroom.codeHint],
    Icon: icon({
      strokes: 'M4.5 4.5h5v5h-5zM14.5 4.5h5v5h-5zM4.5 14.5h5v5h-5z',
      fills: 'M14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5z',
    }),
    isOn: (state) => state.cover === 'code',
    press: (state) => toggleCover(state, 'code'),
  },
  {
    key: 'H',
    group: 'closer',
    does: ({ practice }) => practice.hint,
    words: ({ practice }) => [practice.name, practice.hint],
    Icon: icon({
      strokes:
        'M9 12.5V5.2a1.5 1.5 0 0 1 3 0v5.3l5.2 1.2a2 2 0 0 1 1.5 2.3l-.9 4.2a2.4 2.4 0 0 1-2.3 1.8h-3.9a2.4 2.4 0 0 1-1.9-.9l-4.2-5.3a1.4 1.4 0 0 1 2.1-1.8z',
    }),
    isOn: isPractising,
    press: switchPractice,
  },
  {
    key: 'A',
    group: 'closer',
    does: ({ keyList }) => keyList.class.asking,
    words: (all) => {
      const { asking } = lateWords(all);
      return [asking.name, asking.hint];
    },
    Icon: icon({
      strokes: 'M8.5 9a3.5 3.5 0 1 1 5.3 3c-1.2.8-1.8 1.5-1.8 3',
      fills: 'M12 17.3a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
    }),
    isOn: isAsking,
    press: switchQuestions,
  },
  {
    key: 'U',
    group: 'closer',
    does: ({ keyList }) => keyList.sound,
    words: ({ sound }) => [sound.name, sound.one],
    Icon: SoundIcon,
    isOn: ({ sound }) => sound.isOn,
    press: ({ sound }) => sound.toggle(),
  },
  {
    key: 'W',
    group: 'page',
    does: ({ keyList }) => keyList.class.noWords,
    words: ({ classroom }) => [classroom.noWords, classroom.noWordsHint],
    Icon: icon({ strokes: 'M5 5.5h14v9.5h-8L7 18.5V15H5zM3.5 20.5l17-17' }),
    isOn: ({ hasWords }) => !hasWords,
    press: toggleWords,
  },
  {
    key: 'Z',
    group: 'page',
    does: ({ keyList }) => keyList.class.focus,
    words: ({ classroom }) => [classroom.focus, classroom.focusHint],
    Icon: icon({
      strokes: 'M4 8.5V5h3.5M16.5 5H20v3.5M20 15.5V19h-3.5M7.5 19H4v-3.5',
      fills: 'M8.5 9h7v6h-7z',
    }),
    isOn: (state) => focusOf(state) !== undefined,
    press: turnFocus,
  },
];

/** The buttons for everything else; a menu has those that are seldom needed. */
export function Tools(props: ClassProps): JSX.Element {
  const texts = () => classEntrance.texts(props.words);
  const more = () => {
    const { ui, search } = props.words;
    const { program, sheets } = lateWords(props.words);
    const named = (text: string, key: string): string => `${text} (${key})`;
    return [
      {
        text: named(program.title, 'Shift O'),
        run: () => void (props.state.isProgramOpen = true),
      },
      { text: named(sheets.title, 'Shift P'), run: () => toggleCover(props.state, 'sheets') },
      { text: named(ui.gallery, pageKeys.gallery.key), run: () => props.openDialog('gallery') },
      { text: named(search.title, pageKeys.search.key), run: () => props.openDialog('search') },
      {
        text: named(props.model.fullscreen ? ui.window : ui.fullscreen, pageKeys.fullscreen.key),
        run: () => props.commands.fullscreen(),
      },
      { text: ui.settings, run: () => props.openDialog('settings') },
      { text: named(ui.help, pageKeys.help.key), run: () => props.openDialog('help') },
    ];
  };
  return (
    <div class="tools">
      <For each={tools}>
        {({ key, words, Icon, isOn, press }) => (
          <Button
            {...props}
            label={words(props.words)[0]}
            shortcut={{ key, does: words(props.words)[1] }}
            pressed={isOn(props.state)}
            press={() => press(props.state)}
          >
            <Icon />
          </Button>
        )}
      </For>
      <Button
        {...props}
        label={texts().title}
        shortcut={{ key: classEntrance.key, does: texts().whatKeyDoes }}
        pressed
        press={() => props.commands.switchMode(classEntrance.id)}
      >
        <PathIcon {...classEntrance.icon} />
      </Button>
      <Menu label={props.words.classroom.more} class="class-more upwards" items={more()}>
        <MoreIcon />
      </Menu>
    </div>
  );
}
