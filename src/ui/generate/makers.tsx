import type { GenerateProps, KeptPuzzle } from './model.ts';
import { Show, type JSX } from 'solid-js';
import { Button } from '../widgets/button.tsx';
import {
  CloseIcon,
  PathIcon,
  SaveIcon,
  SearchIcon,
  SettingsIcon,
  StartIcon,
} from '../widgets/icons.tsx';
import { Menu } from '../widgets/menu.tsx';
import type { ControlProps } from '../modeOverlay.ts';
import { raceEntrance } from '../race/entrance.ts';
import { saveFile } from '../widgets/saveFile.ts';

/** What can be done with a puzzle that is made. */
export function Makers(props: ControlProps & GenerateProps): JSX.Element {
  const say = () => props.words.generate;
  const isDone = () => props.making.score === 0;
  const canStop = () => props.making.isWorking && props.making.work?.kind === 'examination';
  const copy = async (content: string | Promise<string>): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await content);
      props.commands.say(say().copied);
    } catch {
      props.commands.say(say().notCopied);
    }
  };
  const save = (text: string): void =>
    saveFile(new Blob([text], { type: 'text/plain' }), 'fitful-puzzle.txt');
  /** An item of the menu that does something with the finished puzzle. */
  const keeping = (text: string, use: (kept: KeptPuzzle) => unknown) => {
    const run = (): void => {
      const kept = props.make.keep();
      if (kept) use(kept);
    };
    return { text, disabled: !isDone(), run };
  };
  return (
    <div class="makers">
      <Show when={canStop()}>
        <Button
          label={say().stop}
          shortcut={{ key: 'X', does: say().stopHint }}
          press={() => props.make.stop()}
        >
          <CloseIcon />
        </Button>
      </Show>
      <Button label={say().how} press={() => props.openDialog('search')}>
        <SettingsIcon />
      </Button>
      <Button
        label={say().again}
        shortcut={{ key: 'A', does: say().againHint }}
        press={() => props.make.again()}
      >
        <StartIcon />
      </Button>
      <Button
        label={say().solve}
        shortcut={{ key: 'V', does: say().solveHint }}
        disabled={!isDone()}
        press={() => props.make.solve()}
      >
        <SearchIcon />
      </Button>
      <Button label={say().race} disabled={!isDone()} press={() => props.make.race()}>
        <PathIcon {...raceEntrance.icon} />
      </Button>
      <Menu
        class="upwards"
        label={say().keep}
        items={[
          keeping(say().copyText, ({ text }) => copy(text)),
          keeping(say().copyLink, ({ link }) => copy(link)),
          keeping(say().saveText, ({ text }) => save(text)),
          ...(props.making.divisions === undefined
            ? []
            : [{ text: say().copyDivisions, run: () => void copy(`${props.making.divisions}`) }]),
        ]}
      >
        <SaveIcon />
        <span class="caption">{say().keep}</span>
      </Menu>
    </div>
  );
}
