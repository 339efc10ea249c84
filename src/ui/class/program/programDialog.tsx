import { lateWords } from '../../../words/index.ts';
import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import { programLanguages, type ProgramLanguage } from '../../../teach/program/index.ts';
import { programOf } from '../../../teach/program/program.ts';
import { Dialog } from '../../widgets/dialog.tsx';
import { Select } from '../../widgets/fields.tsx';
import { saveFile } from '../../widgets/saveFile.ts';
import type { ClassProps } from '../state.ts';
import './program.css';

const languages = Object.keys(programLanguages) as ProgramLanguage[];

/** The search on show as a program, to be copied or saved. */
export function ProgramDialog(props: ClassProps): JSX.Element {
  return (
    <Dialog
      open={props.state.isProgramOpen}
      title={lateWords(props.words).program.title}
      words={props.words}
      class="program-dialog"
      close={() => (props.state.isProgramOpen = false)}
    >
      <Show when={props.state.isProgramOpen}>
        <Content {...props} />
      </Show>
    </Dialog>
  );
}

function Content(props: ClassProps): JSX.Element {
  const say = () => lateWords(props.words).program;
  const [language, choose] = createSignal<ProgramLanguage>('python');
  const [news, tell] = createSignal('');
  const writer = () => programLanguages[language()];
  const program = createMemo(() => programOf(props.moment.problem, props.moment.search));
  const text = createMemo(() => {
    const made = program();
    return made && writer().write(made, props.model.neutralTitle, say().comments);
  });
  const copy = async (): Promise<void> => {
    tell('');
    try {
      await navigator.clipboard.writeText(text()!);
      tell(say().copied);
    } catch {
      tell(say().notCopied);
    }
  };
  const save = (): void => {
    const name = `fitful-${props.model.choices.puzzle ?? 'puzzle'}.${writer().ending}`;
    saveFile(new Blob([text()!], { type: 'text/plain' }), name);
  };
  return (
    <Show
      when={text()}
      fallback={<p>{say().none(props.words.orders[props.moment.search.order].name)}</p>}
    >
      {(shown) => (
        <div class="program">
          <p>
            {program()!.rulesLeftOut.length > 0
              ? say().comments.rulesLeftOut(program()!.rulesLeftOut)
              : say().about}
            <Show when={program()!.countsImages}> {say().comments.countsImages}</Show>
          </p>
          <Select
            label={say().language}
            value={language()}
            options={languages.map((value) => ({ value, text: programLanguages[value].name }))}
            choose={(chosen) => {
              tell('');
              choose(chosen);
            }}
          />
          {/* It may have to be scrolled, with keys too. */}
          <pre
            class="box"
            tabindex="0"
            role="group"
            aria-label={say().text(writer().name)}
            lang="en"
          >
            {shown()}
          </pre>
          <div class="actions">
            <p class="news" role="status">
              {news()}
            </p>
            <button type="button" onClick={() => void copy()}>
              {say().copy}
            </button>
            <button type="button" onClick={save}>
              {say().save}
            </button>
          </div>
        </div>
      )}
    </Show>
  );
}
