import { createUniqueId, For, type JSX } from 'solid-js';
import { partTitle } from '../settings/labels.ts';
import { schema } from '../settings/schema.ts';
import { Checkbox } from './checkbox.tsx';
import type { PartProps } from './part.ts';
import './programme.css';
import { Select } from './select.tsx';

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
  const minutes = () => {
    const { minutes: chosen } = programme();
    const { offered } = schema.minutes;
    return chosen === 'auto' ? offered : withChosen(offered, chosen);
  };
  return (
    <details class="programme">
      <summary>{say().title}</summary>
      <p class="hint">{say().hint}</p>
      <Group title={say().parts} hint={say().partsHint}>
        <For each={schema.play.values}>
          {(part) => (
            <Checkbox
              label={partTitle(part, props.words)}
              value={programme().parts.includes(part)}
              choose={() => choose({ parts: toggled(schema.play.values, programme().parts, part) })}
            />
          )}
        </For>
      </Group>
      <Group title={say().themes} hint={say().themesHint}>
        <For each={schema.themes.values}>
          {(theme) => (
            <Checkbox
              label={props.words.themes[theme]}
              value={programme().themes.includes(theme)}
              choose={() =>
                props.commands.choose({
                  theme: 'auto',
                  programme: {
                    ...programme(),
                    themes: toggled(schema.themes.values, programme().themes, theme),
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
        <For each={schema.interludes.values}>
          {(id) => (
            <Checkbox
              label={say().interlude[id]}
              value={programme().interludes.includes(id)}
              choose={() =>
                choose({
                  interludes: toggled(schema.interludes.values, programme().interludes, id),
                })
              }
            />
          )}
        </For>
      </Group>
      <Select
        label={say().every}
        value={String(programme().every)}
        options={withChosen(schema.every.offered, programme().every).map((boards) => ({
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
