import { createUniqueId, For, type JSX } from 'solid-js';
import { interludeIds, programmeParts, type ProgrammePart } from '../puzzle/programme.ts';
import { themes, type ThemeId } from '../theme/index.ts';
import { Checkbox } from './checkbox.tsx';
import type { PartProps } from './part.ts';
import './programme.css';
import { Select } from './select.tsx';

/** The minutes to choose from. */
const MINUTES = [1, 2, 5, 10, 30];
/** The numbers of boards between interludes to choose from. */
const BOARDS = [1, 2, 3, 5, 10, 20];

/** A list of names with one added to it or taken from it, in the order of those known. */
const toggled = <Name extends string>(
  known: readonly Name[],
  chosen: readonly Name[],
  name: Name,
): readonly Name[] => known.filter((one) => chosen.includes(one) !== (one === name));

/** The numbers to choose from, and the one that is chosen. */
const withChosen = (numbers: readonly number[], chosen: number): readonly number[] =>
  [...new Set([...numbers, chosen])].toSorted((a, b) => a - b);

/** What is shown while nobody is in control. */
export function ProgrammeSettings(props: PartProps): JSX.Element {
  const say = () => props.words.programme;
  const programme = () => props.model.choices.programme;
  const choose = (wishes: Partial<ReturnType<typeof programme>>): void =>
    props.commands.choose({ programme: { ...programme(), ...wishes } });
  const themeIds = Object.keys(themes) as ThemeId[];
  const nameOf = (part: ProgrammePart): string => {
    const words = say();
    return part in props.words.gallery.groups
      ? props.words.gallery.groups[part as keyof typeof props.words.gallery.groups]
      : words[part as 'squares' | 'triangles' | 'hexagons' | 'impossible'];
  };
  const minutes = () => {
    const { minutes: chosen } = programme();
    return chosen === 'auto' ? MINUTES : withChosen(MINUTES, chosen);
  };
  return (
    <details class="programme">
      <summary>{say().title}</summary>
      <p class="hint">{say().hint}</p>
      <Group title={say().parts} hint={say().partsHint}>
        <For each={programmeParts}>
          {(part) => (
            <Checkbox
              label={nameOf(part)}
              value={programme().parts.includes(part)}
              choose={() => choose({ parts: toggled(programmeParts, programme().parts, part) })}
            />
          )}
        </For>
      </Group>
      <Group title={say().themes} hint={say().themesHint}>
        <For each={themeIds}>
          {(theme) => (
            <Checkbox
              label={props.words.themes[theme]}
              value={programme().themes.includes(theme)}
              choose={() =>
                props.commands.choose({
                  theme: 'auto',
                  programme: {
                    ...programme(),
                    themes: toggled(themeIds, programme().themes, theme),
                  },
                })
              }
            />
          )}
        </For>
      </Group>
      <Select
        label={say().minutes}
        value={String(programme().minutes)}
        options={[
          { value: 'auto', text: say().automatic },
          ...minutes().map((one) => ({ value: String(one), text: say().stays(one) })),
        ]}
        choose={(value) => choose({ minutes: value === 'auto' ? value : Number(value) })}
      />
      <Group title={say().interludes} hint={say().interludesHint}>
        <For each={interludeIds}>
          {(id) => (
            <Checkbox
              label={say().interlude[id]}
              value={programme().interludes.includes(id)}
              choose={() =>
                choose({ interludes: toggled(interludeIds, programme().interludes, id) })
              }
            />
          )}
        </For>
      </Group>
      <Select
        label={say().every}
        value={String(programme().every)}
        options={withChosen(BOARDS, programme().every).map((boards) => ({
          value: String(boards),
          text: say().boards(boards),
        }))}
        choose={(value) => choose({ every: Number(value) })}
      />
    </details>
  );
}

/** Some checkboxes of which any can be chosen. */
function Group(props: {
  readonly title: string;
  readonly hint: string;
  readonly children: JSX.Element;
}): JSX.Element {
  const hint = createUniqueId();
  return (
    <fieldset aria-describedby={hint}>
      <legend>{props.title}</legend>
      <p id={hint} class="hint">
        {props.hint}
      </p>
      <div class="choices">{props.children}</div>
    </fieldset>
  );
}
