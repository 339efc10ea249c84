import { lateWords } from '../../words/index.ts';
import type { RaceProps } from './model.ts';
import { Show, type JSX, createSignal } from 'solid-js';
import type { Until } from '../../run/until.ts';
import { Button } from '../widgets/button.tsx';
import {
  AddIcon,
  ChartsIcon,
  ExperimentsIcon,
  MistakesIcon,
  SaveIcon,
  TableIcon,
  TreesIcon,
  WindowIcon,
} from '../widgets/icons.tsx';
import { SoundButton } from '../sound/soundButton.tsx';
import { HeatFields } from './heat/choose.tsx';
import { Menu } from '../widgets/menu.tsx';
import type { Strip } from './strip.tsx';
import type { SavedFormat } from './charts/saving.ts';
import { Select, TextField, wholeNumber } from '../widgets/fields.tsx';

interface BarProps extends RaceProps {
  readonly isFull: boolean;
  readonly strip: Strip;
  setStrip(strip: Strip): void;
  save(format: SavedFormat): void;
  /** Opens the dialog about two trees, where panes have trees. */
  readonly compareTrees: (() => void) | undefined;
}

/** The initial number of steps when the race is to end after one. */
const STEPS = 100_000;

/** The settings and actions of a race. */
export function Bar(props: BarProps): JSX.Element {
  const say = () => props.words.race;
  const race = () => props.raceCommands;
  const until = (): 'first' | 'all' | 'steps' => {
    const chosen = props.race.until;
    return typeof chosen === 'number' ? 'steps' : chosen;
  };
  const choices = { first: 'first', all: 'all', steps: STEPS } satisfies Record<string, Until>;
  const toggle = (strip: Strip): void => props.setStrip(props.strip === strip ? undefined : strip);
  return (
    <div class="bar leaves" role="group" aria-label={say().bar}>
      <div
        class="terms unlabelled"
        onChange={({ target }) => {
          // After a choice with the mouse, keys keep their usual meaning.
          if (target instanceof HTMLElement && !target.matches(':focus-visible')) target.blur();
        }}
      >
        <Select
          label={say().equal}
          value={props.race.equal}
          options={(['steps', 'time'] as const).map((value) => ({
            value,
            text: say().equals[value],
          }))}
          choose={(equal) => race().equal(equal)}
        />
        <Select
          label={say().until}
          value={until()}
          options={props.race.kind.untils(props.words)}
          choose={(value) => race().until(choices[value])}
        />
        <Show when={typeof props.race.until === 'number' && props.race.until}>
          {(steps) => (
            <UntilSteps
              label={say().untilSteps}
              wrong={say().wrongSteps}
              value={steps()}
              choose={(steps) => race().until(steps)}
            />
          )}
        </Show>
        <Show when={props.race.problem}>
          <HeatFields {...props} />
        </Show>
      </div>
      <div class="deeds">
        <Button label={say().add} disabled={props.isFull} press={() => race().add()}>
          <AddIcon />
        </Button>
        <Button
          label={say().charts}
          pressed={props.strip === 'charts'}
          press={() => toggle('charts')}
        >
          <ChartsIcon />
        </Button>
        <Show when={props.race.kind.meters}>
          <Button
            label={say().mistakes}
            pressed={props.strip === 'mistakes'}
            press={() => toggle('mistakes')}
          >
            <MistakesIcon />
          </Button>
        </Show>
        <Button label={say().table} pressed={props.strip === 'table'} press={() => toggle('table')}>
          <TableIcon />
        </Button>
        <Show when={props.compareTrees}>
          {(compare) => (
            <Button
              label={lateWords(props.words).twoTrees.title}
              disabled={props.race.panes.length < 2}
              press={compare()}
            >
              <TreesIcon />
            </Button>
          )}
        </Show>
        <Show when={props.race.kind.isTold}>
          <SoundButton words={props.words} sound={props.sound} heard="several" />
        </Show>
        <Button label={say().experiments} press={() => props.openDialog('experiments')}>
          <ExperimentsIcon />
        </Button>
        <Menu
          class="save"
          label={say().save}
          items={[
            { text: say().saveCsv, run: () => props.save('csv') },
            { text: say().savePng, run: () => props.save('png') },
            { text: say().saveSvg, run: () => props.save('svg') },
          ]}
        >
          <SaveIcon />
          <span class="caption">{say().save}</span>
        </Menu>
        <Button label={say().leave} press={() => race().leave()}>
          <WindowIcon />
        </Button>
      </div>
    </div>
  );
}

interface UntilStepsProps {
  readonly label: string;
  /** The error sentence for other input, given the largest number. */
  readonly wrong: (most: number) => string;
  readonly value: number;
  choose(steps: number): void;
}

/** A field for a number of steps, at least 1; other input shows what is expected. */
function UntilSteps(props: UntilStepsProps): JSX.Element {
  const [isWrong, setWrong] = createSignal(false);
  return (
    <TextField
      label={props.label}
      value={`${props.value}`}
      wrong={isWrong() ? props.wrong(Number.MAX_SAFE_INTEGER) : undefined}
      {...wholeNumber(1, Number.MAX_SAFE_INTEGER)}
      onInput={({ currentTarget: input }) => {
        if (input.validity.valid) setWrong(false);
      }}
      onChange={({ currentTarget: input }) => {
        setWrong(!input.validity.valid);
        if (input.validity.valid) props.choose(input.valueAsNumber);
      }}
    />
  );
}
