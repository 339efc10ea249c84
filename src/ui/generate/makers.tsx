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
import type { StatusLineProps } from '../modeOverlay.ts';
import { raceEntrance } from '../race/entrance.ts';
import { saveFile } from '../widgets/saveFile.ts';

/** What can be done with a puzzle that is made. */
export function Makers(props: StatusLineProps & GenerateProps): JSX.Element {
  const say = () => props.words.generate;
  const isDone = () => props.making.score === 0;
  const canStop = () => props.making.isWorking && props.making.work?.kind === 'examination';
  const copy = async (content: () => string | Promise<string> | undefined): Promise<void> => {
    const copied = content();
    if (copied === undefined) return;
    try {
      await navigator.clipboard.writeText(await copied);
      props.commands.say(say().copied);
    } catch {
      props.commands.say(say().notCopied);
    }
  };
  const copyKept = (content: (its: KeptPuzzle) => string | Promise<string>): void =>
    void copy(() => {
      const kept = props.make.keep();
      return kept && content(kept);
    });
  const save = (): void => {
    const kept = props.make.keep();
    if (kept) saveFile(new Blob([kept.text], { type: 'text/plain' }), 'fitful-puzzle.txt');
  };
  return (
    <div class="makers">
      <Show when={canStop()}>
        <Button
          label={say().stop}
          words={props.words}
          shortcut={{ key: 'X', does: say().stopHint }}
          press={() => props.make.stop()}
        >
          <CloseIcon />
        </Button>
      </Show>
      <Button label={say().how} words={props.words} press={() => props.openDialog('search')}>
        <SettingsIcon />
      </Button>
      <Button
        label={say().again}
        words={props.words}
        shortcut={{ key: 'A', does: say().againHint }}
        press={() => props.make.again()}
      >
        <StartIcon />
      </Button>
      <Button
        label={say().solve}
        words={props.words}
        shortcut={{ key: 'V', does: say().solveHint }}
        disabled={!isDone()}
        press={() => props.make.solve()}
      >
        <SearchIcon />
      </Button>
      <Button
        label={say().race}
        words={props.words}
        disabled={!isDone()}
        press={() => props.make.race()}
      >
        <PathIcon {...raceEntrance.icon} />
      </Button>
      <Menu
        class="upwards"
        label={say().keep}
        items={[
          { text: say().copyText, disabled: !isDone(), run: () => copyKept(({ text }) => text) },
          { text: say().copyLink, disabled: !isDone(), run: () => copyKept(({ link }) => link) },
          { text: say().saveText, disabled: !isDone(), run: save },
          ...(props.making.divisions === undefined
            ? []
            : [
                {
                  text: say().copyDivisions,
                  run: () => void copy(() => `${props.making.divisions}`),
                },
              ]),
        ]}
      >
        <SaveIcon />
        <span class="caption">{say().keep}</span>
      </Menu>
    </div>
  );
}
